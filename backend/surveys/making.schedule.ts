/** Days of a survey: days of the organisation's time zone, from their first to their last moment. */
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { dayEnd, dayStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The next day would need a year with five digits. */
const lastDay = '9999-12-31';

interface Days {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** The columns of a schedule. */
export async function columnsOf(
  { store }: Pick<Context, 'store'>,
  { startsOn, endsOn }: Days,
): Promise<Pick<SurveyRow, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>> {
  const timezone = await timezoneOf(store);
  return {
    startsOn,
    endsOn,
    startsAt: startsOn === null ? null : dayStart(startsOn, timezone),
    endsAt: endsOn === null || endsOn >= lastDay ? null : dayEnd(endsOn, timezone),
  };
}

/** The columns of a schedule. Adds an error if it ends before it starts. */
export function scheduleOf(
  context: Pick<Context, 'store'>,
  days: Days,
  findings: ValidationErrors,
): ReturnType<typeof columnsOf> {
  const { startsOn, endsOn } = days;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) findings.add('endsAt', 'dates_reversed');
  return columnsOf(context, days);
}
