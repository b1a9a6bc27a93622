/**
 * The answers on their way: a submission outlives the screen that began it and, with the draft on the device, the page.
 */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { SubmissionEvent } from '#machines/submission.setup.ts';
import { repeatCodes } from '#machines/surveyAnswering.setup.ts';
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
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { Answerable } from './answerable.ts';
import { keepAnswers, readAnswers, underwayOf, type AnswerDraft } from './answerDraft.ts';

/** A running submission. */
export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

interface Running {
  readonly actor: SubmissionActor;
  /** Promised for the answers. */
  readonly points: () => number;
}

const running = new Map<string, Running>();

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

async function watchNetwork(tell: (event: SubmissionEvent) => void, signal: AbortSignal): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal });
  await untilAborted(signal);
}

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

/** The result of a submission whose draft is on the device. */
function submissionOf(answering: Answering, draft: AnswerDraft): Running {
  const { cache, what, id } = answering;
  let { points } = draft;

  async function send(wasSent: boolean): Promise<void> {
    const intent = intentKey(deviceStorage(), nameOf(answering), inOrder(draft.answers));
    try {
      points = await what.send(id, draft.answers, intent.key);
      intent.settle();
    } catch (error) {
      if (isAnswered(error)) intent.settle();
      if (!(wasSent && isRepeat(error))) throw error;
    }
  }

  async function check(): Promise<boolean> {
    const form = await cache.fetchQuery({ ...what.one(id), staleTime: 0, retry: false });
    // The answers of a request are not shown to its sender, but the first ones mark it as answered.
    if (!form.multiResponse || (isNewEachTime(form) && draft.wasPending)) return form.answered;
    // It may have been answered before: the last answers tell whether these arrived.
    return inOrder(storedAnswers(form)) === inOrder(draft.answers);
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
function follow(answering: Answering, draft: AnswerDraft): Running {
  const name = nameOf(answering);
  const place = placeOf(answering);
  const submission = submissionOf(answering, draft);
  const keep = (stage: AnswerDraft['stage']): void => keepAnswers(place, { ...draft, stage });
  let hasBegun = false;
  submission.actor.subscribe((state) => {
    if (state.hasTag('underway')) {
      hasBegun = true;
      keep(state.hasTag('waits') ? 'queued' : 'sent');
    } else if (hasBegun && running.get(name) === submission) {
      running.delete(name);
      if (state.matches('done')) {
        keepAnswers(place, null);
        answering.what.show(answering.cache, answering.id, draft.wasPending);
      } else keep('draft');
      // After its other listeners have heard the end.
      queueMicrotask(() => submission.actor.stop());
    }
  });
  running.set(name, submission);
  submission.actor.start();
  return submission;
}

/** Sends answers, or joins the submission that is underway. */
export function submitAnswers(answering: Answering, draft: AnswerDraft): Running {
  const known = running.get(nameOf(answering));
  if (known !== undefined) return known;
  const begun = follow(answering, draft);
  if (draft.stage === 'draft') begun.actor.send({ type: 'send.pressed' });
  return begun;
}

/** The running submission; undefined without one. */
export const submissionAt = (answering: Answering): SubmissionActor | undefined =>
  running.get(nameOf(answering))?.actor;

/** Continues what an earlier page of the signed-in person left underway. */
export function resumeSubmissions({ cache, what }: Pick<Answering, 'cache' | 'what'>): void {
  // A sign-out empties the cache: nothing is sent with the token of the next person.
  const owner = cache.getQueryData(meQuery().queryKey);
  if (owner === null || owner === undefined) return;
  for (const id of underwayOf({ kind: what.kind, owner })) {
    const answering = { cache, what, owner, id };
    const draft = readAnswers(placeOf(answering));
    if (draft !== null) submitAnswers(answering, draft);
  }
}

// Nothing is sent after sign-out; the same person continues with the next sign-in.
whenForgotten(() => {
  for (const { actor } of running.values()) actor.stop();
  running.clear();
});
