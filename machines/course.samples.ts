/** Inputs and events of the course machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { courseMachine } from './course.machine.ts';
import type { CourseEvent, CourseLesson } from './course.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CourseEvent>(event: E): E => event;

const asked = (id: string, question: string, options: readonly string[]): Question => ({
  id,
  kind: 'single',
  question,
  questionEn: null,
  required: true,
  section: 0,
  options: options.map((text, index) => ({ id: `${id}${index}`, text, textEn: null, score: null })),
  scale: null,
  enps: false,
  condition: null,
  leaderOnly: false,
  weight: null,
  wordings: [],
});

export const fireQuestion = asked('fire', '¿Qué haces al oír la alarma?', [
  'Salgo por la escalera',
  'Tomo el ascensor',
]);
const exitQuestion = asked('exit', '¿Dónde nos reunimos?', ['En el patio', 'En la recepción']);

/** A lesson to read, and a quiz of two questions, in each relation to the person. */
export const openLesson: CourseLesson = {
  state: 'open',
  isQuiz: false,
  isWithdrawn: false,
  takes: true,
  place: 0,
  score: null,
  questions: [],
};
export const begunLesson: CourseLesson = { ...openLesson, state: 'reading', place: 40 };
export const lockedLesson: CourseLesson = { ...openLesson, isQuiz: true, state: 'locked' };
export const finishedLesson: CourseLesson = { ...openLesson, state: 'finished', place: 100 };
export const withdrawnLesson: CourseLesson = { ...openLesson, isWithdrawn: true };
export const quizLesson: CourseLesson = {
  ...openLesson,
  state: 'reading',
  isQuiz: true,
  questions: [fireQuestion, exitQuestion],
};
export const failedLesson: CourseLesson = { ...quizLesson, state: 'failed', score: 50 };
const closedLesson: CourseLesson = { ...begunLesson, takes: false };

const right: AnswerInput = { questionId: 'fire', optionIds: ['fire0'] };
const wrong: AnswerInput = { questionId: 'exit', optionIds: ['exit1'] };

const network = errorOf('network', defaultLanguage);
const closed = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'programId', code: 'program_not_open', message: 'El programa no está abierto.' }],
});

const fresh = { answers: [] } as const;

export const courseSamples: Samples<typeof courseMachine> = {
  machine: courseMachine,
  inputs: {
    'nothing is known yet': { ...fresh, lesson: null },
    'a lesson was begun': { ...fresh, lesson: begunLesson },
    'a quiz has a draft': { lesson: quizLesson, answers: [right, wrong] },
  },
  events: [
    { label: 'it is open', event: said({ type: 'lesson.arrived', lesson: openLesson }) },
    { label: 'it was begun', event: said({ type: 'lesson.arrived', lesson: begunLesson }) },
    { label: 'it is a quiz', event: said({ type: 'lesson.arrived', lesson: quizLesson }) },
    { label: 'it waits for another', event: said({ type: 'lesson.arrived', lesson: lockedLesson }) },
    { label: 'the last score was too low', event: said({ type: 'lesson.arrived', lesson: failedLesson }) },
    { label: 'it is finished', event: said({ type: 'lesson.arrived', lesson: finishedLesson }) },
    { label: 'the course is over', event: said({ type: 'lesson.arrived', lesson: closedLesson }) },
    { label: 'the person was taken out', event: said({ type: 'lesson.arrived', lesson: withdrawnLesson }) },
    { label: 'it cannot be read', event: said({ type: 'lesson.lost', error: network }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'it is noted as begun', event: done('begin', undefined) },
    { label: 'it cannot be noted', event: failed('begin', network) },
    { label: 'the reader scrolls', event: said({ type: 'place.moved', place: 70 }) },
    { label: 'the reader stays', event: { type: 'xstate.after.settle.course.reading' } },
    { label: 'the page is left', event: said({ type: 'page.left' }) },
    { label: 'the first question is answered', event: said({ type: 'answer.given', answer: right }) },
    { label: 'the second one, too', event: said({ type: 'answer.given', answer: wrong }) },
    { label: 'Finish is pressed', event: said({ type: 'finish.pressed' }) },
    { label: 'it is passed', event: done('submit', { passed: true, score: 100, wrongIds: [] }) },
    { label: 'it is failed', event: done('submit', { passed: false, score: 50, wrongIds: ['exit'] }) },
    { label: 'it was closed meanwhile', event: failed('submit', closed) },
    { label: 'the answer gets lost', event: failed('submit', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.course.unsettled' } },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
    { label: 'Again is pressed', event: said({ type: 'again.pressed' }) },
  ],
  ends: ['"passed"'],
  runs: ['locked', 'reading', 'quiz', 'failed', 'passed', 'unsettled', 'withdrawn'],
  reasons: { isUnkept: 'The server has this place already.' },
  promises: {
    'a lesson that waits for others shows no content': (snapshot) =>
      snapshot.context.lesson?.state !== 'locked' || !snapshot.hasTag('reads'),
    'only a result that passed is celebrated': ({ value, context }) =>
      value !== 'passed' || context.result?.passed === true,
    'what is failed has a score below the pass mark': ({ value, context }) =>
      value !== 'failed' || context.result?.passed !== true,
    'what is refused or in doubt says why': (snapshot) =>
      !(snapshot.hasTag('checks') || snapshot.value === 'refused') || snapshot.context.error !== null,
    'a place waits only while something is read': (snapshot) =>
      snapshot.context.moved === null || snapshot.hasTag('reads'),
  },
};
