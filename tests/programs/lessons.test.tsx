/** A lesson of a course: its place is kept across devices, and what is answered counts once. */
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { failedLesson, openLesson, quizLesson } from '#machines/course.samples.ts';
import type { CourseLesson, CourseResult } from '#machines/course.setup.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import type { QueryListener } from '#src/api/watchQuery.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { createCourse } from '#src/programs/learning/course.actors.ts';
import { readCourse } from '#src/programs/learning/courseDraft.ts';
import type { LearnedLesson } from '#src/programs/learning/learnedLesson.ts';

/** A server with one lesson; `answers` are its replies to what is submitted, in turn. */
function server(
  known: CourseLesson,
  answers: readonly (CourseResult | ApiError)[] = [],
  owner = { id: 'ana', orgId: 'aurora' },
) {
  const kept: number[] = [];
  const submitted: unknown[] = [];
  const left = [...answers];
  let listener: QueryListener<CourseLesson> | undefined;
  const lesson: LearnedLesson = {
    owner,
    programId: 'safety',
    lessonId: 'fire',
    known,
    watch(next) {
      listener = next;
      return () => undefined;
    },
    keep(place) {
      kept.push(place);
      return Promise.resolve();
    },
    submit(given) {
      submitted.push(given);
      const next = left.shift();
      if (next === undefined) throw new Error('nothing is answered');
      return next instanceof ApiError ? Promise.reject(next) : Promise.resolve(next);
    },
    refresh: () => undefined,
  };
  return { lesson, kept, submitted, read: (next: CourseLesson) => listener?.arrived(next) };
}
function opened(lesson: LearnedLesson) {
  const actor = createCourse(lesson);
  actor.start();
  return actor;
}
const right = { questionId: 'fire', optionIds: ['fire0'] };
const wrong = { questionId: 'exit', optionIds: ['exit1'] };

afterEach(() => {
  forgetPerson();
  localStorage.clear();
  vi.useRealTimers();
});

test('a lesson is begun with its opening, and its place is kept once the reader stays', async () => {
  vi.useFakeTimers();
  const { lesson, kept } = server(openLesson);
  const actor = opened(lesson);
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().value).toBe('reading');
  for (const place of [20, 35, 60]) actor.send({ type: 'place.moved', place });
  expect(kept).toEqual([0]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kept).toEqual([0, 60]);
  actor.send({ type: 'page.left' });
  expect(kept).toEqual([0, 60]);
  actor.stop();
});

test('a place that was not kept yet goes with the page', () => {
  const { lesson, kept } = server({ ...openLesson, state: 'reading', place: 60 });
  const actor = opened(lesson);
  actor.send({ type: 'place.moved', place: 80 });
  actor.send({ type: 'page.left' });
  expect(kept).toEqual([80]);
  actor.stop();
});

test('answers survive a reload, belong to one person, and go when the quiz is passed', async () => {
  const passed = { passed: true, score: 100, wrongIds: [] };
  const { lesson, submitted } = server(quizLesson, [passed]);
  const first = opened(lesson);
  first.send({ type: 'answer.given', answer: right });
  first.stop();
  forgetPerson();
  expect(readCourse({ ...lesson, owner: { id: 'luis', orgId: 'aurora' } })).toEqual([]);
  const second = opened(lesson);
  expect(second.getSnapshot().context.answers).toEqual([right]);
  second.send({ type: 'finish.pressed' });
  expect(second.getSnapshot().context.faults.map(({ questionId }) => questionId)).toEqual(['exit']);
  second.send({ type: 'answer.given', answer: wrong });
  second.send({ type: 'finish.pressed' });
  await waitFor(second, (state) => state.matches('passed'));
  expect(submitted).toEqual([[right, wrong]]);
  expect(readCourse(lesson)).toEqual([]);
  second.stop();
});

test('a failed quiz says what was wrong and keeps what was right for the next try', async () => {
  const { lesson, read } = server(quizLesson, [{ passed: false, score: 50, wrongIds: ['exit'] }]);
  const actor = opened(lesson);
  for (const answer of [right, wrong]) actor.send({ type: 'answer.given', answer });
  actor.send({ type: 'finish.pressed' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context.result?.wrongIds).toEqual(['exit']);
  read(failedLesson);
  actor.send({ type: 'again.pressed' });
  expect(actor.getSnapshot().value).toBe('quiz');
  expect(actor.getSnapshot().context.answers).toEqual([right]);
  actor.stop();
});

test('a lost answer is sent again when the network returns', async () => {
  const { lesson, submitted } = server({ ...openLesson, state: 'reading' }, [
    errorOf('network', 'es'),
    { passed: true, score: null, wrongIds: [] },
  ]);
  const actor = opened(lesson);
  actor.send({ type: 'finish.pressed' });
  await waitFor(actor, (state) => state.matches('unsettled'));
  dispatchEvent(new Event('online'));
  await waitFor(actor, (state) => state.matches('passed'));
  expect(submitted).toHaveLength(2);
  actor.stop();
});

test('a lesson that an administrator took away, or another device finished, changes under the reader', () => {
  const { lesson, read } = server(quizLesson);
  const actor = opened(lesson);
  read({ ...quizLesson, state: 'finished' });
  expect(actor.getSnapshot().value).toBe('finished');
  read({ ...quizLesson, isWithdrawn: true });
  expect(actor.getSnapshot().value).toBe('withdrawn');
  read({ ...quizLesson, state: 'locked' });
  expect(actor.getSnapshot().value).toBe('locked');
  actor.stop();
});
