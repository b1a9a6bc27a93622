/** Stories of every state of the course machine; generated from the machine. */
import { courseMachine } from '#machines/course.machine.ts';
import { courseSamples } from '#machines/course.samples.ts';
import { LessonView } from '#src/programs/learning/LessonView.tsx';
import { fireLesson, fireQuiz, safety } from '../programs/programs.sample.ts';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/course',
  ...machineMeta(courseMachine, courseSamples, (actor) => {
    // The samples speak of both lessons; what is drawn is the one of the present state.
    const lesson = actor.getSnapshot().context.lesson?.isQuiz === true ? fireQuiz : fireLesson;
    return (
      <Surroundings at="/programs">
        <main className="mx-auto max-w-feed p-4">
          <LessonView actor={actor} program={safety} lessonId={lesson.id} content={lesson} />
        </main>
      </Surroundings>
    );
  }),
  beforeEach: serverSays(),
};
