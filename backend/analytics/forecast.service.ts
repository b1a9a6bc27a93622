/** What is given and redeemed until the year's end, from the kept sums of months that are over. */
import { forecastKinds } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { FigureForecast } from '#schema/analytics/forecast.endpoints.ts';
import { forecastLimits, stillToCome, wholeMonths } from '#schema/analytics/forecast.rules.ts';
import { wallAt } from '#schema/users/celebrations.rules.ts';
import { daysOfMonth } from '../facts/periods.ts';
import type { Service } from '../http/context.ts';
import { monthsAfter } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { seriesOf } from './figures.ts';
import { promiseOf, type Allowed } from './promise.ts';
import { readingOf, type Reading } from './reading.ts';

type Kind = FigureForecast['kind'];
const none = { soFar: null, value: null, low: null, high: null };

/** The months before the current one that are read, from the oldest. */
const monthsBefore = (month: string): readonly string[] =>
  Array.from({ length: forecastLimits.most }, (_, at) => monthsAfter(month, at - forecastLimits.most));

/** The share of the current month that is still to come. */
function leftOf({ context: { now }, timezone }: Reading): number {
  const { day, hour } = wallAt(now, timezone);
  const days = daysOfMonth(day.slice(0, 7)).length;
  return (days - Number(day.slice(8)) + 1 - hour / 24) / days;
}

async function forecastOf(
  reading: Reading,
  kind: Kind,
  { scope, withheld }: Allowed,
): Promise<FigureForecast> {
  if (scope === null) return { kind, withheld, counted: 0, ...none, months: [] };
  const sums = await seriesOf(reading, kind, scope, { by: 'month' });
  const sumOf = (month: string): number => sums.reduce((sum, one) => sum + (one.get(month) ?? 0), 0);
  const current = reading.today.slice(0, 7);
  const [year, month] = [current.slice(0, 4), Number(current.slice(5)) - 1];
  const past = monthsBefore(current).map(sumOf);
  const over = Array.from({ length: month }, (_, at) => monthsAfter(`${year}-01`, at));
  const soFar = [...over, current].reduce((sum, one) => sum + sumOf(one), 0);
  const counted = wholeMonths(past).length;
  const found = stillToCome({ past, month, left: leftOf(reading) });
  if (found === null) return { kind, withheld, counted, ...none, soFar, months: [] };
  const months = [
    ...over.map((one) => ({ month: one, value: sumOf(one), isExpected: false })),
    ...found.months.map((value, at) => ({
      month: monthsAfter(current, at),
      value: Math.round(value) + (at === 0 ? sumOf(current) : 0),
      isExpected: true,
    })),
  ];
  const value = months.reduce((sum, one) => sum + one.value, 0);
  return {
    kind,
    withheld,
    counted,
    soFar,
    value,
    low: Math.min(value, soFar + Math.floor(found.low)),
    high: Math.max(value, soFar + Math.ceil(found.high)),
    months,
  };
}

export const forecastService: Pick<Service<typeof analyticsEndpoints>, 'forecast'> = {
  async forecast(context, { query }) {
    const today = wallAt(context.now, await timezoneOf(context.store)).day;
    const [from = today] = monthsBefore(today.slice(0, 7));
    const reading = await readingOf(context, { ...query, startDate: `${from}-01`, endDate: today });
    const allowed = await promiseOf(reading, forecastKinds);
    const figures: FigureForecast[] = [];
    for (const kind of forecastKinds) figures.push(await forecastOf(reading, kind, allowed(kind)));
    const year = today.slice(0, 4);
    return {
      about: { ...reading.about, startDate: `${year}-01-01`, endDate: `${year}-12-31` },
      percent: forecastLimits.percent,
      least: forecastLimits.least,
      figures,
    };
  },
};
