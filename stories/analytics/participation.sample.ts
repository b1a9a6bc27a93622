/** What a made-up organisation takes part in, for the stories of the charts. */
import { partKinds } from '#schema/analytics/analytics.rules.ts';
import type { ShownAbout, ShownOverview, ShownParticipation } from '#src/analytics/analytics.queries.ts';

const values: readonly number[] = [163, 842, 96, 71, 158, 133, 204, 188, 1203, 37, 41, 52, 31, 28, 0];

/** Moods are withheld, because few people chose one. */
export const participationOf = (
  about: ShownAbout,
  compared: ShownOverview['compared'],
): ShownParticipation => ({
  about,
  compared,
  people: 214,
  peopleInAll: 214,
  figures: partKinds.map((kind, at) => {
    const value = values[at] ?? 0;
    const isFew = kind === 'moodWeeks';
    return {
      kind,
      value: isFew ? null : value,
      before: isFew ? null : Math.round(value * 0.7),
      withheld: isFew ? ('few' as const) : null,
      hasLines: false,
      whole: null,
    };
  }),
  openRequests: [
    { age: 'days2', count: 6 },
    { age: 'days7', count: 4 },
    { age: 'days30', count: 1 },
    { age: 'older', count: 0 },
  ],
});
