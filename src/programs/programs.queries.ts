/** Reads of programs. */
import { readingPages } from '#src/api/documents.ts';
import { ProgramsDocument, type ProgramsQuery } from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownProgram = ProgramsQuery['programs']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of programs. */
export const programQueries = {
  all: () => ['programs'] as const,
  /** Active ones, newest first. */
  list: () =>
    readingPages([...programQueries.all(), 'list'], ProgramsDocument, (page) => ({ page }), staleTimeMs),
} as const;
