/** The figure of an own analytic: the same sums as the charts, for administrators or for those it is published to. */
import { channels, type Channel } from '#schema/analytics/analytics.rules.ts';
import type { ReaderGroup, OwnPeriod } from '#schema/analytics/own.rules.ts';
import type { CustomFigure, CustomPreview } from '#schema/analytics/own.shapes.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import type * as z from 'zod/mini';
import { isTag } from '../facts/measures.ts';
import type { Context } from '../http/context.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Wanted } from './chart.parts.ts';
import { pointsOf, type NamedValue } from './chart.service.ts';
import { flowIn, isSum, sumRules, sumsOf, valueOf, type Promised } from './figures.ts';
import { promiseOf } from './promise.ts';
import { readingOf, type Asked, type Reading } from './reading.ts';

export type OwnAsk = Omit<z.output<typeof CustomPreview>, 'shownTo'>;

/** The days of a period around a day; both ends open for the usual one. */
export function daysOf(period: OwnPeriod, today: string): Pick<Asked, 'startDate' | 'endDate'> {
  const year = today.slice(0, 4);
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  switch (period) {
    case 'usual':
      return {};
    case 'year':
      return { startDate: `${year}-01-01`, endDate: today };
    case 'quarter':
      return { startDate: `${year}-${String(quarter).padStart(2, '0')}-01`, endDate: today };
    case 'last90':
      return { startDate: dayAfter(today, -89), endDate: today };
    case 'last30':
      return { startDate: dayAfter(today, -29), endDate: today };
  }
}

/** Points by the way on which they moved, in the order of the ways. */
async function byChannel(reading: Reading, allowed: Promised, kind: OwnAsk['kind']): Promise<NamedValue[]> {
  const { scope } = allowed(kind);
  if (scope === null || !isSum(kind)) return [];
  const { measure, sign, flows, of } = sumRules[kind];
  const sums = new Map<Channel, number>();
  for (const rows of await sumsOf(reading, { measure, part: 'flow' }, scope))
    for (const row of rows) {
      const { channel } = flowIn(row.part);
      const isOne = flows !== null && flows.some((flow) => row.part === `flow:${flow}`);
      if (isOne && channel !== null) sums.set(channel, (sums.get(channel) ?? 0) + sign * row[of]);
    }
  return channels.flatMap((key) => {
    const value = sums.get(key) ?? 0;
    return value === 0 ? [] : [{ key, label: null, labelEn: null, value, withheld: null }];
  });
}

/** The part of the reader, as the charts show it; null for administrators. */
async function partOf(
  context: Context,
  kind: OwnAsk['kind'],
  days: Asked,
  tag: Wanted['tag'],
): Promise<number | null> {
  const reading = await readingOf(context, days);
  if (reading.scope === 'organization' || !isSum(kind)) return null;
  return (await valueOf(reading, kind, (await promiseOf(reading, [kind]))(kind), { tag })).value;
}

/** Throws 404 for a department that does not exist any more. */
export async function ownFigure(context: Context, ask: OwnAsk, shownTo: ReaderGroup): Promise<CustomFigure> {
  const { kind, by, plot, period } = ask;
  const category = `category:${ask.categoryId ?? ''}`;
  const tag = ask.categoryId !== null && ask.categoryId !== undefined && isTag(category) ? category : null;
  const days = daysOf(period, dayAt(context.now, await timezoneOf(context.store)));
  const reading = await readingOf(
    context,
    {
      ...days,
      departmentId: ask.departmentId ?? undefined,
      countryId: ask.countryId ?? undefined,
      kinds: [kind],
    },
    undefined,
    shownTo !== 'administrators',
  );
  const allowed = await promiseOf(reading, [kind]);
  const whole = await valueOf(reading, kind, allowed(kind), { tag });
  const series =
    plot === 'number'
      ? []
      : by === 'channel'
        ? await byChannel(reading, allowed, kind)
        : await pointsOf(reading, allowed, { kind, by, tag, size: null });
  return {
    about: reading.about,
    value: whole.value,
    withheld: whole.withheld,
    own: await partOf(context, kind, days, tag),
    series: [...series],
  };
}
