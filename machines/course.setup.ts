/** Setup of the course machine: context, events, guards and actions (spec §7 "Programs"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { withAnswer } from '#schema/forms/answers.rules.ts';
import { answerFaults, countedAnswers, type AnswerFault } from '#schema/forms/questions.rules.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import type { LessonState } from '#schema/programs/programs.rules.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';
import { isRefusal } from './isRefusal.ts';

/** What the server says about one lesson and the person who learns. */
export interface CourseLesson {
  readonly state: LessonState;
  readonly isQuiz: boolean;
  /** The person was taken out of the course, left it, or never took part. */
  readonly isWithdrawn: boolean;
  /** The course takes what is done today. */
  readonly takes: boolean;
  /** How far the person came, in percent. */
  readonly place: number;
  /** Of the last attempt at a quiz, in percent. */
  readonly score: number | null;
  /** Of a form or a quiz. */
  readonly questions: readonly Question[];
}

/** What finishing a lesson, or trying its quiz, came to. */
export interface CourseResult {
  readonly passed: boolean;
  readonly score: number | null;
  /** Questions that were not answered rightly. */
  readonly wrongIds: readonly string[];
}

export interface CourseContext {
  /** Null before the first read. */
  readonly lesson: CourseLesson | null;
  readonly answers: readonly AnswerInput[];
  /** What is wrong with the answers. */
  readonly faults: readonly AnswerFault[];
  /** A place that the server does not have yet, in percent; null without one. */
  readonly moved: number | null;
  /** Of the last attempt on this page; null before, and during the next one. */
  readonly result: CourseResult | null;
  /** Why the server refused the last press. */
  readonly error: ErrorFacts | null;
  /** Why the last read failed. */
  readonly lost: ErrorFacts | null;
  /** Number of repeated calls after a lost answer. */
  readonly tries: number;
}

export type CourseEvent =
  | { readonly type: 'lesson.arrived'; readonly lesson: CourseLesson }
  | { readonly type: 'lesson.lost'; readonly error: unknown }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'place.moved'; readonly place: number }
  | { readonly type: 'page.left' }
  | { readonly type: 'answer.given'; readonly answer: AnswerInput }
  | { readonly type: 'finish.pressed' }
  | { readonly type: 'again.pressed' }
  | { readonly type: 'network.returned' };

/**
 * `reads`: the content is shown and can be finished; `answers`: questions accept answers; `busy`: a call is underway;
 * `checks`: its outcome is unknown; `done`: the lesson is finished.
 */
export type CourseTag = 'reads' | 'answers' | 'busy' | 'checks' | 'done';

export interface OfLesson {
  readonly lesson: CourseLesson;
}
export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfResult {
  readonly result: CourseResult;
}
export interface OfPlace {
  readonly place: number;
}
export interface OfMoved {
  readonly place: number | null;
}
type Now = { readonly context: CourseContext };

/** First and last pause between two attempts, in ms; the pause doubles each time. */
const firstPauseMs = 1_000;
const lastPauseMs = 30_000;
const maxTries = 6;
/** A place is kept once the reader has stayed there. */
const settleMs = 1_000;

const faultsOf = ({ lesson, answers }: CourseContext): readonly AnswerFault[] =>
  lesson === null ? [] : answerFaults(lesson.questions, countedAnswers(lesson.questions, answers));

/** The setup of the machine. */
export const courseSetup = setup({
  types: typed<{
    context: CourseContext;
    events: CourseEvent;
    input: Pick<CourseContext, 'lesson' | 'answers'>;
    tags: CourseTag;
  }>(),
  actors: {
    /** Sends the lesson as it is read, the return of the network, and that the page is left. */
    watch: fromPromise<void, Telling<CourseEvent>>(silent),
    /** Tells the server that the lesson is begun. Throws `ApiError`. */
    begin: fromPromise<void>(notProvided),
    /** Finishes the lesson, or tries the quiz; a repeat carries the same key. Throws `ApiError`. */
    submit: fromPromise<CourseResult, { readonly answers: readonly AnswerInput[] }>(notProvided),
  },
  guards: {
    isKnown: ({ context }) => context.lesson !== null,
    isWithdrawn: ({ context }) => context.lesson?.isWithdrawn === true,
    isFinished: ({ context }) => context.lesson?.state === 'finished',
    isLocked: ({ context }) => context.lesson?.state === 'locked',
    isFailed: ({ context }) => context.lesson?.state === 'failed',
    /** Nothing was begun, and the course takes it. */
    isNew: ({ context }) => context.lesson?.state === 'open' && context.lesson.takes,
    isQuiz: ({ context }) => context.lesson?.isQuiz === true,
    isFaulty: ({ context }) => faultsOf(context).length > 0,
    isUnkept: ({ context }) => context.moved !== null,
    /** It was finished on another device, or the person does not take part any more. */
    ends: (_, { lesson }: OfLesson) =>
      lesson.isWithdrawn || lesson.state === 'finished' || lesson.state === 'locked',
    didPass: (_, { result }: OfResult) => result.passed,
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    /** Reads the course and the lesson again. */
    askAgain: outside(),
    /** Sends the place to the server. */
    keepPlace: outside<OfMoved>(),
    /** Removes the answers from the device. */
    forgetDraft: outside(),
    take: assign({ lesson: (_, { lesson }: OfLesson) => lesson, lost: null }),
    /** What was pressed and moved belongs to the lesson as it was read before. */
    beginAgain: assign({ faults: [], moved: null, result: null, error: null, tries: 0 }),
    noteLost: assign({ lost: (_, { error }: OfError) => error }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    noteTry: assign({ tries: ({ context }) => Math.min(maxTries, context.tries + 1) }),
    dropDoubt: assign({ error: null, tries: 0 }),
    give: assign({
      answers: ({ context }, { answer }: { readonly answer: AnswerInput }) =>
        withAnswer(context.answers, answer),
      faults: ({ context }, { answer }: { readonly answer: AnswerInput }) =>
        context.faults.filter(({ questionId }) => questionId !== answer.questionId),
      error: null,
    }),
    noteFaults: assign({ faults: ({ context }) => faultsOf(context) }),
    dropFaults: assign({ faults: [], error: null, tries: 0 }),
    notePlace: assign({ moved: (_, { place }: OfPlace) => place }),
    noteKept: assign({ moved: null }),
    noteResult: assign({ result: (_, { result }: OfResult) => result }),
    /** Right answers stay; where it is not known which ones are right, all go. */
    dropWrong: assign({
      answers: ({ context: { result, answers } }: Now) =>
        result === null ? [] : answers.filter(({ questionId }) => !result.wrongIds.includes(questionId)),
      faults: [],
      error: null,
      result: null,
    }),
  },
  delays: {
    settle: settleMs,
    pause: ({ context }) => Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, context.tries - 1)),
  },
});
