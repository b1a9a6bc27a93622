/** The name under which everything of one's own points is kept, apart from the wallet's reads: the first load asks for it again and reads none. */

/** Queries of points begin with it. */
export const pointQueries = {
  all: () => ['points'] as const,
} as const;
