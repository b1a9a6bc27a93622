/** The machine of an entry, wired to the server's day and to the entry on its way on this device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { challengeEntryMachine } from '#machines/challengeEntry.machine.ts';
import type { ChallengeEntryEvent } from '#machines/challengeEntry.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { errandAt, follow } from '#src/errands/errands.ts';
import { submitEntry, type EnteredDay } from './entries.ts';
import { entryName, isOnItsWay, keepEntry, readEntry } from './entryDraft.ts';

/** A running entry. */
export type ChallengeEntryActor = ActorRefFrom<typeof challengeEntryMachine>;

async function watch(
  day: EnteredDay,
  tell: (event: ChallengeEntryEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const leave = day.watch({
    arrived: (read) => tell({ type: 'day.arrived', day: read }),
    lost: (error) => tell({ type: 'day.lost', error }),
  });
  await untilAborted(signal);
  leave();
}

/** Creates the entry of a day, with what an earlier page left underway or unsent; the caller starts it. */
export function createChallengeEntry(day: EnteredDay): ChallengeEntryActor {
  const kept = readEntry(day);
  return createActor(
    challengeEntryMachine.provide({
      actors: {
        watch: fromPromise(({ input, signal }) => watch(day, input.tell, signal)),
        submission: fromPromise(async ({ input, signal }) => {
          if (input.value !== null) await follow(submitEntry(day, input.value), input.tell, signal);
        }),
      },
      actions: {
        askAgain: day.refresh,
        checkNow: () => errandAt(entryName(day))?.send({ type: 'retry.pressed' }),
        takeBack: () => {
          errandAt(entryName(day))?.send({ type: 'cancel.pressed' });
          keepEntry(day, null);
        },
      },
    }),
    {
      input: { day: day.known, value: kept?.value ?? null, isUnderway: isOnItsWay(kept) },
      inspect,
    },
  );
}
