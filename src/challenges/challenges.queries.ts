/** Reads of challenges. */
import { readingPages } from '#src/api/documents.ts';
import { ChallengesDocument, type ChallengesQuery } from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownChallenge = ChallengesQuery['challenges']['items'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of challenges. */
export const challengeQueries = {
  all: () => ['challenges'] as const,
  /** Active ones, newest first. */
  list: () =>
    readingPages([...challengeQueries.all(), 'list'], ChallengesDocument, (page) => ({ page }), staleTimeMs),
} as const;
