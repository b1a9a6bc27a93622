/** The unsent poll of a person, and what they were changing in one: survives reload, back, crash and a 401 (design §6). */
import * as z from 'zod/mini';
import { resultChoices } from '#schema/surveys/polls.rules.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import { keepText, readText } from '#src/lib/storedText.ts';

export { fromField, toField };

/** Whose draft. */
export interface PollOwner {
  readonly id: string;
  readonly orgId: string;
}

/** What is written so far; also the values of the form. */
export const PollDraft = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string() })),
  multiple: z.boolean(),
  /** Most of several; as many as there are where null. */
  maxChoices: z.nullable(z.int()),
  anonymous: z.boolean(),
  resultsShown: z.enum(resultChoices),
  /** As the field for day and hour holds it, by the device's clock; empty for none. */
  endsAt: z.string(),
});
export type PollDraft = z.output<typeof PollDraft>;

/** Nothing written: room for two answers. */
export const emptyPoll: PollDraft = {
  question: '',
  options: [{ text: '' }, { text: '' }],
  multiple: false,
  maxChoices: null,
  anonymous: false,
  resultsShown: 'after_vote',
  endsAt: '',
};

/** A poll as its form shows it. */
export const draftOf = (poll: Poll): PollDraft => ({
  question: poll.question,
  options: poll.options.map(({ text }) => ({ text })),
  multiple: poll.multiple,
  maxChoices: poll.maxChoices,
  anonymous: poll.anonymous,
  resultsShown: poll.resultsShown,
  endsAt: toField(poll.endsAt),
});

/** Where a draft is kept: of a new poll, or of changes in one. */
export const pollPlace = ({ id, orgId }: PollOwner, pollId?: string): string =>
  `draft:poll:${orgId}:${id}${pollId === undefined ? '' : `:${pollId}`}`;

/** What was kept; null where nothing is, or where it can no longer be read. Never raises. */
export function readPollDraft(place: string): PollDraft | null {
  const text = readText(place);
  if (text === null) return null;
  try {
    const draft = z.safeParse(PollDraft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

const isSame = (one: PollDraft, other: PollDraft): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps a draft, or forgets it where it says no more than what it began with. Never raises. */
export const keepPollDraft = (place: string, draft: PollDraft | null, begun: PollDraft): void =>
  keepText(place, draft === null || isSame(draft, begun) ? null : JSON.stringify(draft));
