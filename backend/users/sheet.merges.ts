/** Merged cells: each row of a merge over several rows has its value, as the sheet shows it; across columns only the first. */
import { columnOf, type SheetRow } from './sheet.grid.ts';

interface Merge {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** More merges than a list of people can have: the rest is not looked at. */
const most = 100_000;

/** The merges of a sheet. */
export class Merges {
  readonly #all: Merge[] = [];
  add(reference: string): void {
    const [start = '', end = start] = reference.split(':');
    const [from, to] = [start, end].map((name) => Number(/\d+$/.exec(name)?.[0]));
    const column = columnOf(start);
    if (column === -1 || from === undefined || to === undefined || !(to > from)) return;
    if (this.#all.length < most) this.#all.push({ column, from, to });
  }

  /** The rows with the values of merges. Merges that overlap, which no program writes, count once. */
  over(rows: readonly SheetRow[]): readonly SheetRow[] {
    if (this.#all.length === 0) return rows;
    const byRow = new Map(rows.map(({ row, cells }) => [row, [...cells]]));
    const numbers = rows.map(({ row }) => row);
    const ends = new Map<number, number>();
    for (const { column, from, to } of this.#all.toSorted((one, other) => one.from - other.from)) {
      if (from <= (ends.get(column) ?? 0)) continue;
      ends.set(column, to);
      const text = byRow.get(from)?.[column] ?? '';
      if (text === '') continue;
      for (let at = firstAfter(numbers, from); (numbers[at] ?? Infinity) <= to; at++) {
        const cells = byRow.get(numbers[at] ?? 0) ?? [];
        while (cells.length <= column) cells.push('');
        cells[column] = text;
      }
    }
    return rows.map(({ row }) => ({ row, cells: byRow.get(row) ?? [] }));
  }
}

/** The index of the first number above this one, of ascending numbers. */
function firstAfter(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= least) low = middle + 1;
    else high = middle;
  }
  return low;
}
