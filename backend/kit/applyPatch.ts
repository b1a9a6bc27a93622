/** Applies a patch: fields that are not given stay. */

/** A body with optional fields. */
export type Given<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The stored values with the given ones (`null` counts as given); keys that the stored value lacks are ignored. */
export function applyPatch<T extends object>(kept: T, given: Given<T>): T {
  const result = { ...kept };
  // A plain object has no keys beyond its type here, because rows and settings are written in full.
  for (const key of Object.keys(kept) as (keyof T)[]) {
    const value = given[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}

/** An empty text becomes null; undefined stays undefined. */
export const noneIfEmpty = (text: string | null | undefined): string | null | undefined =>
  text === '' ? null : text;
