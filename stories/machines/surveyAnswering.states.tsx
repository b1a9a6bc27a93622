/** Stories of every state of the surveyAnswering machine; generated from the machine. */
import { surveyAnsweringMachine } from '#machines/surveyAnswering.machine.ts';
import { surveyAnsweringSamples } from '#machines/surveyAnswering.samples.ts';
import { AnsweringView } from '#src/surveys/answering/AnsweringView.tsx';
import { Stage as Surroundings, serverSays } from '../posts/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/surveyAnswering',
  ...machineMeta(surveyAnsweringMachine, surveyAnsweringSamples, (actor) => (
    <Surroundings at="/surveys">
      <main>
        <AnsweringView actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
