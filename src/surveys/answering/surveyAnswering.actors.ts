/** The machine of answering, wired to the API, the query cache, and the draft on the device. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { surveyAnsweringMachine } from '#machines/surveyAnswering.machine.ts';
import type { Submitted, SurveyAnsweringEvent } from '#machines/surveyAnswering.setup.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { keepAnswers, readAnswers, type AnswerDraft } from './answerDraft.ts';
import { submissionAt, submitAnswers, type SubmissionActor } from './submissions.ts';
import { isPending, surveyQueries } from './surveys.queries.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';

/** A running answering. */
export type SurveyAnsweringActor = ActorRefFrom<typeof surveyAnsweringMachine>;

type Tell = (event: SurveyAnsweringEvent) => void;

/** Sends the survey to the machine while the screen shows it. */
async function watch(cache: QueryClient, id: string, tell: Tell, signal: AbortSignal): Promise<void> {
  const leave = watchQuery(cache, surveyQueries.one(id), {
    arrived: (form) => tell({ type: 'form.arrived', form }),
    lost: (error) => tell({ type: 'form.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

function report(state: SnapshotFrom<SubmissionActor>, points: number, tell: Tell): void {
  if (state.matches('done')) tell({ type: 'submission.done', points });
  else if (state.matches('refused') && state.context.error !== null)
    tell({ type: 'submission.refused', error: state.context.error });
  else if (state.hasTag('checks')) tell({ type: 'submission.checking' });
  else if (state.hasTag('waits')) tell({ type: 'submission.queued' });
  else if (state.hasTag('busy')) tell({ type: 'submission.sending' });
}

const draftOf = ({ form, answers }: Submitted, page: number): AnswerDraft => ({
  answers: answers.map((answer) => ({ ...answer })),
  page,
  stage: 'draft',
  points: form?.points ?? 0,
  wasPending: form !== null && isPending(form),
});

/** Creates the answering of a survey, with the draft of this device; the caller starts it. */
export function createSurveyAnswering(
  cache: QueryClient,
  owner: DraftOwner,
  id: string,
): SurveyAnsweringActor {
  const kept = readAnswers(owner, id);

  async function submit(given: Submitted, tell: Tell, signal: AbortSignal): Promise<void> {
    const left = readAnswers(owner, id);
    const draft = left !== null && left.stage !== 'draft' ? left : draftOf(given, 0);
    const { actor, points } = submitAnswers(cache, owner, id, draft);
    const { unsubscribe } = actor.subscribe((state) => report(state, points(), tell));
    report(actor.getSnapshot(), points(), tell);
    await untilAborted(signal);
    unsubscribe();
  }

  const actor = createActor(
    surveyAnsweringMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(cache, id, input.tell, signal)),
        submission: fromPromise(({ input, signal }) => submit(input, input.tell, signal)),
      },
      actions: {
        askAgain: () => void cache.invalidateQueries({ queryKey: surveyQueries.one(id).queryKey }),
        checkNow: () => submissionAt(owner, id)?.send({ type: 'retry.pressed' }),
        takeBack: () => submissionAt(owner, id)?.send({ type: 'cancel.pressed' }),
        forgetDraft: () => keepAnswers(owner, id, null),
      },
    }),
    {
      input: {
        form: cache.getQueryData(surveyQueries.one(id).queryKey) ?? null,
        answers: kept?.answers ?? [],
        page: kept?.page ?? 0,
        isUnderway: kept !== null && kept.stage !== 'draft',
      },
      inspect,
    },
  );
  actor.subscribe((state) => {
    if (!state.hasTag('drafts')) return;
    const { answers, page } = state.context;
    keepAnswers(owner, id, answers.length === 0 ? null : draftOf(state.context, page));
  });
  return actor;
}
