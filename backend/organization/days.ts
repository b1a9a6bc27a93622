/** Converts days in calls to moments in the organisation's time zone. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { dayStart } from '../kit/month.ts';
import { timezoneOf } from './timezone.ts';

/** A range of days, both included. */
export interface Between {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A filter for rows created on those days. */
export interface CreatedWithin {
  readonly createdAt?:
    | { readonly gte: string; readonly lt: string }
    | { readonly gte: string }
    | { readonly lt: string };
}

/** No instant of rows comes later, and the next day would need a year with five digits. */
const lastDay = '9999-12-31';

/** The filter for days of the organisation; empty if no day is given. Throws 422 if the end is before the start. */
export async function createdWithin(
  { store, language }: Pick<Context, 'store' | 'language'>,
  { startDate, endDate }: Between,
): Promise<CreatedWithin> {
  if (startDate === undefined && endDate === undefined) return {};
  const findings = new ValidationErrors(language);
  if (startDate !== undefined && endDate !== undefined && endDate < startDate)
    findings.add('endDate', 'dates_reversed');
  findings.throwIfAny();
  const timezone = await timezoneOf(store);
  const from = startDate === undefined ? undefined : dayStart(startDate, timezone);
  const to =
    endDate === undefined || endDate >= lastDay ? undefined : dayStart(dayAfter(endDate, 1), timezone);
  if (from !== undefined && to !== undefined) return { createdAt: { gte: from, lt: to } };
  if (from !== undefined) return { createdAt: { gte: from } };
  return to === undefined ? {} : { createdAt: { lt: to } };
}
