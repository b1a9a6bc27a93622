/** A sorted index: one array of rows, ordered by some columns and then the id, with binary search. */
import { compareValues } from '#backend/store/order.ts';
import type { Stored, Value } from '#backend/store/row.ts';

/** Rows in the order of the columns. The index serves unique keys, filters and orders. */
export class SortedIndex {
  /** The declared columns; the id always follows them. */
  readonly columns: readonly string[];
  readonly #rows: Stored[];

  constructor(columns: readonly string[], rows: Iterable<Stored>) {
    this.columns = columns;
    this.#rows = [...rows].sort((a, b) => this.#inOrder(a, b));
  }

  get size(): number {
    return this.#rows.length;
  }

  add(row: Stored): void {
    const last = this.#rows.at(-1);
    // Rows that come in order need no search.
    if (last === undefined || this.#inOrder(last, row) < 0) this.#rows.push(row);
    else this.#rows.splice(this.position(this.#key(row), false), 0, row);
  }

  drop(row: Stored): void {
    const at = this.position(this.#key(row), false);
    if (this.#rows[at]?.id === row.id) this.#rows.splice(at, 1);
  }

  /** The first position at (or, with `beyond`, after) the values of the leading columns. */
  position(values: readonly Value[], beyond: boolean): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const difference = this.#compare(middle, values);
      if (difference < 0 || (beyond && difference === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Rows in ascending order from one position up to another, which is excluded. */
  *up(from: number, to: number): Generator<Stored> {
    for (let at = from; at < to; at++) yield this.#at(at);
  }

  /**
   * The same rows in descending order of the columns; rows with equal columns stay in ascending order of the
   * id.
   */
  *down(from: number, to: number): Generator<Stored> {
    let end = to;
    while (end > from) {
      const last = this.#at(end - 1);
      const start = Math.max(
        from,
        this.position(
          this.columns.map((column) => last[column] ?? null),
          false,
        ),
      );
      yield* this.up(start, end);
      end = start;
    }
  }

  #inOrder(a: Stored, b: Stored): number {
    for (const column of this.columns) {
      const difference = compareValues(a[column] ?? null, b[column] ?? null);
      if (difference !== 0) return difference;
    }
    return compareValues(a.id, b.id);
  }

  #at(position: number): Stored {
    const row = this.#rows[position];
    if (!row) throw new RangeError(`no row at ${position} of ${this.#rows.length}`);
    return row;
  }

  #key(row: Stored): readonly Value[] {
    return [...this.columns.map((column) => row[column] ?? null), row.id];
  }

  #compare(position: number, values: readonly Value[]): number {
    const row = this.#at(position);
    for (const [at, value] of values.entries()) {
      const column = this.columns[at] ?? 'id';
      const difference = compareValues(row[column] ?? null, value);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
