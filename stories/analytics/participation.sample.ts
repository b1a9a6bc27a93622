/** What a made-up organisation takes part in, for the stories of the charts. */
import { partKinds } from '#schema/analytics/analytics.rules.ts';
import type {
  ShownAbout,
  ShownLastMonth,
  ShownOverview,
  ShownParticipation,
} from '#src/analytics/analytics.queries.ts';
import { monthsOf } from '#src/analytics/days.ts';

const values: readonly number[] = [163, 842, 96, 71, 158, 133, 204, 188, 1203, 37, 41, 52, 31, 28, 0];

const percents = [46, 49, 58, 63, 66, 64, 59, 71, 76];
const monthOf = (percent: number) => ({
  participants: percent * 2,
  people: 200,
  percent,
  withheld: null,
  isUnfinished: false,
});
/** A made-up last month. */
export const lastMonth: ShownLastMonth = { month: '2026-09', ...monthOf(76), before: 71 };

/** Moods are withheld, because few people chose one. */
export const participationOf = (
  about: ShownAbout,
  compared: ShownOverview['compared'],
): ShownParticipation => ({
  about,
  compared,
  months: monthsOf(about).map((month, at) => ({ month, ...monthOf(percents[at] ?? 46) })),
  lastMonth: { ...lastMonth, month: about.endDate.slice(0, 7) },
  wholeMonth: null,
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
