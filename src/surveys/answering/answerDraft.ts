/**
 * The unsent answers of a person to a survey or an evaluation: on this device only, through reload, crash and a 401.
 * They are removed once the server has them.
 */
import * as z from 'zod/mini';
import { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { keepValue, readText } from '#src/lib/storedText.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { AnsweredKind } from './answerable.ts';
import { leftIds, leftName } from '#src/lib/leftHere.ts';

const AnswerDraft = z.object({
  answers: z.array(AnswerInput),
  page: z.int().check(z.gte(0)),
  /** `queued`: they wait for the network; `sent`: they were sent, and the answer is not known. */
  stage: z.enum(['draft', 'queued', 'sent']),
  /** What the submission needs where the survey cannot be read. */
  points: z.int(),
  wasPending: z.boolean(),
});
/** Answers that are not stored on the server yet. */
export type AnswerDraft = z.output<typeof AnswerDraft>;

/** The drafts of a person of one kind. */
export interface AnswerShelf {
  readonly kind: AnsweredKind;
  readonly owner: DraftOwner;
}
/** The draft of one survey or evaluation. */
export interface AnswerPlace extends AnswerShelf {
  readonly id: string;
}

const nameOf = (place: AnswerPlace): string => leftName(place.kind, place);

/** The draft; null if there is none or it can no longer be read. Never throws. */
export function readAnswers(place: AnswerPlace): AnswerDraft | null {
  const text = readText(nameOf(place));
  if (text === null) return null;
  try {
    const draft = z.safeParse(AnswerDraft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; null removes it. Never throws. */
export const keepAnswers = (place: AnswerPlace, draft: AnswerDraft | null): void =>
  keepValue(nameOf(place), draft);

/** Ids of what is on its way. Never throws. */
export const underwayOf = (shelf: AnswerShelf): readonly string[] =>
  leftIds(shelf.kind, shelf.owner).filter(
    (id) => (readAnswers({ ...shelf, id })?.stage ?? 'draft') !== 'draft',
  );
