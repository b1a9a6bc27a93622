/**
 * The new-password machine: a password is chosen by a link, for the first sign-in, after a forgotten
 * password, or because sign-in requires a new one (spec §7 "Passwords").
 */
import { not } from 'xstate';
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { newPasswordSetup } from './newPassword.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: factsOf(event.error),
});
const found = ({ event }: { readonly event: { readonly output: LinkFacts } }) => ({ link: event.output });
const noteError = { type: 'noteError', params: raised } as const;

const typed = { type: 'type', params: eventOf } as const;
/** Transitions for input in the field, the same in every state. */
const typing = [
  { guard: { type: 'isSound', params: eventOf }, target: 'ready', actions: typed },
  { target: 'choosing', actions: typed },
] as const;
/** The current password may be saved. */
const ready = { on: { 'password.typed': typing, 'save.pressed': 'saving' } } as const;

/**
 * Actors `check` and `save` (throw `ApiError`), action `handOver`: `src/auth/password/newPassword.actors.ts`.
 */
export const newPasswordMachine = newPasswordSetup.createMachine({
  id: 'newPassword',
  context: ({ input }) => ({ ...input, link: null, password: '', isFaulty: false, error: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      always: { guard: not('hasToken'), target: 'void' },
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: { type: 'isUsable', params: found },
            target: 'choosing',
            actions: { type: 'keepLink', params: found },
          },
          { target: 'void' },
        ],
        onError: { target: 'notChecked', actions: noteError },
      },
    },
    notChecked: {
      tags: 'failed',
      on: { 'retry.pressed': { target: 'checking', actions: 'dropError' } },
    },
    // The link is expired, used or invalid: the user can request another one.
    void: { entry: 'forgetPassword' },
    choosing: {
      tags: 'chooses',
      on: { 'password.typed': typing, 'save.pressed': { actions: 'noteFault' } },
    },
    ready: { tags: 'chooses', ...ready },
    saving: {
      tags: ['chooses', 'busy'],
      entry: 'dropError',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { token, way, password } }) => ({ token, way, password }),
        onDone: {
          target: 'done',
          actions: { type: 'handOver', params: ({ event }) => ({ token: event.output }) },
        },
        onError: [
          { guard: { type: 'isVoid', params: raised }, target: 'void' },
          { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
          { target: 'notSaved', actions: noteError },
        ],
      },
    },
    // The server knows more about the person than the link contains.
    refused: { ...ready, tags: ['chooses', 'failed'] },
    notSaved: { ...ready, tags: ['chooses', 'failed'] },
    done: { entry: 'forgetPassword' },
  },
});
