/** The summary of time travel, counted in the rows that the events leave. */
import { redemptions } from '#backend/coupons/coupons.tables.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import type { Database, Store } from '#backend/store/port.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import { celebrations } from '#backend/people/users.tables.ts';

/** In the order of display; matches the app's interface `Happening`. */
export const countedEvents = [
  'renewals',
  'expiries',
  'birthdays',
  'anniversaries',
  'pollsClosed',
  'couponsExpired',
  'notifications',
  'mails',
  'sessionsEnded',
] as const;

/** A kind of event and its number. */
export interface TimeTravelCount {
  readonly what: (typeof countedEvents)[number];
  readonly count: number;
}

/** All counts that come from rows. */
export type Counts = Readonly<Record<Exclude<TimeTravelCount['what'], 'sessionsEnded'>, number>>;

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
    couponsExpired: first(await store.tally(redemptions, { where: { status: 'expired' } })),
    notifications: first(await store.tally(notifications, { where: { createdAt } })),
    mails: first(await store.tally(outbox, { where: { createdAt } })),
  };
}

const zipped = (one: Counts, other: Counts, join: (a: number, b: number) => number): Counts => ({
  renewals: join(one.renewals, other.renewals),
  expiries: join(one.expiries, other.expiries),
  birthdays: join(one.birthdays, other.birthdays),
  anniversaries: join(one.anniversaries, other.anniversaries),
  pollsClosed: join(one.pollsClosed, other.pollsClosed),
  couponsExpired: join(one.couponsExpired, other.couponsExpired),
  notifications: join(one.notifications, other.notifications),
  mails: join(one.mails, other.mails),
});

export const noCounts: Counts = {
  renewals: 0,
  expiries: 0,
  birthdays: 0,
  anniversaries: 0,
  pollsClosed: 0,
  couponsExpired: 0,
  notifications: 0,
  mails: 0,
};

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
