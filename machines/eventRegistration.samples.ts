/** Inputs and events of the eventRegistration machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { eventRegistrationMachine } from './eventRegistration.machine.ts';
import type { EventPlace, EventRegistrationEvent } from './eventRegistration.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends EventRegistrationEvent>(event: E): E => event;

/** An event with free places, and the person in each relation to it. */
export const openPlace: EventPlace = {
  status: 'none',
  form: null,
  turn: null,
  isPromoted: false,
  takes: true,
  isFull: false,
  isCancelled: false,
};
export const fullPlace: EventPlace = { ...openPlace, isFull: true };
export const closedPlace: EventPlace = { ...openPlace, takes: false };
export const ownPlace: EventPlace = { ...openPlace, status: 'in' };
export const waitingPlace: EventPlace = { ...fullPlace, status: 'waiting', turn: 4 };
export const promotedPlace: EventPlace = { ...fullPlace, status: 'in', isPromoted: true };
/** A place online, at an event with both forms. */
export const onlinePlace: EventPlace = { ...ownPlace, form: 'online' };
export const cancelledPlace: EventPlace = { ...ownPlace, takes: false, isCancelled: true };

const network = errorOf('network', defaultLanguage);
const closedMeanwhile = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'event_id', code: 'event_closed', message: 'Las inscripciones están cerradas.' }],
});

export const eventRegistrationSamples: Samples<typeof eventRegistrationMachine> = {
  machine: eventRegistrationMachine,
  inputs: {
    'nothing is known yet': { place: null },
    'places are free': { place: openPlace },
    'the person waits': { place: waitingPlace },
  },
  events: [
    { label: 'it is read: places are free', event: said({ type: 'place.arrived', place: openPlace }) },
    { label: 'it is read: all places are taken', event: said({ type: 'place.arrived', place: fullPlace }) },
    {
      label: 'it is read: registrations are closed',
      event: said({ type: 'place.arrived', place: closedPlace }),
    },
    { label: 'it is read: the person takes part', event: said({ type: 'place.arrived', place: ownPlace }) },
    { label: 'it is read: the person waits', event: said({ type: 'place.arrived', place: waitingPlace }) },
    { label: 'a place became free', event: said({ type: 'place.arrived', place: promotedPlace }) },
    { label: 'it is cancelled', event: said({ type: 'place.arrived', place: cancelledPlace }) },
    { label: 'the read fails', event: said({ type: 'place.lost', error: network }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'Register is pressed', event: said({ type: 'register.pressed', visible: true, form: null }) },
    { label: 'another form is chosen', event: said({ type: 'form.pressed', form: 'online' }) },
    { label: 'Give back is pressed', event: said({ type: 'giveBack.pressed' }) },
    { label: 'Keep is pressed', event: said({ type: 'accept.pressed' }) },
    { label: 'the place is taken', event: done('send', ownPlace) },
    { label: 'the place is online now', event: done('send', onlinePlace) },
    { label: 'the person waits now', event: done('send', waitingPlace) },
    { label: 'the place is given back', event: done('send', openPlace) },
    { label: 'registrations were closed meanwhile', event: failed('send', closedMeanwhile) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.eventRegistration.unsettled' } },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
  ],
  ends: [],
  runs: ['full', 'waiting', 'promoted', 'unsettled', 'cancelled'],
  promises: {
    'who takes part or waits holds a place in the answer of the server': (snapshot) =>
      !snapshot.hasTag('holds') || snapshot.context.place?.status !== 'none',
    'who waits has a turn': ({ value, context }) => value !== 'waiting' || context.place?.turn !== null,
    'a place is taken only where registrations are open': (snapshot) =>
      !snapshot.hasTag('takes') || snapshot.context.place?.takes === true,
    'what is in doubt says why': (snapshot) => !snapshot.hasTag('checks') || snapshot.context.error !== null,
  },
};
