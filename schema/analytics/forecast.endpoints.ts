/** The call about what is given and redeemed until the year's end; its rule is in `forecast.rules.ts`. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id } from '../kit/shapes.ts';
import { forecastKinds } from './analytics.rules.ts';
import { About, ChartPoint, Month } from './analytics.shapes.ts';

const Value = ChartPoint.shape.value;

export const FigureForecast = z.object({
  kind: z.enum(forecastKinds),
  withheld: ChartPoint.shape.withheld,
  /** Months that are over and count for it. */
  counted: Count,
  /** What happened this year until now; null where it is withheld. */
  soFar: Value,
  /** Until the year's end: its months together, never below `soFar`. Null where withheld, and with too few months. */
  value: Value,
  low: Value,
  high: Value,
  /** The months of the year; from the current one on, they hold what is expected. Empty without a forecast. */
  months: z.array(z.object({ month: Month, value: z.int(), isExpected: z.boolean() })),
});
export type FigureForecast = z.output<typeof FigureForecast>;

export const forecastEndpoints = endpoints({
  /** Of the current year, in the organisation's time zone. */
  forecast: {
    route: 'GET /analytics/forecast',
    query: z.object({ departmentId: z.optional(Id), countryId: z.optional(Id) }),
    reply: z.object({
      about: About,
      /** How often the truth is inside the interval, in percent, and the months that it needs. */
      percent: Count,
      least: Count,
      figures: z.array(FigureForecast),
    }),
    can: 'analytics.forecast',
    module: 'analytics',
    origin: 'ours',
  },
});
