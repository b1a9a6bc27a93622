/** Joins class names; replaces conditions inside template strings, which hide mistakes. */

/** The given names without empty ones, in order. */
export const classes = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
