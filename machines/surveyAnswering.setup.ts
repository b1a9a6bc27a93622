/** Setup of the surveyAnswering machine: context, events, guards and actions (spec §2 "Surveys"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { withAnswer } from '#schema/forms/answers.rules.ts';
import { answerFaults, countedAnswers, type AnswerFault } from '#schema/forms/questions.rules.ts';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { isNewEachTime } from '#schema/surveys/surveys.rules.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { fitting, isSameForm, pagesOf, storedAnswers } from './surveyAnswering.pages.ts';

/** The answers that survive a reload. */
export interface StoredAnswers {
  readonly answers: readonly AnswerInput[];
  readonly page: number;
}

export interface SurveyAnsweringContext extends StoredAnswers {
  /** The last known survey; null before the first. */
  readonly form: SurveyForm | null;
  /** An earlier page sent the answers, or left them waiting. */
  readonly isUnderway: boolean;
  /** What is wrong with the answers of this page, or of all before sending. */
  readonly faults: readonly AnswerFault[];
  /** Why the answers were refused. */
  readonly error: ErrorFacts | null;
  /** Why the last read of the survey failed. */
  readonly lost: ErrorFacts | null;
  /** Points promised for the answers; null before. */
  readonly points: number | null;
}

export type SurveyAnsweringEvent =
  | { readonly type: 'form.arrived'; readonly form: SurveyForm }
  | { readonly type: 'form.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'begin.pressed' }
  | { readonly type: 'answer.given'; readonly answer: AnswerInput }
  | { readonly type: 'next.pressed' }
  | { readonly type: 'back.pressed' }
  | { readonly type: 'page.pressed'; readonly page: number }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'drop.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'submission.queued' }
  | { readonly type: 'submission.sending' }
  | { readonly type: 'submission.checking' }
  | { readonly type: 'submission.done'; readonly points: number }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/**
 * `waits`: nothing can be shown yet; `answers`: questions accept answers; `underway`: the answers are on their way;
 * `drafts`: the answers are a draft; `over`: nothing can be answered.
 */
export type SurveyAnsweringTag = 'waits' | 'answers' | 'underway' | 'drafts' | 'over';

/** What is sent: the answers that count. */
export interface Submitted {
  readonly form: SurveyForm | null;
  readonly answers: readonly AnswerInput[];
}
export interface OfForm {
  readonly form: SurveyForm;
}
export interface OfRefusal {
  readonly error: ErrorFacts;
}
type Now = { readonly context: SurveyAnsweringContext };

/** A refusal with one of these says that the server already has the person's answers. */
export const repeatCodes: readonly string[] = [
  'survey_answered',
  'evaluation_written',
  'program_waits',
  'program_is_finished',
];

const isClosed = ({ state }: SurveyForm): boolean => state !== 'open';
const isAnsweredOnce = ({ answered, multiResponse }: SurveyForm): boolean => answered && !multiResponse;
const beginsEmpty = (form: SurveyForm | null): boolean => form !== null && isNewEachTime(form);
const refusedWith =
  (...codes: readonly string[]) =>
  (_: unknown, { error }: OfRefusal): boolean =>
    error.reasons?.some(({ code }) => codes.includes(code)) === true;

const faultsOn = ({ form, answers }: SurveyAnsweringContext): readonly AnswerFault[] =>
  form === null ? [] : answerFaults(form.questions, countedAnswers(form.questions, answers));
const pages = ({ form, answers }: SurveyAnsweringContext) => (form === null ? [] : pagesOf(form, answers));
const faultsOfPage = (context: SurveyAnsweringContext): readonly AnswerFault[] => {
  const ids = new Set(pages(context)[context.page]?.questions.map(({ id }) => id));
  return faultsOn(context).filter(({ questionId }) => ids.has(questionId));
};
/** The first page with a fault, else the first one. */
const pageToMend = (context: SurveyAnsweringContext): number => {
  const [first] = faultsOn(context);
  const at = pages(context).findIndex(({ questions }) =>
    questions.some(({ id }) => id === first?.questionId),
  );
  return Math.max(0, at);
};

/** The setup of the machine. */
export const surveyAnsweringSetup = setup({
  types: typed<{
    context: SurveyAnsweringContext;
    events: SurveyAnsweringEvent;
    input: StoredAnswers & Pick<SurveyAnsweringContext, 'form' | 'isUnderway'>;
    tags: SurveyAnsweringTag;
  }>(),
  actors: {
    /** Sends the survey as it is read. */
    watch: fromPromise<void, Telling<SurveyAnsweringEvent>>(silent),
    /** Runs the submission machine of these answers and sends its states. */
    submission: fromPromise<void, Telling<SurveyAnsweringEvent> & Submitted>(notProvided),
  },
  guards: {
    hasForm: ({ context }) => context.form !== null,
    isClosedNow: ({ context }) => context.form !== null && isClosed(context.form),
    isAnsweredNow: ({ context }) => context.form !== null && isAnsweredOnce(context.form),
    isUnderway: ({ context }) => context.form !== null && context.isUnderway,
    hasDraft: ({ context }) => context.form !== null && context.answers.length > 0,
    closes: (_, { form }: OfForm) => isClosed(form),
    isAnsweredElsewhere: (_, { form }: OfForm) => isAnsweredOnce(form),
    isChanged: ({ context }, { form }: OfForm) => context.form !== null && !isSameForm(context.form, form),
    isPageFaulty: ({ context }) => faultsOfPage(context).length > 0,
    isLastPage: ({ context }) => context.page >= pages(context).length - 1,
    isFirstPage: ({ context }) => context.page === 0,
    isFaulty: ({ context }) => faultsOn(context).length > 0,
    mayAnswerAgain: ({ context }) => context.form?.multiResponse === true,
    cameTooLate: refusedWith(
      'survey_closed',
      'survey_not_open',
      'evaluation_over',
      'evaluation_step',
      'program_not_open',
      'program_not_assigned',
    ),
    wasAnswered: refusedWith(...repeatCodes),
    // The same answers were sound a moment ago, so the questions are others now.
    wasChanged: (_, { error }: OfRefusal) => error.status === 422,
  },
  actions: {
    /** Reads the survey again. */
    askAgain: outside(),
    /** Asks at once whether the answers arrived. */
    checkNow: outside(),
    /** The answers that wait for the network are not sent. */
    takeBack: outside(),
    /** Removes the draft from the device. */
    forgetDraft: outside(),
    take: assign({ form: (_, { form }: OfForm) => form, lost: null }),
    noteLost: assign({ lost: (_, { error }: OfRefusal) => error }),
    /** The last answers of the person, where they can be changed. */
    takeMine: assign({
      answers: ({ context }: Now) =>
        context.answers.length > 0 || beginsEmpty(context.form)
          ? context.answers
          : storedAnswers(context.form),
    }),
    fit: assign({
      answers: ({ context }: Now) =>
        context.form === null ? context.answers : fitting(context.form, context.answers),
    }),
    give: assign({
      answers: ({ context }, { answer }: { readonly answer: AnswerInput }) =>
        withAnswer(context.answers, answer),
      faults: ({ context }, { answer }: { readonly answer: AnswerInput }) =>
        context.faults.filter(({ questionId }) => questionId !== answer.questionId),
    }),
    noteFaults: assign({ faults: ({ context }) => faultsOfPage(context) }),
    dropFaults: assign({ faults: [], error: null }),
    goNext: assign({ page: ({ context }) => context.page + 1 }),
    goBack: assign({ page: ({ context }) => Math.max(0, context.page - 1) }),
    goTo: assign({
      page: ({ context }, { page }: { readonly page: number }) =>
        Math.max(0, Math.min(page, pages(context).length - 1)),
    }),
    goFirst: assign({ page: 0 }),
    /** A condition may have hidden the page. */
    stayInside: assign({
      page: ({ context }) => Math.max(0, Math.min(context.page, pages(context).length - 1)),
    }),
    goToFault: assign({ page: ({ context }) => pageToMend(context) }),
    noteRefusal: assign({ error: (_, { error }: OfRefusal) => error }),
    notePoints: assign({ points: (_, { points }: { readonly points: number }) => points }),
    beginUnderway: assign({ isUnderway: true }),
    endUnderway: assign({ isUnderway: false }),
    dropAnswers: assign({ answers: [], page: 0, faults: [] }),
    /** What was sent is the beginning of the next answers, unless each time is a new one. */
    beginAgain: assign({
      answers: ({ context }: Now) => (beginsEmpty(context.form) ? [] : context.answers),
      page: 0,
      points: null,
    }),
  },
});
