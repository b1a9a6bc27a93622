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

export const oldSessionsJob: Errand = {
  name: 'old sessions',
  async due(store, at, { db }, org) {
    // Their first read is soon enough.
    if (db.isUnread?.(org, facts) === true) return [];
    const day = firstKept(await todayOf({ store, now: Date.parse(at) }));
    const where = { measure: 'sessions', day: { lt: day } } as const;
    const { rows: some } = await store.list(facts, {
      columns: [],
      where: { ...where, gone: false, folded: 1 },
      limit: 1,
    });
    if (some.length > 0) return [day];
    if (db.isUnread?.(org, personDays) === true) return [];
    const { rows: days } = await store.list(personDays, { columns: [], where, limit: 1 });
    return days.length > 0 ? [day] : [];
  },
  /** What was counted stays in the sums. */
  async go({ db }, org, day) {
    const where = { measure: 'sessions', day: { lt: day } } as const;
    await db.tx(org, async (store) => {
      await store.remove(facts, { ...where, folded: 1 });
      if (db.isUnread?.(org, personDays) !== true) await store.remove(personDays, where);
    });
    return false;
  },
};
