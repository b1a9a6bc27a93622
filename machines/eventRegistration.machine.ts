/**
 * The eventRegistration machine: a place at an event is taken, waited for and given back, and a lost answer is always
 * resolved (spec §7 "Events").
 */
import { factsOf } from './actorHelpers.ts';
import {
  eventRegistrationSetup,
  type EventPlace,
  type OfError,
  type OfPlace,
  type Wish,
} from './eventRegistration.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const read = ({ event }: { readonly event: OfPlace }): OfPlace => ({ place: event.place });
const output = ({ event }: { readonly event: { readonly output: EventPlace } }): OfPlace => ({
  place: event.output,
});
const wishOf = ({ context: { wish, form, visible } }: { readonly context: Wish }): Wish => ({
  wish,
  form,
  visible,
});
const pressed = ({ event: { form, visible } }: { readonly event: Omit<Wish, 'wish'> }) => ({ form, visible });
const asBefore = () => ({ form: null, visible: null });
const changed = ({ event: { form } }: { readonly event: Pick<Wish, 'form'> }) => ({ form, visible: null });

const register = { target: 'registering', actions: { type: 'wishIn', params: pressed } } as const;
const accept = { target: 'registering', actions: { type: 'wishIn', params: asBefore } } as const;
const change = { target: 'registering', actions: { type: 'wishIn', params: changed } } as const;
const giveBack = { target: 'givingBack', actions: 'wishOut' } as const;
const send = {
  id: 'send',
  src: 'send',
  input: wishOf,
  onDone: { target: 'loading', actions: [{ type: 'take', params: output }, 'dropDoubt'] },
  onError: [
    // The event may have changed since it was read.
    {
      guard: { type: 'isRefused', params: raised },
      target: 'loading',
      actions: [{ type: 'noteError', params: raised }, 'askAgain'],
    },
    { target: 'unsettled', actions: [{ type: 'noteError', params: raised }, 'noteTry'] },
  ],
} as const;
/** What is read while a call is underway is older than its answer. */
const noted = { 'place.arrived': {}, 'place.lost': {} } as const;

/** Actors `watch` and `send` and action `askAgain`: `src/events/registration/eventRegistration.actors.ts`. */
export const eventRegistrationMachine = eventRegistrationSetup.createMachine({
  id: 'eventRegistration',
  context: ({ input }) => ({
    ...input,
    wish: true,
    form: null,
    visible: null,
    error: null,
    lost: null,
    tries: 0,
  }),
  invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  on: {
    'place.arrived': { target: '.loading', actions: { type: 'take', params: read } },
    'place.lost': { actions: { type: 'noteLost', params: raised } },
    'reload.pressed': { actions: 'askAgain' },
  },
  initial: 'loading',
  states: {
    // The place as the server says it decides the state.
    loading: {
      always: [
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isPromoted', target: 'promoted' },
        { guard: 'isIn', target: 'in' },
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isFull', target: 'full' },
        { guard: 'isKnown', target: 'open' },
      ],
      on: { 'place.lost': { target: 'unavailable', actions: { type: 'noteLost', params: raised } } },
    },
    unavailable: { on: { 'reload.pressed': { target: 'loading', actions: 'askAgain' } } },
    open: { tags: 'takes', on: { 'register.pressed': register } },
    full: { tags: 'takes', on: { 'register.pressed': register } },
    closed: {},
    in: { tags: 'holds', on: { 'giveBack.pressed': giveBack, 'form.pressed': change } },
    waiting: { tags: 'holds', on: { 'giveBack.pressed': giveBack, 'form.pressed': change } },
    // A place became free: it is the person's at once, and one press declines it.
    promoted: {
      tags: 'holds',
      on: { 'giveBack.pressed': giveBack, 'accept.pressed': accept, 'form.pressed': change },
    },
    registering: { tags: 'busy', on: noted, invoke: send },
    givingBack: { tags: 'busy', on: noted, invoke: send },
    // The answer was lost: the place may be taken or not.
    unsettled: {
      tags: 'checks',
      on: { ...noted, 'reload.pressed': 'checking', 'network.returned': 'checking' },
      after: { pause: 'checking' },
    },
    checking: { tags: ['busy', 'checks'], on: noted, invoke: send },
    cancelled: {},
  },
});
