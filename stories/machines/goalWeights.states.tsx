/** Stories of every state of the goalWeights machine; generated from the machine. */
import { goalWeightsMachine } from '#machines/goalWeights.machine.ts';
import { goalWeightsSamples } from '#machines/goalWeights.samples.ts';
import { WeightsView } from '#src/goals/WeightsView.tsx';
import { Card } from '#src/ui/Card.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/goalWeights',
  ...machineMeta(goalWeightsMachine, goalWeightsSamples, (actor) => (
    <main className="mx-auto max-w-feed p-4">
      <h1 className="sr-only">Objetivos</h1>
      <Card>
        <WeightsView actor={actor} />
      </Card>
    </main>
  )),
};
