/** Authenticates the caller of a call that is not public: a user with a session, or a key of the public API. */
import { ApiError } from '#schema/errors.ts';
import { modulesOf, type Row } from '#schema/kit/endpoint.ts';
import type { Language } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { revokedTokens } from './auth.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import type { OrgId, Store } from '../store/port.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { CallFacts, Claims, Context, Dependencies, KeyContext } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';

/** The caller's part of the context. */
export type Own = Pick<Context, 'me' | 'claims' | 'listening'> | Pick<KeyContext, 'key'>;

/** An authenticated caller, who is admitted again inside every transaction. */
export interface Caller {
  readonly org: OrgId;
  /** Raises 401 or 403 if the caller may not (or no longer) make the call. */
  readonly admit: (store: Store) => Promise<Own>;
}

/** A call before authentication. */
export interface Calling {
  /** Its credential, and the signal that aborts when the page disconnects. */
  readonly received: Pick<Request, 'headers' | 'signal'>;
  readonly row: Row;
  readonly facts: CallFacts;
  readonly dependencies: Dependencies;
}

/** The id of the caller, under which repeated calls are recognised. */
export const actorOf = (own: Own): string => ('me' in own ? own.me.id : own.key.id);

/** Raises 403 if all modules of a row are off. */
export async function expectOn(store: Store, row: Row, language: Language): Promise<void> {
  const flags = modulesOf(row);
  if (flags.length === 0) return;
  const isOn = await switchesOf(store, flags);
  if (!flags.some(isOn)) throw domainError('module_off', language);
}

const bearerOf = ({ headers }: Calling['received']): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];

/** Authenticates the user of a session; raises 401. */
export async function personCalling({ received, row, facts, dependencies }: Calling): Promise<Caller> {
  const { language } = facts;
  const token = bearerOf(received) ?? '';
  const claims: Claims | undefined =
    token === '' ? undefined : await dependencies.tokens.verify(token, facts.now);
  if (claims === undefined) throw domainError('unauthorized', language);

  async function admitted(store: Store, { userId, epoch, tokenId }: Claims): Promise<Context['me']> {
    const {
      rows: [me],
    } = await store.list(users, { where: { id: userId } });
    if (me === undefined || !me.active || me.tokenEpoch !== epoch)
      throw domainError('unauthorized', language);
    const { rows: voided } = await store.list(revokedTokens, { where: { id: tokenId } });
    if (voided.length > 0 || isOver(me, dependencies.clock())) throw domainError('unauthorized', language);
    if (row.can === 'public' || row.can === 'apiKey') throw domainError('unauthorized', language);
    if (!may(me.userType, row.can)) throw domainError('forbidden', language);
    await expectOn(store, row, language);
    return me;
  }

  const listening: Context['listening'] = {
    signal:
      dependencies.closing === undefined
        ? received.signal
        : AbortSignal.any([received.signal, dependencies.closing]),
    holds: async () => {
      try {
        if ((await dependencies.tokens.verify(token, dependencies.clock())) === undefined) return false;
        await dependencies.db.read(claims.org, (store) => admitted(store, claims));
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
  return {
    org: claims.org,
    admit: async (store) => ({ me: await admitted(store, claims), claims, listening }),
  };
}
