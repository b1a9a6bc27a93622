/** Writes the sessions that were noticed in memory, and forgets those that are too old. */
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Errand } from '../jobs/jobs.ts';
import { todayOf } from '../organization/timezone.ts';
import { facts, personDays } from './facts.tables.ts';
import { isAnySeen } from './sessions.ts';

const load = () => import('./sessions.ts');

export const sessionsJob: Errand = {
  name: 'sessions',
  due: async (_, __, { db }) => (isAnySeen(db) ? ['seen'] : []),
  async go({ db, clock }, org) {
    // Generating facts inside a transaction would block all other transactions, so a snapshot triggers it first.
    if (db.isUnread?.(org, facts) === true)
      await db.read(org, (store) => store.tally(facts, { where: { folded: 0 } }));
    await (await load()).writeSessions(db, org, clock());
    return false;
  },
};

/** The first day whose sessions are kept. */
const firstKept = (today: string): string => dayAfter(today, -analyticsLimits.sessionDays);

/** Rows that one transaction forgets: some milliseconds of work. */
const rowsOfPiece = 200;
/** Max number of pieces in one run. */
const pieces = 50;

const oldDays = (day: string) => ({ measure: 'sessions', day: { lt: day } }) as const;
const oldFacts = (day: string) => ({ ...oldDays(day), gone: false, folded: 1 }) as const;
const oldest = { columns: [], order: [['day', 'asc']], limit: rowsOfPiece } as const;

export const oldSessionsJob: Errand = {
  name: 'old sessions',
  async due(store, at, { db }, org) {
    // Their first read is soon enough.
    if (db.isUnread?.(org, facts) === true) return [];
    const day = firstKept(await todayOf({ store, now: Date.parse(at) }));
    const atMost = pieces * rowsOfPiece;
    const counts = [
      await store.tally(facts, { where: oldFacts(day), atMost }),
      db.isUnread?.(org, personDays) === true
        ? []
        : await store.tally(personDays, { where: oldDays(day), atMost }),
    ].map(([found]) => found?.count ?? 0);
    return Array.from({ length: Math.ceil(Math.max(...counts) / rowsOfPiece) }, () => day);
  },
  /** What was counted stays in the sums. */
  async go({ db }, org, day) {
    await db.tx(org, async (store) => {
      const { rows } = await store.list(facts, { where: oldFacts(day), ...oldest });
      await store.remove(facts, { id: { in: rows.map(({ id }) => id) } });
      if (db.isUnread?.(org, personDays) === true) return;
      const { rows: days } = await store.list(personDays, { where: oldDays(day), ...oldest });
      await store.remove(personDays, { id: { in: days.map(({ id }) => id) } });
    });
    return false;
  },
};
