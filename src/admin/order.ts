/** The order of a list that administrators arrange: moves a row and finds the changed positions. */

/** A row with its position. */
export interface Placed {
  readonly id: string;
  readonly position: number;
}

/** The rows with the row at `from` moved to `to`. Returns the same rows if nothing moves or a position is invalid. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from];
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The rows with the positions 0, 1, 2… in their order. */
export const placed = <T extends Placed>(rows: readonly T[]): readonly T[] =>
  rows.map((row, position) => (row.position === position ? row : { ...row, position }));

/** The rows whose position differs from this order. Only these are written. */
export const movesOf = (rows: readonly Placed[]): readonly Placed[] =>
  rows.flatMap(({ id, position }, index) => (position === index ? [] : [{ id, position: index }]));
