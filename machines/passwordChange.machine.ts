/**
 * The password-change machine, for a signed-in user: every other session ends, this one continues (spec §7
 * "Passwords").
 */
import { passwordChangeSetup, type OfError } from './passwordChange.setup.ts';
import { eventOf, factsOf } from './actorHelpers.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const noteError = { type: 'noteError', params: raised } as const;
const typeCurrent = { type: 'typeCurrent', params: eventOf } as const;
const typeNext = { type: 'typeNext', params: eventOf } as const;

/** Input is validated again in every state. */
const typing = {
  'current.typed': { target: 'choosing', actions: ['dropError', typeCurrent] },
  'next.typed': { target: 'choosing', actions: ['dropError', typeNext] },
} as const;
/** The current input may be sent again. */
const again = { on: { ...typing, 'save.pressed': 'saving' } } as const;

/** Actor `change` (throws `ApiError`): `src/users/settings/passwordChange.actors.ts`. */
export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: 'passwordChange',
  context: ({ input }) => ({ ...input, current: '', next: '', error: null }),
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'chooses',
      always: { guard: 'isSound', target: 'ready' },
      on: { ...typing, 'save.pressed': 'faulty' },
    },
    // The form was submitted although input is missing or breaks the rules.
    faulty: { tags: 'chooses', on: typing },
    ready: { tags: 'chooses', ...again },
    saving: {
      tags: ['chooses', 'busy'],
      entry: 'dropError',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { current, next } }) => ({ current, next }),
        onDone: 'done',
        onError: [
          { guard: { type: 'isWrong', params: raised }, target: 'wrong', actions: noteError },
          { guard: { type: 'isTooMany', params: raised }, target: 'waiting', actions: noteError },
          { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
          { guard: { type: 'isUnknown', params: raised }, target: 'unsettled', actions: noteError },
          { target: 'notSaved', actions: noteError },
        ],
      },
    },
    // The current password is wrong: another one must be entered before the next submit.
    wrong: {
      tags: ['chooses', 'failed'],
      entry: 'forgetCurrent',
      on: { ...typing, 'save.pressed': { target: 'faulty', actions: 'dropError' } },
    },
    waiting: {
      tags: ['chooses', 'failed', 'waits'],
      on: { 'current.typed': { actions: typeCurrent }, 'next.typed': { actions: typeNext } },
      after: { pause: { target: 'choosing', actions: 'dropError' } },
    },
    // The server knows more about the person than this page.
    refused: { tags: ['chooses', 'failed'], ...again },
    // The answer was lost: either the old or the new password is valid.
    unsettled: { tags: ['chooses', 'failed'], ...again },
    notSaved: { tags: ['chooses', 'failed'], ...again },
    done: { entry: 'forgetBoth', on: { 'again.pressed': 'choosing' } },
  },
});
