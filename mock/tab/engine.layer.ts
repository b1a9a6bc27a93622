/** Rows of one table of one organisation: all of them, or those that differ from the layers below. */
import type { Stored } from '#backend/store/row.ts';
import { SortedIndex } from './engine.index.ts';

/** The layers of one table of one organisation in one view: the topmost first, the committed rows last. */
export type View = readonly [Layer, ...Layer[]];

/** Rows by id; null hides a row of a lower layer. Indexes are built on first use. */
export class Layer {
  readonly rows = new Map<string, Stored | null>();
  readonly #indexes = new Map<string, SortedIndex>();

  index(columns: readonly string[]): SortedIndex {
    const name = columns.join();
    let index = this.#indexes.get(name);
    if (!index) this.#indexes.set(name, (index = new SortedIndex(columns, this.#present())));
    return index;
  }

  hasIndex(columns: readonly string[]): boolean {
    return this.#indexes.has(columns.join());
  }

  /** Sets or, with null, hides the row of an id. */
  put(id: string, row: Stored | null): void {
    this.#leaveIndexes(id);
    this.rows.set(id, row);
    if (row) for (const index of this.#indexes.values()) index.add(row);
  }

  /** Removes an id from this layer, so that lower layers show through. */
  drop(id: string): void {
    this.#leaveIndexes(id);
    this.rows.delete(id);
  }

  /** Changes a held row in place, so that all holders of the object see the new values. */
  assign(row: Stored, values: Stored): void {
    const touched = [...this.#indexes.values()].filter(({ columns }) =>
      columns.some((column) => row[column] !== values[column]),
    );
    for (const index of touched) index.drop(row);
    Object.assign(row, values);
    for (const index of touched) index.add(row);
  }

  #leaveIndexes(id: string): void {
    const old = this.rows.get(id);
    if (old) for (const index of this.#indexes.values()) index.drop(old);
  }

  *#present(): Generator<Stored> {
    for (const row of this.rows.values()) if (row) yield row;
  }
}
