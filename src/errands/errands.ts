/**
 * What is on its way to the server: it waits without a network, goes once, and outlives the screen that began it and,
 * with what `keep` stores, the page.
 */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { Left, SubmissionEvent } from '#machines/submission.setup.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { inspect } from '#src/lib/recorder.ts';
import { whenForgotten } from '#src/lib/store.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';

/** A running submission. */
export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

/** One thing that is sent once. */
export interface Errand {
  /** Unique for the person and the thing. */
  readonly name: string;
  /** How an earlier page left it. */
  readonly left: Left;
  /** Throws `ApiError`; a repeat carries the same key. */
  readonly send: (wasSent: boolean) => Promise<void>;
  /** Whether it arrived although its answer was lost. */
  readonly check: () => Promise<boolean>;
  /** Stores how far it came on the device; `nothing` after a refusal and when it is taken back. */
  readonly keep: (left: Left) => void;
  readonly arrived: () => void;
}

const running = new Map<string, SubmissionActor>();

async function watchNetwork(tell: (event: SubmissionEvent) => void, signal: AbortSignal): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal });
  await untilAborted(signal);
}

/** The running errand of this name; undefined without one. */
export const errandAt = (name: string): SubmissionActor | undefined => running.get(name);

/** Begins an errand, or joins the one of this name that is underway. */
export function begin({ name, left, send, check, keep, arrived }: Errand): SubmissionActor {
  const known = running.get(name);
  if (known !== undefined) return known;
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watchNetwork(input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(({ input }) => send(input.wasSent)),
        check: fromPromise(check),
      },
    }),
    { input: { isOnline: navigator.onLine, left }, inspect },
  );
  let hasBegun = false;
  actor.subscribe((state) => {
    if (state.hasTag('underway')) {
      hasBegun = true;
      keep(state.hasTag('waits') ? 'queued' : 'sent');
    } else if (hasBegun && running.get(name) === actor) {
      running.delete(name);
      if (state.matches('done')) arrived();
      else keep('nothing');
      // After its other listeners have heard the end.
      queueMicrotask(() => actor.stop());
    }
  });
  running.set(name, actor);
  actor.start();
  if (left === 'nothing') actor.send({ type: 'send.pressed' });
  return actor;
}

/** An event for each step of an errand, for the machine of a form. */
export type ErrandEvent =
  | { readonly type: 'submission.queued' | 'submission.sending' | 'submission.checking' }
  | { readonly type: 'submission.done' }
  | { readonly type: 'submission.refused'; readonly error: ErrorFacts };

/** Reports the steps of an errand, the present one included, until the signal aborts. */
export async function follow(
  actor: SubmissionActor,
  tell: (event: ErrandEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const report = (state: ReturnType<SubmissionActor['getSnapshot']>): void => {
    if (state.matches('done')) tell({ type: 'submission.done' });
    else if (state.matches('refused') && state.context.error !== null)
      tell({ type: 'submission.refused', error: state.context.error });
    else if (state.hasTag('checks')) tell({ type: 'submission.checking' });
    else if (state.hasTag('waits')) tell({ type: 'submission.queued' });
    else if (state.hasTag('busy')) tell({ type: 'submission.sending' });
  };
  const { unsubscribe } = actor.subscribe(report);
  report(actor.getSnapshot());
  await untilAborted(signal);
  unsubscribe();
}

// Nothing is sent after sign-out; the same person continues with the next sign-in.
whenForgotten(() => {
  for (const actor of running.values()) actor.stop();
  running.clear();
});
