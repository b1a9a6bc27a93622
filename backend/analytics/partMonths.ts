/** Participation in percent: how many of the people who came in during a month took part in anything. */
import type { LastMonth, PartMonth } from '#schema/analytics/analytics.shapes.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { daysIn, daysOfMonth, monthOfDay, type Days } from '../facts/periods.ts';
import { monthsAfter } from '../kit/month.ts';
import { daysFor } from './chart.parts.ts';
import { valueOf, type Promised } from './figures.ts';
import { promiseOf } from './promise.ts';
import { over, type Reading } from './reading.ts';

export const monthKinds = ['participants', 'activePeople'] as const;

/** A month of a reading, within its days. Without anybody who came in there is no percentage. */
async function monthIn(reading: Reading, allowed: Promised, month: string): Promise<PartMonth> {
  const options = { days: daysFor(reading, month) } as const;
  const took = await valueOf(reading, 'participants', allowed('participants'), options);
  const came = await valueOf(reading, 'activePeople', allowed('activePeople'), options);
  const withheld = took.withheld ?? came.withheld;
  const isUnfinished = options.days.endDate >= reading.today;
  if (took.value === null || came.value === null)
    return { month, participants: null, people: null, percent: null, withheld, isUnfinished };
  // Who took part without coming in, as at an event, is one of all.
  const people = Math.max(came.value, took.value);
  const percent = came.value === 0 ? null : Math.round((took.value * 100) / people);
  return { month, participants: took.value, people, percent, withheld, isUnfinished };
}

/** Each month that the days touch until today, from the oldest; none for a reader of one's own figures. `allowed` knows `monthKinds`. */
export async function partMonthsOf(reading: Reading, allowed: Promised): Promise<readonly PartMonth[]> {
  const { scope, startDate, endDate, today } = reading;
  if (scope === 'own') return [];
  const days = daysIn({ startDate, endDate: endDate > today ? today : endDate });
  const found: PartMonth[] = [];
  for (const month of new Set(days.map(monthOfDay))) found.push(await monthIn(reading, allowed, month));
  return found;
}

/** The last month that is over by the end of the days. */
function lastWhole({ endDate, today }: Pick<Reading, 'endDate' | 'today'>): string {
  const last = endDate < today ? endDate : dayAfter(today, -1);
  const month = monthOfDay(last);
  return dayAfter(last, 1).endsWith('-01') ? month : monthsAfter(month, -1);
}

/** The last whole month beside the one before; null for a reader of one's own figures. */
export async function lastMonthOf(reading: Reading): Promise<LastMonth | null> {
  if (reading.scope === 'own') return null;
  const month = lastWhole(reading);
  const earlier = monthsAfter(month, -1);
  const both: Days = { startDate: `${earlier}-01`, endDate: daysOfMonth(month).at(-1) ?? '' };
  const read = over(reading, both);
  const allowed = await promiseOf(read, monthKinds);
  const { percent } = await monthIn(read, allowed, earlier);
  return { ...(await monthIn(read, allowed, month)), before: percent };
}
