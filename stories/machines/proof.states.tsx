/** Stories of every state of the proof machine; generated from the machine. */
import { proofMachine } from '#machines/proof.machine.ts';
import { proofSamples } from '#machines/proof.samples.ts';
import { ProofForm } from '#src/files/proof/ProofForm.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/proof',
  ...machineMeta(proofMachine, proofSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col gap-4">
        <CardTitle>Prepara la guía</CardTitle>
        <ProofForm actor={actor} kind="task-attachment" most={5} />
      </Card>
    </main>
  )),
};
