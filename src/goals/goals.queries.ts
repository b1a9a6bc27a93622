/** Reads of goals. */
import { reading } from '#src/api/documents.ts';
import { GoalsDocument, type GoalsQuery } from '#src/gql/graphql.ts';

/** One of the own goals. */
export type ShownGoal = GoalsQuery['goals'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of goals. */
export const goalQueries = {
  all: () => ['goals'] as const,
  /** The reader's own, newest first. */
  list: () => reading([...goalQueries.all(), 'list'], GoalsDocument, {}, staleTimeMs),
} as const;
