/** What the tab keeps of its database: not the rows, which a seed makes again, but the changes since (design §5). */
import type { Change } from './engine.changes.ts';

/** The time of a world: part of it, so no tab can have its rows and another time. */
export interface Time {
  /** How far its clock is ahead of the machine's, in ms. */
  readonly ahead: number;
  /** How much of that somebody moved it since it began, in ms. */
  readonly moved: number;
}

/** What the changes of a log apply to. */
export interface Head extends Time {
  /** The tables and the version of the seed; a program with others cannot read this log. */
  readonly schema: string;
  /** From this the seed makes the same rows again. */
  readonly seedId: string;
  /** Grows with every new beginning. */
  readonly epoch: number;
}

/** The changes of one or more transactions, all or none of them kept. */
export interface Entry {
  /** Entries count from 1 in their epoch; a gap is left only by folding. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** A log that several tabs share. Any call may reject, and then the tab goes on in memory. */
export interface ChangeLog {
  /** Whether it is still there after a reload. */
  readonly persistent: boolean;
  /** Runs work while no other user of the log writes. */
  exclusive(work: () => Promise<void>): Promise<void>;
  /** The head, and the entries after one of them. */
  read(after: number): Promise<{ readonly head?: Head; readonly entries: readonly Entry[] }>;
  /** Kept for certain once it resolves; with another head, another time for the same world, both or neither of them. */
  append(entry: Entry, head?: Head): Promise<void>;
  /** Puts one entry with the last change of each row in the place of all. */
  fold(): Promise<void>;
  /** Forgets all entries and begins anew, with these where some are given. */
  restart(head: Head, entries?: readonly Entry[]): Promise<void>;
  /** Tells the other users that there is something to read, and the time at once: what they ask next must not be asked at another. */
  announce(time?: Time): void;
  /** Called when another user has announced something. */
  listen(heard: (time?: Time) => void): void;
  close(): void;
}

/** So many entries are read in a moment; more are folded. */
export const entriesBeforeFolding = 250;

/** One entry in the place of many. It may be applied to any state between the first and the last of them. */
export function folded(entries: readonly Entry[]): Entry {
  const last = new Map<string, Change>();
  for (const { changes } of entries) {
    for (const change of changes) last.set(JSON.stringify(change.slice(0, 3)), change);
  }
  return { at: entries.at(-1)?.at ?? 0, changes: [...last.values()] };
}
