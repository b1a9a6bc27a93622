/** A story for every state of the machine that asks for a link; they are listed by the machine itself. */
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { recoverySamples } from '#machines/recovery.samples.ts';
import { RecoveryView } from '#src/auth/password/RecoveryView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/recovery',
  ...machineMeta(recoveryMachine, recoverySamples, (actor) => (
    <main>
      <RecoveryView actor={actor} about="recovery" />
    </main>
  )),
};
