/** Stories of every state of the challengeEntry machine; generated from the machine. */
import { challengeEntryMachine } from '#machines/challengeEntry.machine.ts';
import { challengeEntrySamples } from '#machines/challengeEntry.samples.ts';
import { EntryForm } from '#src/challenges/entry/EntryForm.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/challengeEntry',
  ...machineMeta(challengeEntryMachine, challengeEntrySamples, (actor) => (
    <Surroundings at="/challenges">
      <main className="mx-auto max-w-feed p-4">
        <Card className="flex flex-col gap-4">
          <CardTitle>Seis semanas de pasos</CardTitle>
          <EntryForm actor={actor} label="Hoy, lunes 23" unit="pasos" cap={8000} />
        </Card>
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays(),
};
