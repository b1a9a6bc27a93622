/** The machine of answering, wired to the API, the query cache, and the draft on the device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { surveyAnsweringMachine } from '#machines/surveyAnswering.machine.ts';
import type { Submitted, SurveyAnsweringEvent } from '#machines/surveyAnswering.setup.ts';
import { follow } from '#src/errands/errands.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { keepAnswers, readAnswers, type AnswerDraft } from './answerDraft.ts';
import { placeOf, submissionAt, submitAnswers, type Answering } from './submissions.ts';
import { isPending } from './surveys.queries.ts';

/** A running answering. */
export type SurveyAnsweringActor = ActorRefFrom<typeof surveyAnsweringMachine>;

type Tell = (event: SurveyAnsweringEvent) => void;

/** Sends the survey to the machine while the screen shows it. */
async function watch({ cache, what, id }: Answering, tell: Tell, signal: AbortSignal): Promise<void> {
  const leave = watchQuery(cache, what.one(id), {
    arrived: (form) => tell({ type: 'form.arrived', form }),
    lost: (error) => tell({ type: 'form.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

const draftOf = ({ form, answers }: Submitted, page: number): AnswerDraft => ({
  answers: answers.map((answer) => ({ ...answer })),
  page,
  stage: 'draft',
  points: form?.points ?? 0,
  wasPending: form !== null && isPending(form),
});

/** Creates the answering of a survey or an evaluation, with the draft of this device; the caller starts it. */
export function createSurveyAnswering(answering: Answering): SurveyAnsweringActor {
  const { cache } = answering;
  const place = placeOf(answering);
  const { queryKey } = answering.what.one(answering.id);
  const kept = readAnswers(place);

  async function submit(given: Submitted, tell: Tell, signal: AbortSignal): Promise<void> {
    const left = readAnswers(place);
    const draft = left !== null && left.stage !== 'draft' ? left : draftOf(given, 0);
    const { actor, points } = submitAnswers(answering, draft);
    await follow(
      actor,
      (event) => tell(event.type === 'submission.done' ? { type: event.type, points: points() } : event),
      signal,
    );
  }

  const actor = createActor(
    surveyAnsweringMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(answering, input.tell, signal)),
        submission: fromPromise(({ input, signal }) => submit(input, input.tell, signal)),
      },
      actions: {
        askAgain: () => void cache.invalidateQueries({ queryKey }),
        checkNow: () => submissionAt(answering)?.send({ type: 'retry.pressed' }),
        takeBack: () => submissionAt(answering)?.send({ type: 'cancel.pressed' }),
        forgetDraft: () => keepAnswers(place, null),
      },
    }),
    {
      input: {
        form: cache.getQueryData(queryKey) ?? null,
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
    keepAnswers(place, answers.length === 0 ? null : draftOf(state.context, page));
  });
  return actor;
}
