/** Stories of every state of the newPassword machine; generated from the machine. */
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { newPasswordSamples } from '#machines/newPassword.samples.ts';
import { NewPasswordView } from '#src/auth/password/NewPasswordView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/newPassword',
  ...machineMeta(newPasswordMachine, newPasswordSamples, (actor) => (
    <main>
      <NewPasswordView actor={actor} />
    </main>
  )),
};
