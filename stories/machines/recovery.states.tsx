/** Stories of every state of the recovery machine; generated from the machine. */
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
