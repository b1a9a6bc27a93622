/** Inputs and events of the checkin machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { checkinMachine } from './checkin.machine.ts';
import { noWords, type CheckinEvent } from './checkin.setup.ts';
import { failed, type Samples } from './sample.ts';

const said = <E extends CheckinEvent>(event: E): E => event;
const words = {
  value: 42,
  confidence: 'on_track',
  note: 'Cerramos dos acuerdos más.',
  correctsId: null,
  files: [
    { key: 'uploads/acuerdos.pdf', name: 'acuerdos.pdf', size: 48_200, contentType: 'application/pdf' },
  ],
} as const;
const scale = { unit: '%', start: 0, target: 100 };
const refusal = (code: string, message: string) => ({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'id', code, message }],
});

export const checkinSamples: Samples<typeof checkinMachine> = {
  machine: checkinMachine,
  inputs: {
    'nothing is written': { measure: 'number', scale, words: noWords, isUnderway: false },
    'a checklist measures it': { measure: 'checklist', scale, words: noWords, isUnderway: false },
    'an earlier page left it waiting': { measure: 'number', scale, words, isUnderway: true },
  },
  events: [
    { label: 'a check-in is written', event: said({ type: 'words.changed', words }) },
    { label: 'the value is removed', event: said({ type: 'words.changed', words: { value: null } }) },
    {
      label: 'more than the whole is written',
      event: said({ type: 'words.changed', words: { ...words, value: 999 } }),
    },
    { label: 'Save is pressed', event: said({ type: 'save.pressed' }) },
    { label: 'there is no network', event: said({ type: 'submission.queued' }) },
    { label: 'the network returns', event: said({ type: 'submission.sending' }) },
    { label: 'the answer gets lost', event: said({ type: 'submission.checking' }) },
    { label: 'it is saved', event: said({ type: 'submission.done' }) },
    {
      label: 'the period is closed',
      event: said({
        type: 'submission.refused',
        error: refusal('goal_period_closed', 'El periodo ya está cerrado.'),
      }),
    },
    {
      label: 'it is refused',
      event: said({ type: 'submission.refused', error: errorOf('forbidden', defaultLanguage).facts() }),
    },
    {
      label: 'it cannot be stored on the device',
      event: failed('submission', new ApiError(errorOf('network', defaultLanguage).facts())),
    },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'Retry is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'Again is pressed', event: said({ type: 'again.pressed' }) },
  ],
  ends: ['"refused"'],
  runs: ['writing', 'faulty', 'underway waiting', 'underway checking', 'saved', 'refused'],
  promises: {
    'what is faulty says which field': ({ value, context }) =>
      value !== 'faulty' || context.faults.length > 0,
    'what is underway is marked for the next page': (snapshot) =>
      !snapshot.hasTag('underway') || snapshot.context.isUnderway,
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'what is sent has a value of its unit': (snapshot) =>
      !snapshot.hasTag('underway') ||
      snapshot.context.measure !== 'number' ||
      snapshot.context.words.value !== 999,
    'what is sent has a confidence': (snapshot) =>
      !snapshot.hasTag('underway') || snapshot.context.words.confidence !== null,
  },
};
