/** What is wrong with the days, series and reminders of a launch: said by the page at once, and by the backend again. */
import type { GeneralCode } from '../reasons.general.ts';
import type { surveyStepReasons } from '../reasons.surveySteps.ts';
import { daysBetween } from '../users/celebrations.rules.ts';

/** Days of the organisation; null is at once, or never. */
export interface PlannedDays {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly repeats: string | null;
  readonly remindAfter: readonly number[];
}

/** A fault at its field. */
export interface PlanFault {
  readonly field: keyof PlannedDays;
  readonly code: GeneralCode | keyof typeof surveyStepReasons;
}

/** All faults together; empty for a plan that can be published today. */
export function planFaults(
  { startsAt, endsAt, repeats, remindAfter }: PlannedDays,
  today: string,
): readonly PlanFault[] {
  // The next wave begins when the last one has closed.
  if (endsAt === null) return repeats === null ? [] : [{ field: 'endsAt', code: 'survey_endless' }];
  if (endsAt < today) return [{ field: 'endsAt', code: 'survey_end_past' }];
  const opens = startsAt === null || startsAt < today ? today : startsAt;
  if (endsAt < opens) return [{ field: 'endsAt', code: 'dates_reversed' }];
  const isLate = remindAfter.some((days) => days > daysBetween(opens, endsAt));
  return isLate ? [{ field: 'remindAfter', code: 'survey_remind_late' }] : [];
}
