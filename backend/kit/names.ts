/** Names: unique without case, and their order. */
import type { Language } from '#schema/limits.ts';

const spelt = (name: string): string => name.normalize('NFC').toLowerCase();

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether another row has the same name in any case. */
export const isNameTaken = (row: Named, rows: readonly Named[]): boolean =>
  rows.some((other) => other.id !== row.id && spelt(other.name) === spelt(row.name));

/** Sorts by name in the language of the reader. */
export const byName =
  (language: Language) =>
  (one: { readonly name: string }, other: { readonly name: string }): number =>
    one.name.localeCompare(other.name, language);
