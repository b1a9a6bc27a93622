/** Inputs and events of the proof machine, for stories, walks and tests. */
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { proofMachine } from './proof.machine.ts';
import type { MovingFile, ProofEvent, ProofStanding } from './proof.setup.ts';
import { done, failed, type Samples } from './sample.ts';
import { samplePhoto, samplePlace } from './upload.samples.ts';

const said = <E extends ProofEvent>(event: E): E => event;

const none: ProofStanding = { id: null, status: 'none', reason: null };
const submitted: ProofStanding = { id: 'first', status: 'submitted', reason: null };
const sentBack: ProofStanding = {
  id: 'first',
  status: 'sent_back',
  reason: 'Va muy bien. Solo falta una línea sobre a quién preguntar.',
};
const approved: ProofStanding = { id: 'first', status: 'approved', reason: null };
const withdrawn: ProofStanding = { id: 'first', status: 'withdrawn', reason: null };

const message = 'Aquí va una primera versión.';
const file = { key: samplePlace.key, ...samplePhoto, contentType: 'image/jpeg' } as const;
const offline = errorOf('network', defaultLanguage);
const moving: MovingFile = { id: 'one', ...samplePhoto, progress: 0.4, isFailed: false, error: null };
const lost: MovingFile = { ...moving, isFailed: true, error: offline.facts() };

const refusal = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: '', code: 'task_cancelled', message: 'Esta tarea se canceló.' }],
}).facts();
const decided = new ApiError({
  ...errorOf('conflict', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: '', code: 'task_decided', message: 'Ya se decidió sobre esta entrega, o se retiró.' }],
});

const fresh = { message: '', files: [], standing: none, isFinal: false, isUnderway: false } as const;

export const proofSamples: Samples<typeof proofMachine> = {
  machine: proofMachine,
  inputs: {
    'nothing is handed in': fresh,
    'handing in completes it': { ...fresh, isFinal: true },
    'it waits for a decision': { ...fresh, standing: submitted },
    'it was sent back': { ...fresh, standing: sentBack },
    'it was approved': { ...fresh, standing: approved },
    'it was withdrawn': { ...fresh, standing: withdrawn },
    'an earlier page left it waiting': { ...fresh, message, isUnderway: true },
  },
  events: [
    { label: 'a message is typed', event: said({ type: 'message.typed', message }) },
    { label: 'the message is emptied', event: said({ type: 'message.typed', message: '' }) },
    { label: 'files are chosen', event: said({ type: 'files.chosen', files: [] }) },
    { label: 'a file is on its way', event: said({ type: 'uploads.moved', moving: [moving] }) },
    { label: 'a file got lost on its way', event: said({ type: 'uploads.moved', moving: [lost] }) },
    { label: 'no file is on its way', event: said({ type: 'uploads.moved', moving: [] }) },
    { label: 'a file has arrived', event: said({ type: 'upload.arrived', file }) },
    { label: 'the file is removed', event: said({ type: 'file.removed', id: file.key }) },
    { label: 'the upload is repeated', event: said({ type: 'upload.retried', id: moving.id }) },
    { label: 'Send is pressed', event: said({ type: 'send.pressed' }) },
    { label: 'Cancel is pressed', event: said({ type: 'cancel.pressed' }) },
    { label: 'it waits for the network', event: said({ type: 'submission.queued' }) },
    { label: 'it is being sent', event: said({ type: 'submission.sending' }) },
    { label: 'the answer gets lost', event: said({ type: 'submission.checking' }) },
    { label: 'Check is pressed', event: said({ type: 'reload.pressed' }) },
    { label: 'it is handed in', event: said({ type: 'submission.done' }) },
    { label: 'it is refused', event: said({ type: 'submission.refused', error: refusal }) },
    { label: 'it cannot be begun', event: failed('submission', offline) },
    { label: 'the proof is read', event: said({ type: 'standing.arrived', standing: submitted }) },
    { label: 'it is sent back', event: said({ type: 'standing.arrived', standing: sentBack }) },
    { label: 'it is approved', event: said({ type: 'standing.arrived', standing: approved }) },
    { label: 'Withdraw is pressed', event: said({ type: 'withdraw.pressed' }) },
    { label: 'it is withdrawn', event: done('withdraw', undefined) },
    { label: 'it cannot be withdrawn', event: failed('withdraw', decided) },
  ],
  reasons: { isOther: 'The server says nothing new.' },
  ends: [],
  runs: [
    'drafting',
    'uploading',
    'underway queued',
    'underway checking',
    'waiting',
    'approved',
    'sentBack',
    'refused',
  ],
  promises: {
    'only what says something is underway': (snapshot) => {
      const { isFinal, message: words, files } = snapshot.context;
      return !snapshot.hasTag('underway') || isFinal || words.trim() !== '' || files.length > 0;
    },
    'no upload has failed while the files are awaited': ({ value, context }) =>
      value !== 'uploading' || context.moving.every(({ isFailed }) => !isFailed),
    'what is refused says why': ({ value, context }) => value !== 'refused' || context.error !== null,
    'what is sent back says why': ({ value, context }) =>
      value !== 'sentBack' || context.standing.reason !== null,
    'what waits was submitted': ({ value, context }) =>
      value !== 'waiting' || context.standing.status === 'submitted',
  },
};
