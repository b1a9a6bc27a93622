/** Stories of every state of the oneTimeCode machine; generated from the machine. */
import { oneTimeCodeMachine } from '#machines/oneTimeCode.machine.ts';
import { oneTimeCodeSamples } from '#machines/oneTimeCode.samples.ts';
import { CodeView } from '#src/auth/code/CodeView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/oneTimeCode',
  ...machineMeta(oneTimeCodeMachine, oneTimeCodeSamples, (actor) => (
    <main className="mx-auto flex max-w-[26rem] flex-col gap-8 px-4 py-12">
      <h1 className="text-h3 font-bold tracking-tight">Aurora</h1>
      <CodeView actor={actor} />
    </main>
  )),
};
