/** The machine of a lesson, wired to the course on the server, to the network and to the draft on the device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { courseMachine } from '#machines/course.machine.ts';
import type { CourseEvent } from '#machines/course.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { keepCourse, readCourse } from './courseDraft.ts';
import type { LearnedLesson } from './learnedLesson.ts';

/** A running lesson. */
export type CourseActor = ActorRefFrom<typeof courseMachine>;

async function watch(
  lesson: LearnedLesson,
  tell: (event: CourseEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  addEventListener('pagehide', () => tell({ type: 'page.left' }), { signal });
  const leave = lesson.watch({
    arrived: (read) => tell({ type: 'lesson.arrived', lesson: read }),
    lost: (error) => tell({ type: 'lesson.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

/** Creates the lesson with the draft of this device; the caller starts it. */
export function createCourse(lesson: LearnedLesson): CourseActor {
  const actor = createActor(
    courseMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(lesson, input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        begin: fromPromise(async () => {
          await lesson.keep(0);
          lesson.refresh();
        }),
        submit: fromPromise(({ input }) => lesson.submit(input.answers)),
      },
      actions: {
        askAgain: lesson.refresh,
        // A place that could not be kept follows with the next one.
        keepPlace: (_, { place }) => {
          if (place !== null) void lesson.keep(place).catch(() => undefined);
        },
        forgetDraft: () => keepCourse(lesson, []),
      },
    }),
    { input: { lesson: lesson.known, answers: readCourse(lesson) }, inspect },
  );
  actor.subscribe((state) => {
    if (state.hasTag('answers')) keepCourse(lesson, state.context.answers);
  });
  return actor;
}
