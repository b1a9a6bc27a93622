/** Points that are expected until the year’s end, for the stories of the charts. */
import type { ShownAbout } from '#src/analytics/analytics.queries.ts';
import { monthsOf } from '#src/analytics/days.ts';

const expected = (kind: 'pointsGiven' | 'pointsRedeemed', base: number, isFew = false) => ({
  kind,
  withheld: null,
  counted: isFew ? 4 : 21,
  soFar: base * 9,
  value: isFew ? null : base * 12 + 320,
  low: isFew ? null : base * 11 + 90,
  high: isFew ? null : base * 13,
  months: isFew
    ? []
    : monthsOf({ startDate: '2026-01-01', endDate: '2026-12-31' }).map((month, index) => ({
        month,
        value: Math.round(base * (0.8 + ((index * 7) % 5) / 10)),
        isExpected: index > 8,
      })),
});

/** What is expected until December, or too few months for it. */
export const forecastOf = (about: ShownAbout, isFew = false) => ({
  about: { ...about, endDate: '2026-12-31' },
  percent: 80,
  least: 6,
  figures: [expected('pointsGiven', 4_200, isFew), expected('pointsRedeemed', 1_900, isFew)],
});
