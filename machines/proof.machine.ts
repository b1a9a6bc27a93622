/**
 * The proof machine: a message and files are handed in once and wait for a decision. Without a network they wait on the
 * device; after a lost answer it is checked whether they arrived; what is sent back or withdrawn is handed in again (ours).
 */
import { factsOf } from './actorHelpers.ts';
import { proofSetup, type OfRefusal, type OfStanding } from './proof.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfRefusal => ({
  error: factsOf(event.error),
});
const refused = ({ event }: { readonly event: OfRefusal }): OfRefusal => ({ error: event.error });
const arrived = ({ event }: { readonly event: OfStanding }): OfStanding => ({ standing: event.standing });
const chosen = ({ event }: { readonly event: { readonly files: readonly File[] } }) => ({
  files: event.files,
});
const named = ({ event }: { readonly event: { readonly id: string } }) => ({ id: event.id });

const noteRaised = { type: 'noteRefusal', params: raised } as const;
const noteRefused = { type: 'noteRefusal', params: refused } as const;
const takeStanding = { type: 'takeStanding', params: arrived } as const;
/** The server is read while the panel is shown. */
const meanwhile = {
  guard: { type: 'isOther', params: arrived },
  target: '#proof.drafting',
  actions: [takeStanding, 'dropRefusal'],
} as const;

const writing = {
  'message.typed': {
    actions: {
      type: 'take',
      params: ({ event }: { readonly event: { readonly message: string } }) => ({ message: event.message }),
    },
  },
  'files.chosen': { actions: { type: 'addFiles', params: chosen } },
  'file.removed': {
    actions: [
      { type: 'stopUpload', params: named },
      { type: 'dropFile', params: named },
    ],
  },
  'upload.retried': { actions: { type: 'retryUpload', params: named } },
  'send.pressed': [
    { guard: 'isEmpty', actions: 'noteEmpty' },
    { guard: 'isMoving', target: '#proof.uploading' },
    { target: '#proof.underway' },
  ],
  'standing.arrived': meanwhile,
} as const;

/**
 * Actors `watch`, `uploads`, `submission` and `withdraw`, and the actions that reach them:
 * `src/files/proof/proof.actors.ts`.
 */
export const proofMachine = proofSetup.createMachine({
  id: 'proof',
  context: ({ input }) => ({ ...input, moving: [], isEmpty: false, error: null }),
  invoke: [
    { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
    { id: 'uploads', src: 'uploads', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
  ],
  on: {
    'uploads.moved': {
      actions: { type: 'takeMoving', params: ({ event }) => ({ moving: event.moving }) },
    },
    'upload.arrived': { actions: { type: 'takeFile', params: ({ event }) => ({ file: event.file }) } },
  },
  initial: 'drafting',
  states: {
    drafting: {
      tags: 'writes',
      always: [
        { guard: 'isUnderway', target: 'underway' },
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isSentBack', target: 'sentBack' },
        { guard: 'isWithdrawn', target: 'withdrawn' },
      ],
      on: writing,
    },
    // Send was pressed while files are on their way; it is sent when the last one has arrived.
    uploading: {
      always: [
        { guard: 'isLost', target: 'drafting' },
        { guard: 'isEmpty', target: 'drafting', actions: 'noteEmpty' },
        { guard: 'isArrived', target: 'underway' },
      ],
      on: { 'cancel.pressed': 'drafting' },
    },
    underway: {
      tags: 'underway',
      entry: 'beginUnderway',
      exit: 'endUnderway',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context: { message, files, standing }, self }) => ({
          message,
          files,
          before: standing.id,
          tell: (event) => self.send(event),
        }),
        // It could not be begun; nothing was sent.
        onError: { target: 'refused', actions: noteRaised },
      },
      on: {
        'submission.queued': '.queued',
        'submission.sending': '.submitting',
        'submission.checking': '.checking',
        'submission.done': { target: 'drafting', actions: 'noteSent' },
        'submission.refused': [
          // It arrived before, from here or from another device.
          { guard: 'isSettled', target: 'drafting' },
          { target: 'refused', actions: [noteRefused, 'askAgain'] },
        ],
        'standing.arrived': { actions: takeStanding },
      },
      initial: 'submitting',
      states: {
        submitting: {},
        queued: { on: { 'cancel.pressed': { target: '#proof.drafting', actions: 'takeBack' } } },
        // The answer was lost: the proof may have arrived or not.
        checking: { on: { 'reload.pressed': { actions: 'checkNow' } } },
      },
    },
    waiting: {
      tags: 'decides',
      on: {
        'standing.arrived': meanwhile,
        'withdraw.pressed': { target: 'withdrawing', actions: 'dropRefusal' },
      },
    },
    withdrawing: {
      tags: 'decides',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => ({ id: context.standing.id }),
        onDone: { target: 'drafting', actions: 'noteWithdrawn' },
        // Somebody may have decided meanwhile.
        onError: { target: 'drafting', actions: [noteRaised, 'askAgain'] },
      },
      on: { 'standing.arrived': { actions: takeStanding } },
    },
    approved: { on: { 'standing.arrived': meanwhile } },
    // Handed in again from here.
    sentBack: { tags: 'writes', on: writing },
    withdrawn: { tags: 'writes', on: writing },
    // The words stay; with the first change the reason goes.
    refused: {
      tags: 'writes',
      on: {
        ...writing,
        'message.typed': { ...writing['message.typed'], target: 'drafting' },
        'file.removed': { ...writing['file.removed'], target: 'drafting' },
        // What was sent once is not empty.
        'send.pressed': [{ guard: 'isMoving', target: '#proof.uploading' }, { target: '#proof.underway' }],
      },
    },
  },
});
