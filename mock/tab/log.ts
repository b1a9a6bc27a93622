/**
 * The log of the tab's database: it holds the changes since the seed, because a seed can make its rows again.
 */
import type { Change } from './engine.changes.ts';

/** The time of a world. It is part of the world, so every tab has the rows and the time together. */
export interface Time {
  /** How far the world's clock is ahead of the machine's, in ms. */
  readonly ahead: number;
  /** How much of `ahead` a user has moved since the start, in ms. */
  readonly moved: number;
}

/** The base that the changes of a log apply to. */
export interface Head extends Time {
  /** The tables and the version of the seed; a program with another schema cannot read this log. */
  readonly schema: string;
  /** The seed makes the same rows from this id. */
  readonly seedId: string;
  /** Grows with every reset. */
  readonly epoch: number;
}

/** The changes of one or more transactions, stored as a whole. */
export interface Entry {
  /** Entries count from 1 in their epoch; only folding leaves gaps. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** A log that several tabs share. If a call rejects, the tab continues in memory. */
export interface ChangeLog {
  /** Whether the log survives a reload. */
  readonly persistent: boolean;
  /** Runs work while no other user of the log writes. */
  exclusive(work: () => Promise<void>): Promise<void>;
  /** The head, and the entries after one of them. */
  read(after: number): Promise<{ readonly head?: Head; readonly entries: readonly Entry[] }>;
  /**
   * Resolves when the entry is durable. `head` holds another time of the same world and is stored in the same
   * transaction.
   */
  append(entry: Entry, head?: Head): Promise<void>;
  /** Replaces all entries with one that holds the last change of each row. */
  fold(): Promise<void>;
  /** Deletes all entries and starts again, with `entries` if given. */
  restart(head: Head, entries?: readonly Entry[]): Promise<void>;
  /** Notifies the other users of the log. Passes the time directly, because their next call must use it. */
  announce(time?: Time): void;
  /** Called when another user has announced something. */
  listen(heard: (time?: Time) => void): void;
  close(): void;
}

/** This many entries are read quickly; more are folded. */
export const entriesBeforeFolding = 250;

/** Folds many entries into one. The result applies to any state between the first and the last of them. */
export function folded(entries: readonly Entry[]): Entry {
  const last = new Map<string, Change>();
  for (const { changes } of entries) {
    for (const change of changes) last.set(JSON.stringify(change.slice(0, 3)), change);
  }
  return { at: entries.at(-1)?.at ?? 0, changes: [...last.values()] };
}
