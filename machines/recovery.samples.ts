/** Events of the recovery machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { recoveryMachine } from './recovery.machine.ts';
import type { RecoveryEvent } from './recovery.setup.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends RecoveryEvent>(event: E): E => event;
const tooMany = new ApiError({ ...errorOf('too_many', defaultLanguage).facts(), retryAfter: 30 });

export const recoverySamples: Samples<typeof recoveryMachine> = {
  machine: recoveryMachine,
  inputs: { 'nothing is typed': undefined },
  events: [
    { label: 'Ana gives her address', event: said({ type: 'address.given', address: ` ${ana.email} ` }) },
    { label: 'half an address is given', event: said({ type: 'address.given', address: 'ana@' }) },
    { label: 'the mail has left', event: done('send', undefined) },
    { label: 'there is no network', event: failed('send', errorOf('network', defaultLanguage)) },
    { label: 'too many were asked for', event: failed('send', tooMany) },
    { label: 'half a minute passes', event: { type: 'xstate.after.mailPause.recovery.sent.resting' } },
    { label: 'Send again is pressed', event: said({ type: 'again.pressed' }) },
    { label: 'the wait is over', event: { type: 'xstate.after.wait.recovery.waiting' } },
    { label: 'another address is wanted', event: said({ type: 'address.left' }) },
  ],
  ends: [],
  promises: {
    'a mail goes only to a whole address': (snapshot) =>
      !(snapshot.hasTag('busy') || snapshot.hasTag('sent')) ||
      /^\S+@\S+\.\S+$/u.test(snapshot.context.address),
    'what failed says why, and nothing else does': ({ value, context }) =>
      (value === 'failed') === (context.error !== null),
  },
};
