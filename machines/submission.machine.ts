/**
 * The submission machine: something written is sent once. Without a network it waits; after a lost answer it is checked
 * whether it arrived before it is sent again (ours).
 */
import { factsOf } from './actorHelpers.ts';
import { submissionSetup, type OfError } from './submission.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const answered = ({ event }: { readonly event: { readonly output: boolean } }) => ({
  arrived: event.output,
});
const noteError = { type: 'noteError', params: raised } as const;
const failed = [
  { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
  { target: 'unsettled', actions: [noteError, 'noteTry'] },
] as const;

/** Actors `watch`, `send` and `check` (throw `ApiError`) come from the domain that submits. */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  context: ({ input }) => ({
    isOnline: input.isOnline,
    left: input.left,
    wasSent: input.left === 'sent',
    error: null,
    tries: 0,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: { 'network.lost': { actions: 'noteOffline' }, 'network.returned': { actions: 'noteOnline' } },
  initial: 'editing',
  states: {
    editing: {
      tags: 'edits',
      always: [
        { guard: 'isLeftSent', target: 'checking', actions: 'dropLeft' },
        { guard: 'isLeftQueued', target: 'queued', actions: 'dropLeft' },
      ],
      on: { 'send.pressed': { target: 'queued', actions: 'begin' } },
    },
    queued: {
      tags: ['waits', 'underway'],
      always: { guard: 'isOnline', target: 'sending' },
      on: { 'cancel.pressed': 'editing' },
    },
    sending: {
      tags: ['busy', 'underway'],
      exit: 'noteSent',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { wasSent } }) => ({ wasSent }),
        onDone: 'done',
        onError: failed,
      },
    },
    // The answer was lost: the content may have arrived or not.
    unsettled: {
      tags: ['checks', 'underway'],
      after: { pause: 'checking' },
      on: {
        'retry.pressed': 'checking',
        'network.returned': { target: 'checking', actions: 'noteOnline' },
      },
    },
    checking: {
      tags: ['busy', 'checks', 'underway'],
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [{ guard: { type: 'hasArrived', params: answered }, target: 'done' }, { target: 'queued' }],
        onError: failed,
      },
    },
    done: {
      tags: 'over',
      entry: 'settle',
      on: { 'edit.pressed': 'editing' },
    },
    refused: {
      tags: ['edits', 'over'],
      on: { 'edit.pressed': 'editing', 'send.pressed': { target: 'queued', actions: 'begin' } },
    },
  },
});
