/** Stories of every state of the course machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import { courseMachine } from '#machines/course.machine.ts';
import { courseSamples } from '#machines/course.samples.ts';
import type { CourseActor } from '#src/programs/learning/course.actors.ts';
import { LessonView } from '#src/programs/learning/LessonView.tsx';
import { fireLesson, fireQuiz, safety } from '../programs/programs.sample.ts';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

/** The samples speak of two lessons; the one of the present state is drawn. */
function Lesson({ actor }: { readonly actor: CourseActor }) {
  const isQuiz = useSelector(actor, ({ context }) => context.lesson?.isQuiz === true);
  const lesson = isQuiz ? fireQuiz : fireLesson;
  return <LessonView actor={actor} program={safety} lessonId={lesson.id} content={lesson} />;
}

export default {
  title: 'Machines/course',
  ...machineMeta(courseMachine, courseSamples, (actor) => (
    <Surroundings at="/programs">
      <main className="mx-auto max-w-feed p-4">
        <Lesson actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
