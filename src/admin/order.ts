/** The order of a list that administrators arrange: moving one, and what that writes. */

/** A row with its place. */
export interface Placed {
  readonly id: string;
  readonly position: number;
}

/** The rows with the one at `from` moved to `to`; the same rows where nothing moves or a place does not exist. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from];
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The rows with places 0, 1, 2… in their order. */
export const placed = <T extends Placed>(rows: readonly T[]): readonly T[] =>
  rows.map((row, position) => (row.position === position ? row : { ...row, position }));

/** The rows whose place changes when they stand in this order: only these are written. */
export const movesOf = (rows: readonly Placed[]): readonly Placed[] =>
  rows.flatMap(({ id, position }, index) => (position === index ? [] : [{ id, position: index }]));
