/** The order of a list that administrators arrange. */

/** The rows with the row at `from` moved to `to`. Returns the same rows if nothing moves or a position is invalid. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from];
  if (row === undefined || from === to || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
