/** Looks every night for groups that thank nearly only one another. */
import { wallAt } from '#schema/users/celebrations.rules.ts';
import { countedShare } from '../facts/past.ts';
import { factProgress, facts } from '../facts/facts.tables.ts';
import type { Errand } from '../jobs/jobs.ts';
import { timezoneOf } from '../organization/timezone.ts';

/** Hours of the organisation in which few people are awake. */
const night = { from: 3, to: 6 } as const;
/** The name of its progress; `at` is when it looked last. */
export const patternProgress = 'patterns';

const load = () => import('./fairness.find.ts');

export const patternsJob: Errand = {
  name: patternProgress,
  ready: load,
  async due(store, at, { db }, org) {
    // The facts were generated, and none was added since.
    if (db.isUnread?.(org, facts) === true) return [];
    const timezone = await timezoneOf(store);
    const { day: today, hour } = wallAt(Date.parse(at), timezone);
    if (hour < night.from || hour >= night.to) return [];
    const {
      rows: [last],
    } = await store.list(factProgress, { where: { name: patternProgress } });
    if (last !== undefined && wallAt(Date.parse(last.at), timezone).day === today) return [];
    // Incomplete history could look like a pattern.
    return (await countedShare(store)) === null ? [today] : [];
  },
  async go(dependencies, org, today, at) {
    await (await load()).findPatterns(dependencies, org, today, at);
    // Maintenance: it must not count as work that was due.
    return false;
  },
};
