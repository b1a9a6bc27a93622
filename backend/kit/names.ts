/** Unique names, compared without case. */

const spelt = (name: string): string => name.normalize('NFC').toLowerCase();

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether another row has the same name in any case. */
export const isNameTaken = (row: Named, rows: readonly Named[]): boolean =>
  rows.some((other) => other.id !== row.id && spelt(other.name) === spelt(row.name));
