/** The machine of a check-in, wired to the API and to the draft on the device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { checkinMachine } from '#machines/checkin.machine.ts';
import { noWords, type CheckinEvent, type CheckinWords } from '#machines/checkin.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { follow } from '#src/errands/errands.ts';
import { keepCheckin, readCheckin } from './checkinDraft.ts';
import { checkinAt, lastCheckin, submitCheckin, type CheckingIn } from './checkins.ts';
import type { WholeGoal } from './goals.queries.ts';

type Tell = (event: CheckinEvent) => void;

/** Creates the check-in on a goal with the draft of this device; the caller starts it. */
export function createCheckin(checkingIn: CheckingIn, goal: WholeGoal): ActorRefFrom<typeof checkinMachine> {
  const kept = readCheckin(checkingIn);
  // A check-in on the goal of somebody else is marked for ever.
  const onBehalf = goal.owner?.id !== checkingIn.owner.id;
  const before = lastCheckin(goal, checkingIn.owner.id)?.id ?? null;

  async function submit(words: CheckinWords, tell: Tell, signal: AbortSignal): Promise<void> {
    const left = readCheckin(checkingIn);
    const draft =
      left !== null && left.stage !== 'draft'
        ? left
        : { ...words, files: [...words.files], onBehalf, stage: 'draft' as const, before };
    await follow(submitCheckin(checkingIn, draft), tell, signal);
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
        scale: { unit: goal.unit, start: goal.start, target: goal.target },
        words: kept ?? noWords,
        isUnderway: kept !== null && kept.stage !== 'draft',
      },
      inspect,
    },
  );
  actor.subscribe((state) => {
    if (!state.hasTag('writes')) return;
    const { value, confidence, note, correctsId, files } = state.context.words;
    const isEmpty =
      value === null && confidence === null && note === '' && correctsId === null && files.length === 0;
    const words = { value, confidence, note, correctsId, files: [...files] };
    keepCheckin(checkingIn, isEmpty ? null : { ...words, onBehalf, stage: 'draft', before });
  });
  return actor;
}
