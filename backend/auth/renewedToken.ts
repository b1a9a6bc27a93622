/** The token of a session that goes on after the epoch of its person has changed. */
import type { Context, Tokens } from '../http/context.ts';
import { pushSubscriptions } from '../notifications/notifications.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { leaveMark } from '../session/devices.ts';

/**
 * The browser of the session stays a known one and keeps its notifications; those of all other sessions end with their
 * epoch. `kept` is the person with the new epoch.
 */
export async function renewedToken(
  context: Context,
  tokens: Pick<Tokens, 'sign' | 'verify'>,
  kept: UserRow,
): Promise<string> {
  const { store, org, me, claims, now, sign } = context;
  await leaveMark({ ...context, dependencies: { sign } }, { org, user: kept }, { org, user: me });
  const token = await tokens.sign({ userId: me.id, org, epoch: kept.tokenEpoch }, now);
  const next = await tokens.verify(token, now);
  if (next !== undefined)
    await store.update(
      pushSubscriptions,
      { sessionId: claims.tokenId },
      { sessionId: next.tokenId, epoch: next.epoch },
    );
  return token;
}
