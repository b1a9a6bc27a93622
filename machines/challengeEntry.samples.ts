/** Inputs and events of the challengeEntry machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { challengeEntryMachine } from './challengeEntry.machine.ts';
import type { ChallengeEntryEvent, EntryDay } from './challengeEntry.setup.ts';
import { failed, type Samples } from './sample.ts';

const said = <E extends ChallengeEntryEvent>(event: E): E => event;

/** A day without an entry, one with 6,200 steps, and one that is over. */
export const emptyDay: EntryDay = { takes: true, value: null };
export const enteredDay: EntryDay = { takes: true, value: 6200 };
export const closedDay: EntryDay = { takes: false, value: 6200 };

const conflict = (code: string, message: string) =>
  new ApiError({
    ...errorOf('conflict', defaultLanguage).facts(),
    retryable: false,
    reasons: [{ field: '', code, message }],
  }).facts();
/** The challenge ended more than 48 hours before. */
export const tooLate = conflict('challenge_closed', 'El reto ya cerró.');
const invalid = new ApiError({
  ...errorOf('invalid', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'value', code: 'too_large', message: 'El número es demasiado grande.' }],
}).facts();
const offline = errorOf('network', defaultLanguage);

export const challengeEntrySamples: Samples<typeof challengeEntryMachine> = {
  machine: challengeEntryMachine,
  inputs: {
    'nothing is known yet': { day: null, value: null, isUnderway: false },
    'the day has no entry': { day: emptyDay, value: null, isUnderway: false },
    'the day has an entry': { day: enteredDay, value: null, isUnderway: false },
    'an earlier page left an entry waiting': { day: enteredDay, value: 8400, isUnderway: true },
  },
  events: [
    { label: 'the day is read', event: said({ type: 'day.arrived', day: emptyDay }) },
    { label: 'the day is read with an entry', event: said({ type: 'day.arrived', day: enteredDay }) },
    { label: 'the challenge is over', event: said({ type: 'day.arrived', day: closedDay }) },
    { label: 'the read fails', event: said({ type: 'day.lost', error: offline }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: '8,400 is typed', event: said({ type: 'value.given', value: 8400 }) },
    { label: 'the field is emptied', event: said({ type: 'value.given', value: null }) },
    { label: 'Enter is pressed', event: said({ type: 'enter.pressed' }) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'it waits for the network', event: said({ type: 'submission.queued' }) },
    { label: 'it is being sent', event: said({ type: 'submission.sending' }) },
    { label: 'the answer gets lost', event: said({ type: 'submission.checking' }) },
    { label: 'it is counted', event: said({ type: 'submission.done' }) },
    { label: 'it came too late', event: said({ type: 'submission.refused', error: tooLate }) },
    { label: 'it is refused', event: said({ type: 'submission.refused', error: invalid }) },
    { label: 'it cannot be begun', event: failed('submission', offline) },
  ],
  ends: [],
  runs: ['open', 'underway.queued', 'replaced', 'closed', 'refused'],
  promises: {
    'only what has a number is underway': (snapshot) =>
      !snapshot.hasTag('underway') || snapshot.context.value !== null,
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'what is replaced is named': ({ value, context }) => value !== 'replaced' || context.before !== null,
    'a day that takes nothing accepts no number': (snapshot) =>
      !snapshot.hasTag('enters') || snapshot.context.day?.takes === true,
  },
};
