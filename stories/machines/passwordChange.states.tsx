/** A story for every state of the machine that changes a password; they are listed by the machine itself. */
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
