/** The proof machine, wired to the API of its domain, to the uploads and to the draft on the device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { proofMachine } from '#machines/proof.machine.ts';
import type { OfLast, ProofEvent, ProofStanding, ProofWords } from '#machines/proof.setup.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import type { QueryListener } from '#src/api/watchQuery.ts';
import { begin, errandAt, follow, type SubmissionActor } from '#src/errands/errands.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { createUploadLine, type UploadLine } from '#src/files/uploadLine.ts';
import { keepProof, proofName, readProof, type ProofPlace } from './proofDraft.ts';

/** A running proof. */
export type ProofActor = ActorRefFrom<typeof proofMachine>;

/** What is handed in. */
export interface Proof {
  readonly message: string;
  readonly attachmentKeys: string[];
}

/** How the proofs of one thing go to the server, and what the server says of them. */
export interface ProofCalls extends ProofPlace {
  /** Calls back with each new read; returns a function that stops it. */
  readonly watch: (listener: QueryListener<ProofStanding>) => () => void;
  /** Reads the last proof now; throws `ApiError`. */
  readonly read: () => Promise<ProofStanding>;
  /** Hands in; a repeat with the same key is the same proof. Throws `ApiError`. */
  readonly send: (proof: Proof, key: string) => Promise<void>;
  /** Takes a proof back before its decision; throws `ApiError`. Null where the person cannot. */
  readonly withdraw: ((id: string, key: string) => Promise<void>) | null;
  /** Reads again what a proof changes. */
  readonly refresh: () => void;
}

/** What a domain says about one thing that is proven. */
export interface Proving extends ProofCalls {
  /** The kind of its files. */
  readonly kind: FileKind;
  /** How many files fit. */
  readonly most: number;
  /** Handing in completes it, without a decision. */
  readonly isFinal: boolean;
  /** The last proof of the person as the server knows it. */
  readonly known: ProofStanding;
}

/** Sends a proof, or joins the one that is underway. */
function submitProof(proving: ProofCalls, { message, files, before }: ProofWords & OfLast): SubmissionActor {
  const name = proofName(proving);
  const kept = readProof(proving);
  const draft =
    kept !== null && kept.stage !== 'draft'
      ? kept
      : { message, files: [...files], stage: 'draft' as const, before };
  const proof = { message: draft.message.trim(), attachmentKeys: draft.files.map(({ key }) => key) };
  return begin({
    name,
    left: draft.stage === 'draft' ? 'nothing' : draft.stage,
    send: () => sendOnce(name, JSON.stringify(proof), (key) => proving.send(proof, key)),
    check: async () => {
      const { id, status } = await proving.read();
      return id !== draft.before && status !== 'withdrawn' && status !== 'none';
    },
    keep: (left) => keepProof(proving, { ...draft, stage: left === 'nothing' ? 'draft' : left }),
    arrived: () => {
      keepProof(proving, null);
      proving.refresh();
    },
  });
}

/** Continues a proof that an earlier page left underway; a draft stays a draft. */
export function resumeProof(proving: ProofCalls): void {
  const kept = readProof(proving);
  if (kept !== null && kept.stage !== 'draft') submitProof(proving, kept);
}

async function withdraw(proving: ProofCalls, id: string | null): Promise<void> {
  const known = id ?? (await proving.read()).id;
  const { withdraw: takeBack } = proving;
  if (known !== null && takeBack !== null)
    await sendOnce(`${proofName(proving)}:withdraw`, known, (key) => takeBack(known, key));
  proving.refresh();
}

/** Creates the proof with the draft of this device; the caller starts it. */
export function createProof(proving: Proving): ProofActor {
  const kept = readProof(proving);
  let line: UploadLine | undefined;

  async function upload(tell: (event: ProofEvent) => void, signal: AbortSignal): Promise<void> {
    const queue = createUploadLine(proving.kind, (file) => tell({ type: 'upload.arrived', file }));
    line = queue;
    const leave = queue.subscribe(() => tell({ type: 'uploads.moved', moving: queue.read() }));
    await untilAborted(signal);
    leave();
    queue.close();
  }

  async function watch(tell: (event: ProofEvent) => void, signal: AbortSignal): Promise<void> {
    const leave = proving.watch({
      arrived: (standing) => tell({ type: 'standing.arrived', standing }),
      // The panel keeps what is known; the screen around it says that it could not be read.
      lost: () => undefined,
    });
    await untilAborted(signal);
    leave();
  }

  const actor = createActor(
    proofMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(input.tell, signal)),
        uploads: fromPromise(({ input, signal }) => upload(input.tell, signal)),
        submission: fromPromise(({ input, signal }) =>
          follow(submitProof(proving, input), input.tell, signal),
        ),
        withdraw: fromPromise(({ input }) => withdraw(proving, input.id)),
      },
      actions: {
        addFiles: ({ context: { files: there, moving } }, { files }) =>
          line?.add(files.slice(0, Math.max(0, proving.most - there.length - moving.length))),
        stopUpload: (_, { id }) => line?.remove(id),
        retryUpload: (_, { id }) => line?.retry(id),
        takeBack: () => errandAt(proofName(proving))?.send({ type: 'cancel.pressed' }),
        checkNow: () => errandAt(proofName(proving))?.send({ type: 'retry.pressed' }),
        askAgain: proving.refresh,
      },
    }),
    {
      input: {
        message: kept?.message ?? '',
        files: kept?.files ?? [],
        standing: proving.known,
        isFinal: proving.isFinal,
        isUnderway: kept !== null && kept.stage !== 'draft',
      },
      inspect,
    },
  );
  actor.subscribe((state) => {
    if (!state.hasTag('writes')) return;
    const { message, files, standing } = state.context;
    const isNothing = message === '' && files.length === 0;
    keepProof(
      proving,
      isNothing ? null : { message, files: [...files], stage: 'draft', before: standing.id },
    );
  });
  return actor;
}
