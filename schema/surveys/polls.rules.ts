/** What a poll and a vote must be, in the sentences of the specification (§5), for the composer, the card, its machine and the backend. */
import { poll } from '../limits.parts.ts';
import type { ReasonCode, ReasonParams } from '../reasons.ts';

/** When others see how a poll stands: at once, once they have voted, or once it has closed. */
export const resultChoices = ['always', 'after_vote', 'after_close'] as const;
export type ResultChoice = (typeof resultChoices)[number];

export const pollStates = ['open', 'closed'] as const;
export type PollState = (typeof pollStates)[number];

/** What a reader may do with a poll now. */
export const pollActions = ['vote', 'withdraw', 'edit', 'reschedule', 'close', 'see_voters'] as const;
export type PollAction = (typeof pollActions)[number];

/** What is wrong, and where: `question`, `options` or one of them as `options.2` (0-based), `optionIds`, `maxChoices`, `endsAt`. */
export interface PollFault {
  readonly field: string;
  readonly code: ReasonCode;
  readonly params?: ReasonParams;
}

const isBlank = (text: string): boolean => text.trim() === '';
/** Options as they are compared: trimmed, without regard to case, spaces and how an accent was typed. */
const compared = (text: string): string =>
  text.trim().normalize('NFC').replaceAll(/\s+/g, ' ').toLocaleLowerCase('es');

/** Everything wrong with the words of a poll, in the order of the specification, blank before length (A52); none where it may be sent. */
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
    // An empty line is no option, and is not told about.
    if (option !== '' && isBlank(option)) faults.push({ field, code: 'poll_option_blank' });
    if (option.length > poll.maxCharacters) faults.push({ field, code: 'poll_option_too_long', params });
    if (isBlank(option)) return;
    if (seen.has(compared(option))) faults.push({ field, code: 'poll_option_duplicate' });
    seen.add(compared(option));
  });
  return faults;
}

/** The options that a poll really has: those with words, trimmed, in order. */
export const validOptions = (options: readonly string[]): readonly string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

/** How many a voter may choose. */
export interface Choosing {
  readonly multiple: boolean;
  /** Of a multiple one; all where null. */
  readonly maxChoices: number | null;
  /** How many there are to choose from. */
  readonly available: number;
}

/** Everything wrong with a choice, in the order of the specification; none where it may be sent. */
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
