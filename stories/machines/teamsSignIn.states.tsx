/** Stories of every state of the teamsSignIn machine; generated from the machine. */
import { teamsSignInMachine } from '#machines/teamsSignIn.machine.ts';
import { teamsSignInSamples } from '#machines/teamsSignIn.samples.ts';
import { TeamsView } from '#src/auth/code/TeamsView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/teamsSignIn',
  ...machineMeta(teamsSignInMachine, teamsSignInSamples, (actor) => (
    <main className="mx-auto flex max-w-[26rem] flex-col gap-8 px-4 py-12">
      <h1 className="text-h3 font-bold tracking-tight">Aurora</h1>
      <TeamsView actor={actor} />
    </main>
  )),
};
