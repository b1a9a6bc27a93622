/** The summary of time travel, counted in the rows that the events leave. */
import { challengePeople, challenges } from '#backend/challenges/challenges.tables.ts';
import { communications } from '#backend/communications/communications.tables.ts';
import { redemptions } from '#backend/coupons/coupons.tables.ts';
import { evaluationCycles } from '#backend/evaluations/evaluations.tables.ts';
import { goalPeriods } from '#backend/goals/goals.tables.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import type { Database, Store } from '#backend/store/port.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { celebrations } from '#backend/people/users.tables.ts';
import type { HappeningKind } from '#schema/demo/happenings.ts';
import { cyclePhases } from '#schema/evaluations/cycles.rules.ts';
import { notificationKinds } from '#schema/notifications/notifications.rules.ts';

/** All counts that come from rows. */
export type Counts = Readonly<Record<Exclude<HappeningKind, 'sessionsEnded'>, number>>;

const reminderKinds = notificationKinds.filter((kind) => kind.endsWith('_reminder'));

const first = ([group]: readonly { readonly count: number }[]): number => group?.count ?? 0;

async function countIn(store: Store, since: string): Promise<Counts> {
  const createdAt = { gte: since } as const;
  const celebrated = async (kind: 'birthday' | 'anniversary'): Promise<number> =>
    first(await store.tally(celebrations, { where: { kind, createdAt } }));
  return {
    renewals: first(await store.tally(renewals, { where: { createdAt } })),
    // Each expiry has a ledger line for the person and one for the organisation.
    expiries: first(
      await store.tally(entries, { where: { kind: 'expiry', ownerId: { ne: '' }, createdAt } }),
    ),
    birthdays: await celebrated('birthday'),
    anniversaries: await celebrated('anniversary'),
    pollsClosed: first(await store.tally(surveys, { where: { kind: 'poll', active: false } })),
    surveysOpened: first(await store.tally(surveys, { where: { kind: 'survey', launchedAt: { ne: null } } })),
    surveysClosed: first(await store.tally(surveys, { where: { kind: 'survey', closedAt: { ne: null } } })),
    cyclePhases: (await store.tally(evaluationCycles, { by: ['phase'] })).reduce(
      (sum, { phase, count }) => sum + count * cyclePhases.indexOf(phase),
      0,
    ),
    periodsClosed: first(await store.tally(goalPeriods, { where: { closedAt: { ne: null } } })),
    challengesClosed: first(await store.tally(challenges, { where: { closedAt: { ne: null } } })),
    challengePrizes: first(await store.tally(challengePeople, { where: { reward: 'paid' } })),
    communicationsSent: first(await store.tally(communications, { where: { state: 'delivered' } })),
    reminders: first(await store.tally(notifications, { where: { kind: { in: reminderKinds }, createdAt } })),
    couponsExpired: first(await store.tally(redemptions, { where: { status: 'expired' } })),
    notifications: first(await store.tally(notifications, { where: { createdAt } })),
    mails: first(await store.tally(outbox, { where: { createdAt } })),
  };
}

/** A count of each kind. */
const each = (count: (what: keyof Counts) => number): Counts => ({
  renewals: count('renewals'),
  expiries: count('expiries'),
  birthdays: count('birthdays'),
  anniversaries: count('anniversaries'),
  pollsClosed: count('pollsClosed'),
  surveysOpened: count('surveysOpened'),
  surveysClosed: count('surveysClosed'),
  cyclePhases: count('cyclePhases'),
  periodsClosed: count('periodsClosed'),
  challengesClosed: count('challengesClosed'),
  challengePrizes: count('challengePrizes'),
  couponsExpired: count('couponsExpired'),
  communicationsSent: count('communicationsSent'),
  reminders: count('reminders'),
  notifications: count('notifications'),
  mails: count('mails'),
});
const zipped = (one: Counts, other: Counts, join: (a: number, b: number) => number): Counts =>
  each((what) => join(one[what], other[what]));

export const noCounts: Counts = each(() => 0);

export const plus = (one: Counts, other: Counts): Counts => zipped(one, other, (a, b) => a + b);

/**
 * Starts counting events in all organisations. Read the result within a week, because mails are kept no
 * longer.
 */
export async function counting(
  db: Pick<Database, 'read' | 'directory'>,
  now: () => number,
): Promise<() => Promise<Counts>> {
  const since = new Date(now()).toISOString();
  const orgs = await db.directory.organizations();
  const count = async (): Promise<Counts> => {
    let sum = noCounts;
    for (const org of orgs) sum = plus(sum, await db.read(org, (store) => countIn(store, since)));
    return sum;
  };
  const before = await count();
  return async () => zipped(await count(), before, (after, already) => after - already);
}
