/** Stories of every state of the sandbox machine; generated from the machine. */
import { sandboxMachine } from '#machines/sandbox.machine.ts';
import { sandboxSamples } from '#machines/sandbox.samples.ts';
import { ServicesView } from '#src/docs/ServicesView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/sandbox',
  ...machineMeta(sandboxMachine, sandboxSamples, (actor) => (
    <main>
      <ServicesView actor={actor} />
    </main>
  )),
};
