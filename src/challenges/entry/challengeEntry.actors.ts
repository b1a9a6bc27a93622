/** The machine of an entry, wired to the server's day and to the entry on its way on this device. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { challengeEntryMachine } from '#machines/challengeEntry.machine.ts';
import type { ChallengeEntryEvent, EntryDay } from '#machines/challengeEntry.setup.ts';
import { begin, errandAt, follow, type SubmissionActor } from '#src/lib/errands.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import type { QueryListener } from '#src/api/watchQuery.ts';
import { inspect } from '#src/lib/recorder.ts';
import { untilAborted } from '#src/lib/untilAborted.ts';
import { entryName, keepEntry, readEntry, type EntryPlace } from './entryDraft.ts';

/** A running entry. */
export type ChallengeEntryActor = ActorRefFrom<typeof challengeEntryMachine>;

/** One day of one challenge, as the server knows it. */
export interface EnteredDay extends EntryPlace {
  /** The day as last read; null before. */
  readonly known: EntryDay | null;
  /** Calls back with each new read; returns a function that stops it. */
  readonly watch: (listener: QueryListener<EntryDay>) => () => void;
  /** Reads the day now; throws `ApiError`. */
  readonly read: () => Promise<EntryDay>;
  /** Enters the number; a repeat with the same key is the same entry. Throws `ApiError`. */
  readonly send: (value: number, key: string) => Promise<void>;
  /** Reads again what an entry changes. */
  readonly refresh: () => void;
}

/** Sends an entry, or joins the one of this day that is underway. */
export function submitEntry(day: EnteredDay, value: number): SubmissionActor {
  const name = entryName(day);
  const kept = readEntry(day);
  const sent = kept?.value ?? value;
  return begin({
    name,
    left: kept?.left ?? 'nothing',
    send: () => sendOnce(name, String(sent), (key) => day.send(sent, key)),
    check: async () => (await day.read()).value === sent,
    keep: (left) => keepEntry(day, left === 'nothing' ? null : { value: sent, left }),
    arrived: () => {
      keepEntry(day, null);
      day.refresh();
    },
  });
}

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

/** Creates the entry of a day, with what an earlier page left underway; the caller starts it. */
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
        takeBack: () => errandAt(entryName(day))?.send({ type: 'cancel.pressed' }),
      },
    }),
    {
      input: { day: day.known, value: kept?.value ?? null, isUnderway: kept !== null },
      inspect,
    },
  );
}
