/** Stories of every state of the surveyAnswering machine; generated from the machine. */
import { surveyAnsweringMachine } from '#machines/surveyAnswering.machine.ts';
import { surveyAnsweringSamples } from '#machines/surveyAnswering.samples.ts';
import { AnsweringContext } from '#src/surveys/answering/answering.context.ts';
import { AnsweringView } from '#src/surveys/answering/AnsweringView.tsx';
import { surveyParts } from '#src/surveys/answering/surveyParts.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/surveyAnswering',
  ...machineMeta(surveyAnsweringMachine, surveyAnsweringSamples, (actor) => (
    <Surroundings at="/surveys">
      <main>
        <AnsweringContext value={surveyParts}>
          <AnsweringView actor={actor} />
        </AnsweringContext>
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
