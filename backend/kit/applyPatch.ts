/** A change laid over what is kept: what was not given stays. */

/** What a body may leave out. */
export type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The kept facts with those that were given (`null` is given); nothing that the kept ones do not name comes in. */
export function applyPatch<T extends object>(kept: T, given: Given<T>): T {
  const result = { ...kept };
  // A plain object has no other keys than those of its type here: rows and settings are written out in full.
  for (const key of Object.keys(kept) as (keyof T)[]) {
    const value = given[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}

/** An empty text is none at all; what was not given stays so. */
export const noneIfEmpty = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text;
