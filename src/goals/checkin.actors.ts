/** The machine of a check-in, wired to the API and to the draft on the device. */
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { checkinMachine } from '#machines/checkin.machine.ts';
import { noWords, type CheckinEvent, type CheckinWords } from '#machines/checkin.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { keepCheckin, readCheckin } from './checkinDraft.ts';
import { checkinAt, lastCheckin, submitCheckin, type CheckingIn, type SubmissionActor } from './checkins.ts';
import type { WholeGoal } from './goals.queries.ts';

type Tell = (event: CheckinEvent) => void;

function report(state: SnapshotFrom<SubmissionActor>, tell: Tell): void {
  if (state.matches('done')) tell({ type: 'submission.done' });
  else if (state.matches('refused') && state.context.error !== null)
    tell({ type: 'submission.refused', error: state.context.error });
  else if (state.hasTag('checks')) tell({ type: 'submission.checking' });
  else if (state.hasTag('waits')) tell({ type: 'submission.queued' });
  else if (state.hasTag('busy')) tell({ type: 'submission.sending' });
}

/** Creates the check-in on a goal with the draft of this device; the caller starts it. */
export function createCheckin(checkingIn: CheckingIn, goal: WholeGoal): ActorRefFrom<typeof checkinMachine> {
  const kept = readCheckin(checkingIn);
  const before = lastCheckin(goal, checkingIn.owner.id)?.id ?? null;

  async function submit(words: CheckinWords, tell: Tell, signal: AbortSignal): Promise<void> {
    const left = readCheckin(checkingIn);
    const draft =
      left !== null && left.stage !== 'draft' ? left : { ...words, stage: 'draft' as const, before };
    const actor = submitCheckin(checkingIn, draft);
    const { unsubscribe } = actor.subscribe((state) => report(state, tell));
    report(actor.getSnapshot(), tell);
    await untilAborted(signal);
    unsubscribe();
  }

  const actor = createActor(
    checkinMachine.provide({
      actors: { submission: fromPromise(({ input, signal }) => submit(input.words, input.tell, signal)) },
      actions: {
        takeBack: () => checkinAt(checkingIn)?.send({ type: 'cancel.pressed' }),
        checkNow: () => checkinAt(checkingIn)?.send({ type: 'retry.pressed' }),
      },
    }),
    {
      input: {
        measure: goal.measure,
        words: kept ?? noWords,
        isUnderway: kept !== null && kept.stage !== 'draft',
      },
      inspect,
    },
  );
  actor.subscribe((state) => {
    if (!state.hasTag('writes')) return;
    const { value, confidence, note, correctsId } = state.context.words;
    const isEmpty = value === null && confidence === null && note === '' && correctsId === null;
    keepCheckin(checkingIn, isEmpty ? null : { value, confidence, note, correctsId, stage: 'draft', before });
  });
  return actor;
}
