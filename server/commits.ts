/**
 * What commits have changed, so that rows in memory are never older than a snapshot. Only this process writes to its
 * database (`dataFolder.ts`); a commit of another program, such as an operator's, counts as a change of every table.
 */
import type { Engine } from '#backend/store/engine.ts';
import type { OrgId } from '#backend/store/port.ts';
import type { Table } from '#backend/store/table.ts';

const keyOf = (org: OrgId, table: Table): string => `${org}\n${table.name}`;

/** Counts the commits of one database. */
export class Commits {
  readonly #last = new Map<string, number>();
  readonly #unpinned = new Set<() => void>();
  readonly #version: () => number;
  #seen: number;
  #touched = new Set<string>();
  #count = 0;
  #outside = 0;

  /** `version` is another number after each commit of another program (SQLite's `data_version` of the writer). */
  constructor(version: () => number) {
    this.#version = version;
    this.#seen = version();
  }

  /** Counts a commit of another program since the last look, which may have changed every table. */
  look(): void {
    const version = this.#version();
    if (version === this.#seen) return;
    this.#seen = version;
    this.#outside = ++this.#count;
  }

  /** The number of the newest commit. */
  get count(): number {
    return this.#count;
  }

  /** The number of the newest commit that changed a table of an organisation; 0 if none did. */
  lastOf(org: OrgId, table: Table): number {
    return Math.max(this.#outside, this.#last.get(keyOf(org, table)) ?? 0);
  }

  /** The engine of a transaction, whose changes count from the next commit on, also if they are undone. */
  noting(engine: Engine, org: OrgId): Engine {
    const note = (table: Table): void => void this.#touched.add(keyOf(org, table));
    return {
      ...engine,
      insert(table, rows, skipExisting) {
        note(table);
        return engine.insert(table, rows, skipExisting);
      },
      update(table, filter, edit) {
        note(table);
        return engine.update(table, filter, edit);
      },
      remove(table, filter) {
        note(table);
        return engine.remove(table, filter);
      },
    };
  }

  /** Calls back before the next commit, unless the returned function is called earlier. */
  beforeNext(pin: () => void): () => void {
    this.#unpinned.add(pin);
    return () => void this.#unpinned.delete(pin);
  }

  /** Commits in one turn of the event loop, so that no snapshot begins between the commit and its number. */
  make(commit: () => void): void {
    for (const pin of this.#unpinned) pin();
    this.#unpinned.clear();
    commit();
    this.#count++;
    for (const key of this.#touched) this.#last.set(key, this.#count);
    this.#touched = new Set();
  }
}
