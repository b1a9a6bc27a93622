/** Entries on their way: each outlives the screen that began it and, on the device, the page. */
import type { EntryDay } from '#machines/challengeEntry.setup.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import type { QueryListener } from '#src/api/watchQuery.ts';
import { begin, type SubmissionActor } from '#src/errands/errands.ts';
import { entryName, isOnItsWay, keepEntry, readEntry, type EntryPlace } from './entryDraft.ts';

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
  const { value: sent, left } = isOnItsWay(kept) ? kept : { value, left: 'nothing' as const };
  return begin({
    name,
    left,
    send: () => sendOnce(name, String(sent), (key) => day.send(sent, key)),
    check: async () => (await day.read()).value === sent,
    keep: (now) => keepEntry(day, { value: sent, left: now }),
    arrived: () => {
      keepEntry(day, null);
      day.refresh();
    },
  });
}
