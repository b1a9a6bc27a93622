/**
 * The course machine: one lesson of a course is opened, read or answered, failed, passed and finished, while it may be
 * locked by others, finished on another device, or taken from the person (spec §7 "Programs").
 */
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { countedAnswers } from '#schema/forms/questions.rules.ts';
import { factsOf } from './actorHelpers.ts';
import {
  courseSetup,
  type CourseContext,
  type CourseResult,
  type OfError,
  type OfLesson,
  type OfMoved,
  type OfPlace,
  type OfResult,
} from './course.setup.ts';

const read = ({ event }: { readonly event: OfLesson }): OfLesson => ({ lesson: event.lesson });
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const output = ({ event }: { readonly event: { readonly output: CourseResult } }): OfResult => ({
  result: event.output,
});
const moved = ({ event }: { readonly event: OfPlace }): OfPlace => ({ place: event.place });
const here = ({ context }: { readonly context: CourseContext }): OfMoved => ({ place: context.moved });
const given = ({ event }: { readonly event: { readonly answer: AnswerInput } }) => ({
  answer: event.answer,
});

const take = { type: 'take', params: read } as const;
const notePlace = { type: 'notePlace', params: moved } as const;
const keep = [{ type: 'keepPlace', params: here }, 'noteKept'] as const;
/** What is read while the lesson is shown. */
const meanwhile = [
  { guard: { type: 'ends', params: read }, target: 'loading', actions: take },
  { actions: take },
] as const;
const afresh = { target: 'loading', actions: take } as const;
/** What is read while a call is underway is older than its answer. */
const noted = { 'lesson.arrived': {}, 'lesson.lost': {} } as const;
const give = { actions: { type: 'give', params: given } } as const;
/** A quiz has no place. */
const begun = [{ guard: 'isQuiz', target: 'quiz', actions: 'noteKept' }, { target: 'reading' }] as const;
const finish = [
  { guard: 'isFaulty', actions: 'noteFaults' },
  { target: 'sending', actions: ['dropFaults', 'noteKept'] },
] as const;

/**
 * Actors `watch`, `begin` and `submit`, actions `askAgain`, `keepPlace` and `forgetDraft`:
 * `src/programs/learning/course.actors.ts`.
 */
export const courseMachine = courseSetup.createMachine({
  id: 'course',
  context: ({ input }) => ({
    ...input,
    faults: [],
    moved: null,
    result: null,
    error: null,
    lost: null,
    tries: 0,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'lesson.arrived': { actions: take },
    'lesson.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    // The lesson as the server says it decides the state.
    loading: {
      entry: 'beginAgain',
      always: [
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isFinished', target: 'finished' },
        { guard: 'isLocked', target: 'locked' },
        { guard: 'isFailed', target: 'failed' },
        { guard: 'isNew', target: 'open' },
        { guard: 'isQuiz', target: 'quiz' },
        { guard: 'isKnown', target: 'reading' },
      ],
      on: {
        'lesson.arrived': afresh,
        'lesson.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } },
      },
    },
    unavailable: {
      on: { 'lesson.arrived': afresh, 'reload.pressed': { target: 'loading', actions: 'askAgain' } },
    },
    locked: { on: { 'lesson.arrived': afresh } },
    // The content is shown already; that it was begun is told in the background, and again with the next opening.
    open: {
      tags: ['reads', 'answers'],
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: begun,
        onError: begun,
      },
      on: {
        'lesson.arrived': meanwhile,
        'answer.given': give,
        'place.moved': { actions: notePlace },
        'finish.pressed': finish,
      },
    },
    reading: {
      tags: ['reads', 'answers'],
      on: {
        'lesson.arrived': meanwhile,
        'answer.given': give,
        // The pause begins again.
        'place.moved': { target: 'reading', reenter: true, actions: notePlace },
        'page.left': { guard: 'isUnkept', actions: keep },
        'finish.pressed': finish,
      },
      after: { settle: { guard: 'isUnkept', actions: keep } },
    },
    quiz: {
      tags: 'answers',
      on: { 'lesson.arrived': meanwhile, 'answer.given': give, 'finish.pressed': finish },
    },
    sending: {
      tags: 'busy',
      on: noted,
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { lesson, answers } }) => ({
          answers: countedAnswers(lesson?.questions ?? [], answers),
        }),
        onDone: [
          {
            guard: { type: 'didPass', params: output },
            target: 'passed',
            actions: [{ type: 'noteResult', params: output }, 'dropDoubt', 'askAgain'],
          },
          { target: 'failed', actions: [{ type: 'noteResult', params: output }, 'dropDoubt', 'askAgain'] },
        ],
        onError: [
          // The course may have changed since it was read.
          {
            guard: { type: 'isRefused', params: raised },
            target: 'refused',
            actions: [{ type: 'noteError', params: raised }, 'askAgain'],
          },
          { target: 'unsettled', actions: [{ type: 'noteError', params: raised }, 'noteTry'] },
        ],
      },
    },
    // The answer was lost: the lesson may be finished or not. The same call goes again.
    unsettled: {
      tags: 'checks',
      on: { ...noted, 'reload.pressed': 'sending', 'network.returned': 'sending' },
      after: { pause: 'sending' },
    },
    refused: {
      tags: ['reads', 'answers'],
      on: {
        'lesson.arrived': meanwhile,
        // With the first change the reason goes.
        'answer.given': [
          { guard: 'isQuiz', target: 'quiz', ...give },
          { target: 'reading', ...give },
        ],
        'finish.pressed': finish,
      },
    },
    failed: {
      on: {
        'lesson.arrived': meanwhile,
        'again.pressed': { target: 'quiz', actions: 'dropWrong' },
      },
    },
    // Just now: what follows is shown with it.
    passed: { tags: 'done', entry: 'forgetDraft' },
    finished: { tags: 'done', on: { 'lesson.arrived': afresh } },
    withdrawn: { on: { 'lesson.arrived': afresh } },
  },
});
