/** Stories of every state of the passwordChange machine; generated from the machine. */
import { passwordChangeMachine } from '#machines/passwordChange.machine.ts';
import { passwordChangeSamples } from '#machines/passwordChange.samples.ts';
import { PasswordChangeView } from '#src/users/settings/PasswordChangeView.tsx';
import { machineMeta } from './machineStory.tsx';

export default {
  title: 'Machines/passwordChange',
  ...machineMeta(passwordChangeMachine, passwordChangeSamples, (actor) => (
    <main className="p-6">
      <PasswordChangeView actor={actor} />
    </main>
  )),
};
