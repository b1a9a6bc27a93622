/** Reads of goals. */
import { readingPages } from '#src/api/documents.ts';
import { GoalsDocument, type GoalsQuery } from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownGoal = GoalsQuery['goals']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of goals. */
export const goalQueries = {
  all: () => ['goals'] as const,
  /** Active ones, newest first. */
  list: () => readingPages([...goalQueries.all(), 'list'], GoalsDocument, (page) => ({ page }), staleTimeMs),
} as const;
