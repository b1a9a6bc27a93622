/** Reads of {{domain}}. */
import { readingPages } from '#src/api/documents.ts';
import { {{Domain}}Document, type {{Domain}}Query } from '#src/gql/graphql.ts';

/** One of the list. */
export type Shown{{One}} = {{Domain}}Query['{{domain}}']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of {{domain}}. */
export const {{one}}Queries = {
  all: () => ['{{domain}}'] as const,
  /** Active ones, newest first. */
  list: () =>
    readingPages([...{{one}}Queries.all(), 'list'], {{Domain}}Document, (page) => ({ page }), staleTimeMs),
} as const;
