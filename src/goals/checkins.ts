/** Check-ins on their way: each outlives the screen that began it and, on the device, the page. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';
import type { SubmissionEvent } from '#machines/submission.setup.ts';
import { intentKey } from '#src/api/idempotency.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { inspect } from '#src/lib/recorder.ts';
import { deviceStorage } from '#src/lib/storages.ts';
import { whenForgotten } from '#src/lib/store.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { checkinName, keepCheckin, saysSame, type CheckinDraft, type CheckinPlace } from './checkinDraft.ts';
import { goalQueries, type WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

/** Whose check-in on what. */
export interface CheckingIn extends CheckinPlace {
  readonly cache: QueryClient;
}

const running = new Map<string, SubmissionActor>();

/** The last check-in of a person on a goal. */
export const lastCheckin = (goal: WholeGoal, userId: string): WholeGoal['checkins'][number] | undefined =>
  goal.checkins.findLast(({ user }) => user?.id === userId);

async function watchNetwork(tell: (event: SubmissionEvent) => void, signal: AbortSignal): Promise<void> {
  addEventListener('online', () => tell({ type: 'network.returned' }), { signal });
  addEventListener('offline', () => tell({ type: 'network.lost' }), { signal });
  await untilAborted(signal);
}

function submissionOf(checkingIn: CheckingIn, draft: CheckinDraft): SubmissionActor {
  const { cache, owner, goalId } = checkingIn;
  const { value, confidence, note, correctsId } = draft;

  async function send(): Promise<void> {
    if (confidence === null) throw new Error('A check-in without confidence is never sent.');
    const content = JSON.stringify([value, confidence, note, correctsId]);
    const intent = intentKey(deviceStorage(), checkinName(checkingIn), content);
    try {
      await goalWrites.checkIn(
        {
          input: {
            goalId,
            confidence,
            note,
            ...(value === null ? {} : { value }),
            ...(correctsId === null ? {} : { correctsId }),
          },
        },
        intent.key,
      );
      intent.settle();
    } catch (error) {
      if (isAnswered(error)) intent.settle();
      throw error;
    }
  }

  async function check(): Promise<boolean> {
    const goal = await cache.fetchQuery({ ...goalQueries.one(goalId), staleTime: 0, retry: false });
    const last = lastCheckin(goal, owner.id);
    return last !== undefined && last.id !== draft.before && saysSame(last, draft);
  }

  return createActor(
    submissionMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watchNetwork(input.tell, signal)),
        // No signal: leaving the page must not abort what is being sent.
        send: fromPromise(send),
        check: fromPromise(check),
      },
    }),
    {
      input: { isOnline: navigator.onLine, left: draft.stage === 'draft' ? 'nothing' : draft.stage },
      inspect,
    },
  );
}

/** Sends a check-in, or joins the one that is underway. */
export function submitCheckin(checkingIn: CheckingIn, draft: CheckinDraft): SubmissionActor {
  const name = checkinName(checkingIn);
  const known = running.get(name);
  if (known !== undefined) return known;
  const actor = submissionOf(checkingIn, draft);
  let hasBegun = false;
  actor.subscribe((state) => {
    if (state.hasTag('underway')) {
      hasBegun = true;
      keepCheckin(checkingIn, { ...draft, stage: state.hasTag('waits') ? 'queued' : 'sent' });
    } else if (hasBegun && running.get(name) === actor) {
      running.delete(name);
      keepCheckin(checkingIn, state.matches('done') ? null : { ...draft, stage: 'draft' });
      if (state.matches('done')) refreshGoals(checkingIn.cache);
      // After its other listeners have heard the end.
      queueMicrotask(() => actor.stop());
    }
  });
  running.set(name, actor);
  actor.start();
  if (draft.stage === 'draft') actor.send({ type: 'send.pressed' });
  return actor;
}

/** The running submission; undefined without one. */
export const checkinAt = (place: CheckinPlace): SubmissionActor | undefined =>
  running.get(checkinName(place));

// Nothing is sent after sign-out.
whenForgotten(() => {
  for (const actor of running.values()) actor.stop();
  running.clear();
});
