/** Inputs and events of the submission machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { done, failed, type Samples } from './sample.ts';
import { submissionMachine } from './submission.machine.ts';
import type { SubmissionEvent } from './submission.setup.ts';

const said = <E extends SubmissionEvent>(event: E): E => event;
const network = errorOf('network', defaultLanguage);
const refused = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'id', code: 'survey_closed', message: 'La encuesta ya está cerrada.' }],
});

export const submissionSamples: Samples<typeof submissionMachine> = {
  machine: submissionMachine,
  inputs: {
    'nothing is sent': { isOnline: true, left: 'nothing' },
    'there is no network': { isOnline: false, left: 'nothing' },
    'an earlier page left it waiting': { isOnline: true, left: 'queued' },
    'an earlier page lost the answer': { isOnline: true, left: 'sent' },
  },
  events: [
    { label: 'Send is pressed', event: said({ type: 'send.pressed' }) },
    { label: 'it is sent', event: done('send', undefined) },
    { label: 'it is refused', event: failed('send', refused) },
    { label: 'the answer gets lost', event: failed('send', network) },
    { label: 'a second passes', event: { type: 'xstate.after.pause.submission.unsettled' } },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'it had arrived', event: done('check', true) },
    { label: 'it had not arrived', event: done('check', false) },
    { label: 'it cannot be checked', event: failed('check', network) },
    { label: 'the check is refused', event: failed('check', refused) },
    { label: 'the network is lost', event: said({ type: 'network.lost' }) },
    { label: 'the network returns', event: said({ type: 'network.returned' }) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'Edit is pressed', event: said({ type: 'edit.pressed' }) },
  ],
  ends: [],
  // It has no view of its own.
  runs: [],
  promises: {
    'what waits has no network': ({ value, context }) => value !== 'queued' || !context.isOnline,
    'what is done has no error': ({ value, context }) =>
      value !== 'done' || (context.error === null && context.tries === 0),
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'only what was sent is checked': (snapshot) => !snapshot.hasTag('checks') || snapshot.context.wasSent,
    'what was left is taken up once': ({ context }) => context.left === 'nothing',
  },
};
