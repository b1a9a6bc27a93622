/** The surveys of the demo's year and how they went. */

import type { SeriesInterval } from '#schema/surveys/surveys.rules.ts';
import { joinedPercent } from './joiningIn.ts';

/** A survey of a series, and how it went. */
export interface Wave {
  readonly series: 'climate' | 'pulse';
  readonly wave: number;
  /** Days until the first day, negative in the past, and days that it is open. */
  readonly starts: number;
  readonly days: number;
  /** Percent of the invited who answered. */
  readonly participation: number;
  /** eNPS of the whole organisation. */
  readonly enps: number;
  /** How often the series asks again; on its newest survey. */
  readonly repeats?: SeriesInterval;
  /** A department whose mood is low, by its place. */
  readonly low?: number;
}

const quarter = 91;
/** Operations was reorganised before the third survey and has recovered in the fourth. */
const operations = 1;
const climate: readonly Wave[] = [
  { series: 'climate', wave: 1, starts: -369, days: 14, participation: joinedPercent(0), enps: 11 },
  {
    series: 'climate',
    wave: 2,
    starts: -369 + quarter,
    days: 14,
    participation: joinedPercent(1 / 3),
    enps: 23,
  },
  {
    series: 'climate',
    wave: 3,
    starts: -369 + 2 * quarter,
    days: 14,
    participation: joinedPercent(2 / 3),
    enps: 16,
    low: operations,
  },
  {
    series: 'climate',
    wave: 4,
    starts: -369 + 3 * quarter,
    days: 14,
    participation: joinedPercent(1),
    enps: 34,
  },
  { series: 'climate', wave: 5, starts: -5, days: 14, participation: 41, enps: 36, repeats: 'quarterly' },
];
/** The last one is to come: time opens it, and then one more each month. */
const months = 12;
const pulses: readonly Wave[] = Array.from({ length: months + 1 }, (_, place) => ({
  series: 'pulse',
  wave: place + 1,
  starts: -355 + 30 * place,
  days: 5,
  participation: joinedPercent(Math.min(1, place / 11)),
  enps: 11 + 2 * place - (place === 6 ? 9 : 0),
  ...(place === 6 ? { low: operations } : {}),
  ...(place === months ? { repeats: 'monthly' as const } : {}),
}));

/** All surveys, oldest first. */
export const waves: readonly Wave[] = [...climate, ...pulses].toSorted(
  (one, other) => one.starts - other.starts,
);
