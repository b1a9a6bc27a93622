/** Setup of the proof machine: context, events, guards and actions (ours). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { notProvided, outside, silent, typed, type Telling } from './actorHelpers.ts';

/** An uploaded file of a proof. */
export interface ProofFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** A file that is not uploaded yet. */
export interface MovingFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly isFailed: boolean;
  readonly error: ErrorFacts | null;
}

/** What the server says about the last proof of this person. */
export interface ProofStanding {
  /** Null before the first one. */
  readonly id: string | null;
  readonly status: 'none' | 'submitted' | 'approved' | 'sent_back' | 'withdrawn';
  /** Why it was sent back. */
  readonly reason: string | null;
}

/** What is handed in. */
export interface ProofWords {
  readonly message: string;
  readonly files: readonly ProofFile[];
}

export interface ProofContext extends ProofWords {
  readonly moving: readonly MovingFile[];
  readonly standing: ProofStanding;
  /** Handing in completes it: nobody decides, and nothing has to be written. */
  readonly isFinal: boolean;
  /** An earlier page sent the proof, or left it waiting for the network. */
  readonly isUnderway: boolean;
  /** Send was pressed without a message and without files. */
  readonly isEmpty: boolean;
  /** Why it was refused. */
  readonly error: ErrorFacts | null;
}

export type ProofEvent =
  | { readonly type: 'message.typed'; readonly message: string }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'upload.retried'; readonly id: string }
  | { readonly type: 'uploads.moved'; readonly moving: readonly MovingFile[] }
  | { readonly type: 'upload.arrived'; readonly file: ProofFile }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'reload.pressed' }
  | { readonly type: 'withdraw.pressed' }
  | { readonly type: 'standing.arrived'; readonly standing: ProofStanding }
  | { readonly type: 'submission.queued' }
  | { readonly type: 'submission.sending' }
  | { readonly type: 'submission.checking' }
  | { readonly type: 'submission.done' }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/** `writes`: the form accepts words and files; `underway`: the proof is on its way; `decides`: a decision is due. */
export type ProofTag = 'writes' | 'underway' | 'decides';

export interface OfRefusal {
  readonly error: ErrorFacts;
}
/** The last proof before this one. */
export interface OfLast {
  readonly before: string | null;
}
export interface OfStanding {
  readonly standing: ProofStanding;
}

const isSettled = ({ status }: ProofStanding): boolean => status === 'submitted' || status === 'approved';

/** The setup of the machine. */
export const proofSetup = setup({
  types: typed<{
    context: ProofContext;
    events: ProofEvent;
    input: Pick<ProofContext, 'message' | 'files' | 'standing' | 'isFinal' | 'isUnderway'>;
    tags: ProofTag;
  }>(),
  actors: {
    /** Sends what the server says about the last proof, as it is read. */
    watch: fromPromise<void, Telling<ProofEvent>>(silent),
    /** Runs the queue of uploads and sends its files. */
    uploads: fromPromise<void, Telling<ProofEvent>>(silent),
    /** Runs the submission machine of this proof and sends its states. */
    submission: fromPromise<void, Telling<ProofEvent> & ProofWords & OfLast>(notProvided),
    /** Takes the proof back; throws `ApiError`. */
    withdraw: fromPromise<void, Pick<ProofStanding, 'id'>>(notProvided),
  },
  guards: {
    isUnderway: ({ context }) => context.isUnderway,
    isWaiting: ({ context }) => context.standing.status === 'submitted',
    isApproved: ({ context }) => context.standing.status === 'approved',
    isSentBack: ({ context }) => context.standing.status === 'sent_back',
    isWithdrawn: ({ context }) => context.standing.status === 'withdrawn',
    isSettled: ({ context }) => isSettled(context.standing),
    isEmpty: ({ context: { isFinal, message, files, moving } }) =>
      !isFinal && message.trim() === '' && files.length === 0 && moving.length === 0,
    isMoving: ({ context }) => context.moving.length > 0,
    isArrived: ({ context }) => context.moving.length === 0,
    isLost: ({ context }) => context.moving.some(({ isFailed }) => isFailed),
    /** Another device handed in, or somebody decided. */
    isOther: ({ context }, { standing }: OfStanding) =>
      standing.id !== context.standing.id || standing.status !== context.standing.status,
  },
  actions: {
    addFiles: outside<{ readonly files: readonly File[] }>(),
    /** Cancels an upload; ignores a file that arrived. */
    stopUpload: outside<{ readonly id: string }>(),
    retryUpload: outside<{ readonly id: string }>(),
    /** The proof that waits for the network is not sent. */
    takeBack: outside(),
    /** Asks at once whether the proof arrived. */
    checkNow: outside(),
    /** Reads again what the server says. */
    askAgain: outside(),
    take: assign({
      message: (_, { message }: { readonly message: string }) => message,
      isEmpty: false,
      error: null,
    }),
    takeMoving: assign({
      moving: (_, { moving }: { readonly moving: readonly MovingFile[] }) => moving,
      isEmpty: false,
    }),
    takeFile: assign({
      files: ({ context }, { file }: { readonly file: ProofFile }) => [
        ...context.files.filter(({ key }) => key !== file.key),
        file,
      ],
    }),
    dropFile: assign({
      files: ({ context }, { id }: { readonly id: string }) => context.files.filter(({ key }) => key !== id),
      error: null,
    }),
    noteEmpty: assign({ isEmpty: true }),
    beginUnderway: assign({ isUnderway: true, isEmpty: false, error: null }),
    endUnderway: assign({ isUnderway: false }),
    takeStanding: assign({ standing: (_, { standing }: OfStanding) => standing }),
    /** What was sent waits; the server's own words follow. */
    noteSent: assign({
      message: '',
      files: [],
      standing: ({ context: { standing, isFinal } }): ProofStanding =>
        isSettled(standing)
          ? standing
          : { id: null, status: isFinal ? 'approved' : 'submitted', reason: null },
    }),
    noteWithdrawn: assign({
      standing: ({ context }): ProofStanding => ({ ...context.standing, status: 'withdrawn' }),
      error: null,
    }),
    noteRefusal: assign({ error: (_, { error }: OfRefusal) => error }),
    dropRefusal: assign({ error: null }),
  },
});
