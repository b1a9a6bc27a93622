/**
 * The draft of a new poll or of changes to one, stored on the device: survives reload, back, crash and a 401.
 */
import * as z from 'zod/mini';
import { resultChoices } from '#schema/surveys/polls.rules.ts';
import type { Poll } from '#schema/surveys/polls.shapes.ts';
import { toField } from '#src/lib/fieldMoment.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** The content of a draft; also the values of the form. */
export const PollDraft = z.object({
  question: z.string(),
  options: z.array(z.object({ text: z.string() })),
  multiple: z.boolean(),
  /** Maximum number of choices; null means no limit. */
  maxChoices: z.nullable(z.int()),
  anonymous: z.boolean(),
  resultsShown: z.enum(resultChoices),
  /** The value of the `datetime-local` field, in the time zone of the device; empty for none. */
  endsAt: z.string(),
});
export type PollDraft = z.output<typeof PollDraft>;

/** An empty draft with two options. */
export const emptyPoll: PollDraft = {
  question: '',
  options: [{ text: '' }, { text: '' }],
  multiple: false,
  maxChoices: null,
  anonymous: false,
  resultsShown: 'after_vote',
  endsAt: '',
};

/** A poll as the values of its form. */
export const draftOf = (poll: Poll): PollDraft => ({
  question: poll.question,
  options: poll.options.map(({ text }) => ({ text })),
  multiple: poll.multiple,
  maxChoices: poll.maxChoices,
  anonymous: poll.anonymous,
  resultsShown: poll.resultsShown,
  endsAt: toField(poll.endsAt),
});

/** The storage key of a draft: of a new poll, or of changes to one. */
export const pollPlace = ({ id, orgId }: DraftOwner, pollId?: string): string =>
  `draft:poll:${orgId}:${id}${pollId === undefined ? '' : `:${pollId}`}`;

/** The stored draft; null if there is none or it is unreadable. Never throws. */
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

/** Stores a draft, or deletes it if it equals the initial values. Never throws. */
export const keepPollDraft = (place: string, draft: PollDraft | null, begun: PollDraft): void =>
  keepText(place, draft === null || isSame(draft, begun) ? null : JSON.stringify(draft));
