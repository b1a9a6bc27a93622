/** Stories of every state of the checkin machine; generated from the machine. */
import { checkinMachine } from '#machines/checkin.machine.ts';
import { checkinSamples } from '#machines/checkin.samples.ts';
import { CheckinView } from '#src/goals/CheckinView.tsx';
import { Card } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/checkin',
  ...machineMeta(checkinMachine, checkinSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <h1 className="sr-only">Objetivos</h1>
      <Card>
        <CheckinView actor={actor} />
      </Card>
    </main>
  )),
};
