/** Reads of tasks. */
import { readingPages } from '#src/api/documents.ts';
import { TasksDocument, type TasksQuery } from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownTask = TasksQuery['tasks']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of tasks. */
export const taskQueries = {
  all: () => ['tasks'] as const,
  /** Active ones, newest first. */
  list: () => readingPages([...taskQueries.all(), 'list'], TasksDocument, (page) => ({ page }), staleTimeMs),
} as const;
