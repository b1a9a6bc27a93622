/**
 * The answers on their way: a submission outlives the screen that began it and, with the draft on the device, the page.
 */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { SubmissionEvent } from '#machines/submission.setup.ts';
import { storedAnswers } from '#machines/surveyAnswering.pages.ts';
import { ApiError } from '#schema/errors.ts';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { isNewEachTime } from '#schema/surveys/surveys.rules.ts';
import { intentKey } from '#src/api/idempotency.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { inspect } from '#src/lib/recorder.ts';
import { deviceStorage } from '#src/lib/storages.ts';
import { whenForgotten } from '#src/lib/store.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { keepAnswers, readAnswers, underwayOf, type AnswerDraft } from './answerDraft.ts';
import { surveyQueries } from './surveys.queries.ts';
import { sendAnswers, showAnswered } from './surveys.writes.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** A running submission. */
export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

interface Running {
  readonly actor: SubmissionActor;
  /** Promised for the answers. */
  readonly points: () => number;
}

const running = new Map<string, Running>();
const nameOf = (owner: DraftOwner, surveyId: string): string => `${owner.orgId}:${owner.id}:${surveyId}`;

async function watchNetwork(tell: (event: SubmissionEvent) => void, signal: AbortSignal): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal });
  await untilAborted(signal);
}

/** The refusal says that the server already has an answer of this person. */
const isRepeat = (error: unknown): boolean =>
  error instanceof ApiError && error.facts().reasons?.some(({ code }) => code === 'survey_answered') === true;

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

/** The result of a submission whose draft is on the device. */
function submissionOf(cache: QueryClient, owner: DraftOwner, surveyId: string, draft: AnswerDraft): Running {
  let { points } = draft;

  async function send(wasSent: boolean): Promise<void> {
    const intent = intentKey(deviceStorage(), nameOf(owner, surveyId), inOrder(draft.answers));
    try {
      points = await sendAnswers(surveyId, draft.answers, intent.key);
      intent.settle();
    } catch (error) {
      if (isAnswered(error)) intent.settle();
      if (!(wasSent && isRepeat(error))) throw error;
    }
  }

  async function check(): Promise<boolean> {
    const survey = await cache.fetchQuery({ ...surveyQueries.one(surveyId), staleTime: 0, retry: false });
    // The answers of a request are not shown to its sender, but the first ones mark it as answered.
    if (!survey.multiResponse || (isNewEachTime(survey) && draft.wasPending)) return survey.answered;
    // It may have been answered before: the last answers tell whether these arrived.
    return inOrder(storedAnswers(survey)) === inOrder(draft.answers);
  }

  const actor = createActor(
    submissionMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watchNetwork(input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(({ input }) => send(input.wasSent)),
        check: fromPromise(check),
      },
    }),
    {
      input: { isOnline: navigator.onLine, left: draft.stage === 'draft' ? 'nothing' : draft.stage },
      inspect,
    },
  );
  return { actor, points: () => points };
}

/** Keeps the device, the lists and the table of submissions in step with a submission. */
function follow(cache: QueryClient, owner: DraftOwner, surveyId: string, draft: AnswerDraft): Running {
  const name = nameOf(owner, surveyId);
  const submission = submissionOf(cache, owner, surveyId, draft);
  const keep = (stage: AnswerDraft['stage']): void => keepAnswers(owner, surveyId, { ...draft, stage });
  let hasBegun = false;
  submission.actor.subscribe((state) => {
    if (state.hasTag('underway')) {
      hasBegun = true;
      keep(state.hasTag('waits') ? 'queued' : 'sent');
    } else if (hasBegun && running.get(name) === submission) {
      running.delete(name);
      if (state.matches('done')) {
        keepAnswers(owner, surveyId, null);
        showAnswered(cache, surveyId, draft.wasPending);
      } else keep('draft');
      // After its other listeners have heard the end.
      queueMicrotask(() => submission.actor.stop());
    }
  });
  running.set(name, submission);
  submission.actor.start();
  return submission;
}

/** Sends answers, or joins the submission of this survey that is underway. */
export function submitAnswers(
  cache: QueryClient,
  owner: DraftOwner,
  surveyId: string,
  draft: AnswerDraft,
): Running {
  const known = running.get(nameOf(owner, surveyId));
  if (known !== undefined) return known;
  const begun = follow(cache, owner, surveyId, draft);
  if (draft.stage === 'draft') begun.actor.send({ type: 'send.pressed' });
  return begun;
}

/** The running submission of a survey; undefined without one. */
export const submissionAt = (owner: DraftOwner, surveyId: string): SubmissionActor | undefined =>
  running.get(nameOf(owner, surveyId))?.actor;

/** Continues what an earlier page of the signed-in person left underway. */
export function resumeSubmissions(cache: QueryClient): void {
  // A sign-out empties the cache: nothing is sent with the token of the next person.
  const me = cache.getQueryData(meQuery().queryKey);
  if (me === null || me === undefined) return;
  for (const surveyId of underwayOf(me)) {
    const draft = readAnswers(me, surveyId);
    if (draft !== null) submitAnswers(cache, me, surveyId, draft);
  }
}

// Nothing is sent after sign-out; the same person continues with the next sign-in.
whenForgotten(() => {
  for (const { actor } of running.values()) actor.stop();
  running.clear();
});
