/**
 * The recovery machine: a link is requested by mail, for a new password or for the invitation again (spec §7
 * "Passwords").
 */
import { recoverySetup } from './recovery.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const given = [
  {
    guard: { type: 'isAddress', params: eventOf },
    target: 'sending',
    actions: { type: 'takeAddress', params: eventOf },
  },
  { actions: 'noteIncomplete' },
] as const;

/** Actor `send` (throws `ApiError`): `src/auth/password/recovery.actors.ts`. */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: { address: '', isIncomplete: false, error: null, waitMs: 0 },
  initial: 'asking',
  states: {
    asking: { tags: 'asks', on: { 'address.given': given } },
    sending: {
      tags: ['asks', 'busy'],
      entry: 'dropError',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ address: context.address }),
        onDone: 'sent',
        onError: [
          {
            guard: { type: 'isTooMany', params: raised },
            target: 'waiting',
            actions: { type: 'noteWait', params: raised },
          },
          { target: 'failed', actions: { type: 'noteError', params: raised } },
        ],
      },
    },
    sent: {
      tags: 'sent',
      initial: 'resting',
      on: { 'address.left': 'asking' },
      states: {
        resting: { after: { mailPause: 'open' } },
        open: { on: { 'again.pressed': '#recovery.sending' } },
      },
    },
    // Too many requests: the message does not reveal whether the address exists.
    waiting: { tags: 'failed', after: { wait: 'asking' }, on: { 'address.left': 'asking' } },
    failed: {
      tags: ['asks', 'failed'],
      on: { 'address.given': given, 'address.left': { target: 'asking', actions: 'dropError' } },
    },
  },
});
