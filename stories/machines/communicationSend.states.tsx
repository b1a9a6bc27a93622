/** Stories of every state of the communicationSend machine; generated from the machine. */
import { communicationSendMachine } from '#machines/communicationSend.machine.ts';
import { communicationSendSamples } from '#machines/communicationSend.samples.ts';
import { SendStatus } from '#src/communications/admin/SendStatus.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/communicationSend',
  ...machineMeta(communicationSendMachine, communicationSendSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col gap-4">
        <CardTitle>Cerramos el 24</CardTitle>
        <SendStatus actor={actor} lacksMoment={false} onOpen={() => undefined} />
      </Card>
    </main>
  )),
};
