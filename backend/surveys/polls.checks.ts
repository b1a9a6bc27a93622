/** What a poll must be before it is kept; everything wrong with it is said at once. */
import { pollFaults, validOptions, type ResultChoice } from '#schema/surveys/polls.rules.ts';
import type { ValidationErrors } from '../http/domainError.ts';

/** What cannot change any more once somebody has voted. */
export interface PollPlan {
  readonly question: string;
  readonly options: readonly string[];
  readonly multiple: boolean;
  readonly maxChoices: number | null;
  readonly anonymous: boolean;
  readonly resultsShown: ResultChoice;
}

/** A poll stays open at least so long, in ms. */
const shortestMs = 60_000;

/** The plan as it is kept, its words trimmed; what is wrong goes to the findings. */
export function checkedPlan(plan: PollPlan, findings: ValidationErrors): PollPlan {
  for (const { field, code, params } of pollFaults(plan)) findings.add(field, code, params);
  const options = validOptions(plan.options);
  const maxChoices = plan.multiple ? plan.maxChoices : null;
  if (maxChoices !== null && options.length >= 2 && maxChoices > options.length)
    findings.add('maxChoices', 'too_big', { maximum: options.length });
  return { ...plan, question: plan.question.trim(), options, maxChoices };
}

/** When it closes, as instants are kept; null stays so. */
export function checkedEnd(endsAt: string | null, now: number, findings: ValidationErrors): string | null {
  if (endsAt === null) return null;
  const end = Date.parse(endsAt);
  if (end < now + shortestMs) findings.add('endsAt', 'poll_end_past');
  return new Date(end).toISOString();
}
