/** Administration of public API keys: shown once, revoked at once (spec §1, §7 "API keys"). */
import type { ApiKey, publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { apiKeyLimits } from '#schema/publicApi/publicApi.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { oweKeys } from '../mail/directory.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import { directoryKey, madeKey, statusOf, type KeyRow } from './keys.rules.ts';
import { apiKeys } from './publicApi.tables.ts';
import { keyMail } from './publicApi.mails.ts';

type Looking = Pick<Context, 'store' | 'now' | 'at'>;

/** Keys for the list; the name of a removed creator is the same as elsewhere. */
async function shown(context: Looking, rows: readonly KeyRow[]): Promise<readonly ApiKey[]> {
  const { store, at } = context;
  const today = await todayOf(context);
  const makers = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
  const { rows: people } = await store.list(users, { where: { id: { in: makers } } });
  const names = new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
  return rows.map((row) => {
    const { id, name, prefix, scopes, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt } = row;
    return {
      id,
      name,
      prefix,
      scopes: [...scopes],
      createdBy: { id: createdBy ?? '', name: names.get(createdBy ?? '') ?? '' },
      createdAt,
      lastUsedAt,
      expiresAt,
      revokedAt,
      status: statusOf(row, { today, at }),
    };
  });
}

/** Temporary keys of the sandbox are not listed. */
const kept = async ({ store }: Looking): Promise<readonly KeyRow[]> =>
  (
    await store.list(apiKeys, {
      where: { sandbox: false },
      order: [
        ['createdAt', 'desc'],
        ['id', 'desc'],
      ],
    })
  ).rows;

export const keyService: Service<Pick<typeof publicApiEndpoints, 'keys' | 'createKey' | 'revokeKey'>> = {
  async keys(context) {
    return [...(await shown(context, await kept(context)))];
  },

  async createKey(context, { body }) {
    const { store, me, at, language } = context;
    const { name, scopes, expiresAt = null } = body;
    const findings = new ValidationErrors(language);
    const today = await todayOf(context);
    if (expiresAt !== null && expiresAt < today) findings.add('expiresAt', 'date_past');
    const open = (await kept(context)).filter((row) => statusOf(row, { today, at }) === 'active');
    if (open.length >= apiKeyLimits.open) findings.add('', 'keys_full', { maximum: apiKeyLimits.open });
    findings.throwIfAny();
    const { text, row } = await madeKey({ name, scopes, expiresAt, createdBy: me.id }, context);
    await store.insert(apiKeys, [row]);
    await oweKeys(context, 'bind', [directoryKey(row.hash)]);
    await notifiedByMail(context, keyMail, { did: 'made', name, person: me });
    const [key] = await shown(context, [row]);
    if (key === undefined) throw domainError('conflict', language);
    return { ...key, key: text };
  },

  async revokeKey(context, { params }) {
    const { store, me, at, language } = context;
    const { id } = params;
    const {
      rows: [row],
    } = await store.list(apiKeys, { where: { id, sandbox: false } });
    if (row === undefined) throw domainError('not_found', language);
    const revoked = await store.update(apiKeys, { id, revokedAt: null }, { revokedAt: at });
    if (revoked.length === 0) return { success: true };
    await oweKeys(context, 'unbind', [directoryKey(row.hash)]);
    await notifiedByMail(context, keyMail, { did: 'revoked', name: row.name, person: me });
    return { success: true };
  },
};
