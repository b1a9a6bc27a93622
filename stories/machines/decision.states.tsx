/** Stories of every state of the decision machine; generated from the machine. */
import { decisionMachine } from '#machines/decision.machine.ts';
import { decisionSamples } from '#machines/decision.samples.ts';
import { DecisionForm } from '#src/decisions/DecisionForm.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/decision',
  ...machineMeta(decisionMachine, decisionSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <Card className="flex flex-col gap-4">
        <CardTitle>Vacaciones</CardTitle>
        <DecisionForm actor={actor} subject="request" />
      </Card>
    </main>
  )),
};
