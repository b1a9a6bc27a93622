/** Renewal of a balance to give at the start of a month: the rest expires, and the base points are added. */
import type { JobContext } from '../jobs/jobs.ts';
import { accountOf, accountsOf, move, type Movement } from '../ledger/ledger.ts';
import { monthOf } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { publishToPages } from '../http/openPages.ts';
import { users } from '../people/users.tables.ts';
import { renewals } from './points.tables.ts';
import { baseOf, pointSettingsOf, takesPart } from './settings.rules.ts';

/**
 * Renews a person's balance once for the current month; false if that was already done or the person does not take
 * part.
 */
export async function renew(
  { store, newId, at, publish }: Pick<JobContext, 'store' | 'newId' | 'at' | 'publish'>,
  userId: string,
): Promise<boolean> {
  const {
    rows: [person],
  } = await store.list(users, { where: { id: userId } });
  if (person === undefined || !takesPart(person)) return false;
  const month = monthOf(at, await timezoneOf(store));
  const {
    rows: [last],
  } = await store.list(renewals, { where: { userId }, order: [['month', 'desc']], limit: 1 });
  if (last !== undefined && last.month >= month) return false;
  const mark = { id: newId(), userId, month, createdAt: at };
  if ((await store.insert(renewals, [mark], { skipExisting: true })).length === 0) return false;

  const settings = await pointSettingsOf(store);
  const issue = await accountOf(store, 'issue', newId);
  const give = (await accountsOf(store, [userId], 'give', newId)).get(userId);
  if (give === undefined) throw new Error(`${userId} has no purse to give`);
  const base = baseOf(settings, person);
  // Before the first renewal nothing expires: those points were given after the person joined.
  const left = settings.expires && last !== undefined ? give.balance : 0;
  const moved = { postId: null } as const;
  const movements: readonly Movement[] = [
    { ...moved, from: give, to: issue, points: left, kind: 'expiry' as const },
    { ...moved, from: issue, to: give, points: base, kind: 'allowance' as const },
  ].filter(({ points }) => points > 0);
  if (movements.length === 0) return true;
  await move(store, movements, { newId, at });
  publishToPages({ publish, newId }, 'points.moved', null, [userId]);
  return true;
}
