/** Names: unique by their look, and their order. */
import { nameKey } from '#schema/kit/names.ts';
import type { Language } from '#schema/limits.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Whether another row has a name that looks the same. */
export const isNameTaken = (row: Named, rows: readonly Named[]): boolean =>
  rows.some((other) => other.id !== row.id && nameKey(other.name) === nameKey(row.name));

/** Sorts by name in the language of the reader. */
export const byName =
  (language: Language) =>
  (one: { readonly name: string }, other: { readonly name: string }): number =>
    one.name.localeCompare(other.name, language);
