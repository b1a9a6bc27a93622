/**
 * Validation of polls and votes with the messages of the specification (§5), for composer, card, state machine and
 * backend.
 */
import { nameKey, oneLine } from '../kit/names.ts';
import { poll } from '../limits.parts.ts';
import type { GeneralCode, ReasonParams } from '../reasons.general.ts';
import type { pollReasons } from '../reasons.polls.ts';

/** When others see the results of a poll: always, after their vote, or after it has closed. */
export const resultChoices = ['always', 'after_vote', 'after_close'] as const;
export type ResultChoice = (typeof resultChoices)[number];

export const pollStates = ['open', 'closed'] as const;
export type PollState = (typeof pollStates)[number];

/** Actions that a reader may take on a poll now. */
export const pollActions = ['vote', 'withdraw', 'edit', 'reschedule', 'close', 'see_voters'] as const;
export type PollAction = (typeof pollActions)[number];

/**
 * A problem and its field: `question`, `options`, one option as `options.2` (0-based), `optionIds`, `maxChoices`
 * or `endsAt`.
 */
export interface PollFault {
  readonly field: string;
  readonly code: GeneralCode | keyof typeof pollReasons;
  readonly params?: ReasonParams;
}

const isBlank = (text: string): boolean => text.trim() === '';
/**
 * All problems of a poll's texts in the order of the specification, blank before length; empty if the poll is
 * valid.
 */
export function pollFaults({
  question,
  options,
}: {
  readonly question: string;
  readonly options: readonly string[];
}): readonly PollFault[] {
  const faults: PollFault[] = [];
  const params = { maximum: poll.maxCharacters };
  if (question === '') faults.push({ field: 'question', code: 'poll_question_required' });
  else if (isBlank(question)) faults.push({ field: 'question', code: 'poll_question_blank' });
  if (question.length > poll.maxCharacters)
    faults.push({ field: 'question', code: 'poll_question_too_long', params });
  const valid = options.filter((option) => !isBlank(option));
  if (valid.length < poll.minOptions) faults.push({ field: 'options', code: 'poll_options_min' });
  if (valid.length > poll.maxOptions)
    faults.push({ field: 'options', code: 'too_many', params: { maximum: poll.maxOptions } });
  const seen = new Set<string>();
  options.forEach((option, at) => {
    const field = `options.${at}`;
    // An empty line is not an option and gives no message.
    if (option !== '' && isBlank(option)) faults.push({ field, code: 'poll_option_blank' });
    if (option.length > poll.maxCharacters) faults.push({ field, code: 'poll_option_too_long', params });
    if (isBlank(option)) return;
    const key = nameKey(option);
    if (seen.has(key)) faults.push({ field, code: 'poll_option_duplicate' });
    seen.add(key);
  });
  return faults;
}

/** The non-empty options, each on one line, in order. */
export const validOptions = (options: readonly string[]): readonly string[] =>
  options.map(oneLine).filter((option) => option !== '');

/** How many options a voter may choose. */
export interface Choosing {
  readonly multiple: boolean;
  /** Only for multiple choice; null means all. */
  readonly maxChoices: number | null;
  /** Number of options. */
  readonly available: number;
}

/** All problems of a vote in the order of the specification; empty if the vote is valid. */
export function voteFaults(
  chosen: readonly string[],
  { multiple, maxChoices, available }: Choosing,
): readonly PollFault[] {
  const count = new Set(chosen).size;
  const field = 'optionIds';
  const faults: PollFault[] = [];
  if (count === 0) faults.push({ field, code: 'vote_required' });
  if (!multiple && count > 1) faults.push({ field, code: 'vote_single' });
  if (count > available) faults.push({ field, code: 'vote_too_many' });
  else if (multiple && maxChoices !== null && count > maxChoices)
    faults.push({ field, code: 'vote_at_most', params: { maximum: maxChoices } });
  return faults;
}
