/** Rows that are made when they are first read: in pauses where the reader can wait, at once where it cannot. */
import type { Engine } from '#backend/store/engine.ts';
import type { Table } from '#backend/store/table.ts';
import type { Pause } from './pauses.ts';

/** Work in parts that is done once. */
export class Making {
  readonly #parts: Iterator<void, void>;
  #begun: Promise<void> | undefined;
  #isDone = false;

  constructor(parts: Iterator<void, void>) {
    this.#parts = parts;
  }

  /** Whether nobody has asked for the rows. */
  get isUnread(): boolean {
    return this.#begun === undefined && !this.#isDone;
  }

  /** Resolves when the rows are there; undefined if they are. All callers wait for the same work. */
  inPauses(pause: Pause): Promise<void> | undefined {
    if (this.#isDone) return undefined;
    return (this.#begun ??= this.#walk(pause));
  }

  /** Does what is left. */
  atOnce(): void {
    while (!this.#step());
  }

  #step(): boolean {
    return this.#isDone || (this.#isDone = this.#parts.next().done === true);
  }

  async #walk(pause: Pause): Promise<void> {
    while (!this.#step()) await pause();
  }
}

/** An engine whose calls wait until the rows of their table are made. */
export function patient(engine: Engine, ready: (table: Table) => Promise<void> | undefined): Engine {
  const after = <A>(table: Table, work: () => A | Promise<A>): A | Promise<A> => {
    const making = ready(table);
    return making === undefined ? work() : making.then(work);
  };
  return {
    select: (table, selection) => after(table, () => engine.select(table, selection)),
    tally: (table, grouping) => after(table, () => engine.tally(table, grouping)),
    insert: (table, rows, skipExisting) => after(table, () => engine.insert(table, rows, skipExisting)),
    update: (table, filter, edit) => after(table, () => engine.update(table, filter, edit)),
    remove: (table, filter) => after(table, () => engine.remove(table, filter)),
  };
}
