/**
 * The unsent answers of a person to a survey: on this device only, through reload, crash and a 401. They are removed once
 * the server has them.
 */
import * as z from 'zod/mini';
import { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { keepText, readText } from '#src/lib/storedText.ts';
import { answersBegin, storedPlaces } from './answersHere.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

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

const begin = ({ id, orgId }: DraftOwner): string => `${answersBegin}${orgId}:${id}:`;
const place = (owner: DraftOwner, surveyId: string): string => `${begin(owner)}${surveyId}`;

/** The draft; null if there is none or it can no longer be read. Never throws. */
export function readAnswers(owner: DraftOwner, surveyId: string): AnswerDraft | null {
  const text = readText(place(owner, surveyId));
  if (text === null) return null;
  try {
    const draft = z.safeParse(AnswerDraft, JSON.parse(text));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; null removes it. Never throws. */
export const keepAnswers = (owner: DraftOwner, surveyId: string, draft: AnswerDraft | null): void =>
  keepText(place(owner, surveyId), draft === null ? null : JSON.stringify(draft));

/** Ids of the surveys whose answers are on their way. Never throws. */
export const underwayOf = (owner: DraftOwner): readonly string[] =>
  storedPlaces(begin(owner))
    .map((key) => key.slice(begin(owner).length))
    .filter((surveyId) => (readAnswers(owner, surveyId)?.stage ?? 'draft') !== 'draft');
