/**
 * The challengeEntry machine: the number of one day of a challenge is entered, waits without a network, goes once, and
 * replaces an earlier one of the day (ours).
 */
import { factsOf } from './actorHelpers.ts';
import { challengeEntrySetup, type OfDay, type OfRefusal } from './challengeEntry.setup.ts';

const arrived = ({ event }: { readonly event: OfDay }): OfDay => ({ day: event.day });
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});
const refused = ({ event }: { readonly event: OfRefusal }): OfRefusal => ({ error: event.error });
const given = ({ event }: { readonly event: { readonly value: number | null } }) => ({
  value: event.value,
});

const take = { type: 'take', params: arrived } as const;
const follow = { type: 'follow', params: arrived } as const;
const give = { type: 'give', params: given } as const;
/** The challenge was read while the field is shown. */
const meanwhile = [
  { guard: { type: 'closes', params: arrived }, target: 'closed', actions: take },
  { actions: follow },
] as const;
const enter = [
  { guard: 'isEmpty', actions: 'noteEmpty' },
  { guard: 'isUnchanged', actions: 'noteStands' },
  { target: 'underway', actions: 'noteBefore' },
] as const;

/**
 * Actors `watch` (sends the day while it is shown) and `submission` (runs the submission machine), actions `askAgain`,
 * `checkNow` and `takeBack`: `src/challenges/entry/challengeEntry.actors.ts`.
 */
export const challengeEntryMachine = challengeEntrySetup.createMachine({
  id: 'challengeEntry',
  context: ({ input }) => ({
    ...input,
    isEmpty: false,
    before: null,
    isSaved: false,
    isMissed: false,
    error: null,
    lost: null,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'day.arrived': { actions: take },
    'day.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'waits',
      always: [
        { guard: 'isUnderway', target: 'underway' },
        { guard: 'isClosedNow', target: 'closed' },
        { guard: 'isKnown', target: 'open', actions: 'showCounted' },
      ],
      on: { 'day.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } } },
    },
    unavailable: {
      on: {
        'day.arrived': { target: 'loading', actions: take },
        'reload.pressed': { target: 'loading', actions: 'askAgain' },
      },
    },
    open: {
      tags: 'enters',
      on: { 'day.arrived': meanwhile, 'value.given': { actions: give }, 'enter.pressed': enter },
    },
    underway: {
      tags: 'underway',
      exit: 'endUnderway',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { value }, self }) => ({ value, tell: (event) => self.send(event) }),
        // It could not be begun; nothing was sent.
        onError: [
          { guard: 'isClosedNow', target: 'closed', actions: 'noteMissed' },
          { target: 'refused', actions: { type: 'noteRefusal', params: raised } },
        ],
      },
      on: {
        'submission.queued': '.queued',
        'submission.sending': '.syncing',
        'submission.checking': '.checking',
        'submission.done': [
          { guard: 'isClosedNow', target: 'closed', actions: 'noteCounted' },
          { guard: 'isReplacing', target: 'replaced', actions: 'noteCounted' },
          { target: 'open', actions: 'noteCounted' },
        ],
        'submission.refused': [
          {
            guard: { type: 'cameTooLate', params: refused },
            target: 'closed',
            actions: ['noteMissed', 'askAgain'],
          },
          { guard: 'isClosedNow', target: 'closed', actions: 'noteMissed' },
          {
            target: 'refused',
            actions: [{ type: 'noteRefusal', params: refused }, 'askAgain'],
          },
        ],
      },
      initial: 'syncing',
      states: {
        syncing: {},
        queued: {
          on: { 'cancel.pressed': { target: '#challengeEntry.loading', actions: 'takeBack' } },
        },
        // The answer was lost: the entry may have arrived or not.
        checking: { on: { 'reload.pressed': { actions: 'checkNow' } } },
      },
    },
    replaced: {
      tags: 'enters',
      on: { 'day.arrived': meanwhile, 'value.given': { target: 'open', actions: give } },
    },
    refused: {
      tags: 'enters',
      on: {
        'day.arrived': [
          { guard: { type: 'closes', params: arrived }, target: 'closed', actions: take },
          { actions: take },
        ],
        'value.given': { target: 'open', actions: give },
        'enter.pressed': { target: 'underway', actions: 'noteBefore' },
      },
    },
    // The number stays in the field, so that nothing typed is lost.
    closed: {
      on: {
        'day.arrived': [
          { guard: { type: 'closes', params: arrived }, actions: take },
          { target: 'loading', actions: take },
        ],
      },
    },
  },
});
