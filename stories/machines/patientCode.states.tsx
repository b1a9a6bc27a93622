/** Stories of every state of the patientCode machine; generated from the machine. */
import { patientCodeMachine } from '#machines/patientCode.machine.ts';
import { patientCodeSamples } from '#machines/patientCode.samples.ts';
import { CodeForm } from '#src/wellbeing/code/CodeCard.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/patientCode',
  ...machineMeta(patientCodeMachine, patientCodeSamples, (actor) => (
    <Surroundings at="/telemedicine">
      <main className="mx-auto max-w-feed p-4">
        <CodeForm actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
