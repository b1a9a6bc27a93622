/** Inputs and events of the patientCode machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { patientCodeMachine } from './patientCode.machine.ts';
import type { PatientCodeEvent, ShownCode } from './patientCode.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends PatientCodeEvent>(event: E): E => event;

const code: ShownCode = {
  code: '4821-0937',
  validForMs: 180_000,
  // Long after any story.
  until: 4_102_444_800_000,
  providerName: 'Médicos en Línea',
  providerUrl: 'https://medicos.example/entrar',
  providerPhone: '+57 601 555 0100',
};
const tooMany = new ApiError({
  ...errorOf('too_many', defaultLanguage).facts(),
  retryable: false,
  retryAfter: 240,
});

export const patientCodeSamples: Samples<typeof patientCodeMachine> = {
  machine: patientCodeMachine,
  inputs: { 'no code yet': undefined },
  events: [
    { label: 'Ask is pressed', event: said({ type: 'ask.pressed' }) },
    { label: 'a code arrives', event: done('ask', code) },
    { label: 'a code arrives shortly before its end', event: done('ask', { ...code, validForMs: 20_000 }) },
    { label: 'it fails', event: failed('ask', errorOf('network', defaultLanguage)) },
    { label: 'three codes were made already', event: failed('ask', tooMany) },
    { label: 'half a minute is left', event: { type: 'xstate.after.untilNear.patientCode.shown' } },
    { label: 'the code ends', event: { type: 'xstate.after.untilEnd.patientCode.aboutToEnd' } },
    { label: 'the wait is over', event: { type: 'xstate.after.wait.patientCode.unavailable' } },
  ],
  ends: [],
  runs: ['none', 'aboutToEnd', 'unavailable'],
  reasons: {
    mayAsk: 'Three codes in ten minutes are the limit; the page says when the next one may be asked for.',
  },
  promises: {
    'a code is kept only while it is valid': (snapshot) =>
      snapshot.hasTag('shows') === (snapshot.context.shown !== null) || snapshot.hasTag('busy'),
    'what is unavailable says why': ({ value, context }) => value !== 'unavailable' || context.error !== null,
  },
};
