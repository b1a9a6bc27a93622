/** Joins class names, because conditions inside template strings hide mistakes. */

/** The given names with the empty ones left out, in order. */
export const classes = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
