/**
 * The query key of the user's own points. Separate from the wallet's queries: the first load only invalidates
 * it.
 */

/** The prefix of all point queries. */
export const pointQueries = {
  all: () => ['points'] as const,
} as const;
