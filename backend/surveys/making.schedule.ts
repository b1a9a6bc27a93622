/** Days of a survey: days of the organisation's time zone, from their first to their last moment. */
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The next day would need a year with five digits. */
const lastDay = '9999-12-31';

/** The columns of a schedule. Adds an error if it ends before it starts. */
export async function scheduleOf(
  { store }: Pick<Context, 'store'>,
  { startsOn, endsOn }: { readonly startsOn: string | null; readonly endsOn: string | null },
  findings: ValidationErrors,
): Promise<Pick<SurveyRow, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>> {
  const timezone = await timezoneOf(store);
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) findings.add('endsAt', 'dates_reversed');
  return {
    startsOn,
    endsOn,
    startsAt: startsOn === null ? null : dayStart(startsOn, timezone),
    endsAt: endsOn === null || endsOn >= lastDay ? null : dayEnd(endsOn, timezone),
  };
}
