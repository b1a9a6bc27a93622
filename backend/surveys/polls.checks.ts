/** Checks of a poll before it is saved. All validation errors are reported together. */
import { pollFaults, validOptions, type ResultChoice } from '#schema/surveys/polls.rules.ts';
import type { ValidationErrors } from '../http/domainError.ts';

/** The part of a poll that cannot change after the first vote. */
export interface PollPlan {
  readonly question: string;
  readonly options: readonly string[];
  readonly multiple: boolean;
  readonly maxChoices: number | null;
  readonly anonymous: boolean;
  readonly resultsShown: ResultChoice;
}

/** A poll stays open at least this long, in ms. */
const shortestMs = 60_000;

/** The normalised plan, with trimmed text. Reports validation errors. */
export function checkedPlan(plan: PollPlan, findings: ValidationErrors): PollPlan {
  for (const { field, code, params } of pollFaults(plan)) findings.add(field, code, params);
  const options = validOptions(plan.options);
  const maxChoices = plan.multiple ? plan.maxChoices : null;
  if (maxChoices !== null && options.length >= 2 && maxChoices > options.length)
    findings.add('maxChoices', 'too_big', { maximum: options.length });
  return { ...plan, question: plan.question.trim(), options, maxChoices };
}

/** The closing time as a stored timestamp; null stays null. */
export function checkedEnd(endsAt: string | null, now: number, findings: ValidationErrors): string | null {
  if (endsAt === null) return null;
  const end = Date.parse(endsAt);
  if (end < now + shortestMs) findings.add('endsAt', 'poll_end_past');
  return new Date(end).toISOString();
}
