/**
 * The moodToday machine: one tap of five, an optional note, changed until the day ends; without a network it waits on the
 * device (ours).
 */
import { factsOf } from './actorHelpers.ts';
import {
  moodTodaySetup,
  type OfMood,
  type OfNote,
  type OfRefusal,
  type OfStored,
} from './moodToday.setup.ts';

const arrived = ({ event }: { readonly event: OfStored }): OfStored => ({ stored: event.stored });
const picked = ({ event }: { readonly event: OfMood }): OfMood => ({ moodId: event.moodId });
const written = ({ event }: { readonly event: OfNote }): OfNote => ({ note: event.note });

const take = { type: 'take', params: arrived } as const;
const choose = { type: 'choose', params: picked } as const;
const write = { type: 'write', params: written } as const;
/** A choice where the day has one already. */
const changing = {
  'mood.chosen': [
    { guard: { type: 'isStanding', params: picked } },
    { target: '#moodToday.underway', actions: choose },
  ],
  'note.given': [
    { guard: { type: 'isSameNote', params: written } },
    { target: '#moodToday.underway', actions: write },
  ],
} as const;
/** A later choice takes the place of the one on its way. */
const replacing = {
  'mood.chosen': { target: '#moodToday.underway', reenter: true, actions: choose },
  'note.given': { target: '#moodToday.underway', reenter: true, actions: write },
} as const;
const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});
const refused = ({ event }: { readonly event: OfRefusal }): OfRefusal => ({ error: event.error });
/** The day is read while it is shown; another day has no mood yet. */
const following = {
  'day.arrived': [
    { guard: { type: 'isEmptyDay', params: arrived }, target: '#moodToday.asking', actions: 'forget' },
    { actions: [take, 'show'] },
  ],
} as const;

/**
 * Actors `watch` and `submission` (runs the submission machine), action `checkNow`:
 * `src/wellbeing/mood/moodToday.actors.ts`.
 */
export const moodTodayMachine = moodTodaySetup.createMachine({
  id: 'moodToday',
  context: ({ input }) => ({ ...input, error: null }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'day.arrived': { actions: take },
    'day.ended': { target: '.asking', actions: 'forget' },
  },
  initial: 'asking',
  states: {
    asking: {
      always: [
        { guard: 'isUnderway', target: 'underway' },
        { guard: 'isStored', target: 'saved' },
      ],
      on: { 'mood.chosen': { target: 'underway', actions: choose } },
    },
    underway: {
      tags: ['notes', 'underway'],
      entry: 'begin',
      exit: 'end',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { chosen, stored }, self }) => ({
          chosen,
          stored,
          tell: (event) => self.send(event),
        }),
        // It could not be begun; nothing was sent.
        onError: { target: 'refused', actions: { type: 'noteRefusal', params: raised } },
      },
      on: {
        ...replacing,
        'submission.queued': '.queued',
        'submission.sending': '.chosen',
        'submission.checking': '.checking',
        'submission.done': [
          { guard: 'isChange', target: 'changed', actions: 'noteStored' },
          { target: 'saved', actions: 'noteStored' },
        ],
        'submission.refused': {
          target: 'refused',
          actions: { type: 'noteRefusal', params: refused },
        },
      },
      initial: 'chosen',
      states: {
        // What was chosen is shown at once.
        chosen: {},
        queued: {},
        // The answer was lost: the mood may have arrived or not.
        checking: { on: { 'check.pressed': { actions: 'checkNow' } } },
      },
    },
    saved: { tags: 'notes', entry: 'show', on: { ...changing, ...following } },
    changed: { tags: 'notes', entry: 'show', on: { ...changing, ...following } },
    refused: {
      tags: 'notes',
      on: {
        'mood.chosen': { target: 'underway', actions: choose },
        'note.given': { target: 'underway', actions: write },
      },
    },
  },
});
