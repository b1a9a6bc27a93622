/** Sums up the weeks of moods that are over. */
import { closeWeek } from '#schema/wellbeing/moodWeeks.rules.ts';
import { openWeekAt } from '#schema/wellbeing/moods.rules.ts';
import { threshold } from '#schema/limits.parts.ts';
import { countEnded } from '../facts/takingPart.ts';
import type { Job } from '../jobs/jobs.ts';
import { moodShares, moodSums, moodWeeks } from './wellbeing.tables.ts';

/** Each week that is over, once. Its sums become final blocks, and what a person added to it goes. */
export const moodsJob: Job = {
  name: 'moods',
  async due(store, at) {
    const weeks = await store.tally(moodSums, { where: { week: { lt: openWeekAt(at) } }, by: ['week'] });
    return weeks.map(({ week }) => week);
  },
  async run({ store, newId, at }, week) {
    const { rows } = await store.list(moodSums, { where: { week } });
    if (rows.length === 0 || week >= openWeekAt(at)) return false;
    const byDepartment = Map.groupBy(rows, ({ departmentId }) => departmentId);
    const cells = [...byDepartment].map(([departmentId, sums]) => ({
      departmentId,
      tally: {
        n: sums.reduce((total, { people }) => total + people, 0),
        counts: Object.fromEntries(
          sums.flatMap(({ mood, people }) => (people === 0 ? [] : [[mood, people]])),
        ),
      },
    }));
    const k = threshold.usual;
    // A clock that went back may have opened a week again: what was shown stays.
    await store.insert(
      moodWeeks,
      [{ id: newId(), week, threshold: k, blocks: closeWeek(cells, k), closedAt: at }],
      { skipExisting: true },
    );
    await countEnded({ store, newId, at }, 'moods', week);
    await store.remove(moodSums, { week });
    await store.remove(moodShares, { week });
    return true;
  },
};
