/**
 * The checkin machine: a check-in on a goal is written and sent once. Without a network it waits on the device; after a
 * lost answer it is checked whether it arrived; the period may be closed meanwhile (ours).
 */
import { factsOf } from './actorHelpers.ts';
import { checkinSetup, type CheckinWords, type OfRefusal } from './checkin.setup.ts';

const refused = ({ event }: { readonly event: OfRefusal }): OfRefusal => ({ error: event.error });
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});

const written = ({ event }: { readonly event: { readonly words: Partial<CheckinWords> } }) => ({
  words: event.words,
});
const change = { type: 'take', params: written } as const;

/** Actor `submission` and actions `takeBack` and `checkNow`: `src/goals/checkin.actors.ts`. */
export const checkinMachine = checkinSetup.createMachine({
  id: 'checkin',
  context: ({ input }) => ({ ...input, faults: [], error: null }),
  initial: 'writing',
  states: {
    writing: {
      tags: 'writes',
      always: { guard: 'isUnderway', target: 'underway' },
      on: {
        'words.changed': { actions: change },
        'save.pressed': [
          { guard: 'isFaulty', target: 'faulty', actions: 'noteFaults' },
          { target: 'underway', actions: 'dropFaults' },
        ],
      },
    },
    // The value or the confidence is missing.
    faulty: { tags: 'writes', on: { 'words.changed': { target: 'writing', actions: change } } },
    underway: {
      tags: 'underway',
      entry: 'beginUnderway',
      exit: 'endUnderway',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { words }, self }) => ({ words, tell: (event) => self.send(event) }),
        // It could not be begun; nothing was sent.
        onError: { target: 'writing', actions: { type: 'noteRefusal', params: raised } },
      },
      on: {
        'submission.queued': '.waiting',
        'submission.sending': '.saving',
        'submission.checking': '.checking',
        'submission.done': 'saved',
        'submission.refused': [
          {
            guard: { type: 'isClosed', params: refused },
            target: 'refused',
            actions: { type: 'noteRefusal', params: refused },
          },
          { target: 'writing', actions: { type: 'noteRefusal', params: refused } },
        ],
      },
      initial: 'saving',
      states: {
        saving: {},
        waiting: { on: { 'cancel.pressed': { target: '#checkin.writing', actions: 'takeBack' } } },
        // The answer was lost: the check-in may have arrived or not.
        checking: { on: { 'reload.pressed': { actions: 'checkNow' } } },
      },
    },
    saved: {
      tags: 'over',
      on: { 'again.pressed': { target: 'writing', actions: 'dropWords' } },
    },
    // The period was closed meanwhile; the words stay to be copied.
    refused: { tags: 'over' },
  },
});
