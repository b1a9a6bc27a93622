/**
 * The answers on their way: a submission outlives the screen that began it and, with the draft on the device, the page.
 */
import type { QueryClient } from '@tanstack/react-query';
import { repeatCodes } from '#machines/surveyAnswering.setup.ts';
import { storedAnswers } from '#machines/surveyAnswering.pages.ts';
import { ApiError } from '#schema/errors.ts';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { isNewEachTime } from '#schema/surveys/surveys.rules.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { begin, errandAt, type SubmissionActor } from '#src/errands/errands.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { Answerable } from './answerable.ts';
import { keepAnswers, readAnswers, type AnswerDraft } from './answerDraft.ts';
import type { LeftThing } from '#src/lib/leftHere.ts';

interface Running {
  readonly actor: SubmissionActor;
  /** Promised for the answers. */
  readonly points: () => number;
}

/** What the answers that are underway promised, by the name of their errand. */
const promised = new Map<string, Running>();

/** Whose answers to what. */
export interface Answering {
  readonly cache: QueryClient;
  readonly what: Answerable;
  readonly owner: DraftOwner;
  readonly id: string;
}
/** Where their draft is kept. */
export const placeOf = ({ what: { kind }, owner, id }: Omit<Answering, 'cache'>) => ({ kind, owner, id });
const nameOf = ({ owner, id }: Answering): string => `${owner.orgId}:${owner.id}:${id}`;

/** The refusal says that the server already has an answer of this person. */
const isRepeat = (error: unknown): boolean =>
  error instanceof ApiError && error.facts().reasons?.some(({ code }) => repeatCodes.includes(code)) === true;

const inOrder = (answers: readonly AnswerInput[]): string =>
  JSON.stringify(
    answers
      .toSorted((one, other) => (one.questionId < other.questionId ? -1 : 1))
      .map(({ questionId, optionIds = [], text = '', number = null, date = '' }) => [
        questionId,
        optionIds.toSorted((one, other) => (one < other ? -1 : 1)),
        text.trim(),
        number,
        date,
      ]),
  );

/** Sends answers, or joins the submission that is underway. */
export function submitAnswers(answering: Answering, draft: AnswerDraft): Running {
  const { cache, what, id } = answering;
  const name = nameOf(answering);
  const place = placeOf(answering);
  const known = promised.get(name);
  if (known !== undefined && errandAt(name) === known.actor) return known;
  let { points } = draft;

  async function send(wasSent: boolean): Promise<void> {
    try {
      points = await sendOnce(name, inOrder(draft.answers), (key) => what.send(id, draft.answers, key));
    } catch (error) {
      if (!(wasSent && isRepeat(error))) throw error;
    }
  }

  async function check(): Promise<boolean> {
    const form = await cache.fetchQuery({ ...what.one(id), staleTime: 0, retry: false });
    if (!form.multiResponse) return form.answered;
    // These answers are not shown to their sender. The first ones mark it as answered; later ones are sent again with
    // the same key, which the server knows.
    if (isNewEachTime(form)) return draft.wasPending && form.answered;
    // It may have been answered before: the last answers tell whether these arrived.
    return inOrder(storedAnswers(form)) === inOrder(draft.answers);
  }

  const actor = begin({
    name,
    left: draft.stage === 'draft' ? 'nothing' : draft.stage,
    send,
    check,
    keep: (left) => keepAnswers(place, { ...draft, stage: left === 'nothing' ? 'draft' : left }),
    arrived: () => {
      keepAnswers(place, null);
      what.show(cache, id, draft.wasPending);
    },
  });
  const submission = { actor, points: () => points };
  promised.set(name, submission);
  return submission;
}

/** The running submission; undefined without one. */
export const submissionAt = (answering: Answering): SubmissionActor | undefined =>
  errandAt(nameOf(answering));

/** Continues answers that an earlier page left underway; a draft stays a draft. */
export const resumeAnswers =
  (what: Answerable) =>
  ({ cache, owner, id }: LeftThing): void => {
    const answering = { cache, what, owner, id };
    const draft = readAnswers(placeOf(answering));
    if (draft !== null && draft.stage !== 'draft') submitAnswers(answering, draft);
  };
