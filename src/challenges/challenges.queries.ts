/** Reads of challenges. */
import { reading } from '#src/api/documents.ts';
import { ChallengesDocument, type ChallengesQuery } from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownChallenge = ChallengesQuery['challenges'][number];

/** Stale time in ms. */
const staleTimeMs = 60_000;

/** Queries of challenges. */
export const challengeQueries = {
  all: () => ['challenges'] as const,
  /** Those for the reader and those that the reader joined, newest first. */
  list: () => reading([...challengeQueries.all(), 'list'], ChallengesDocument, { own: true }, staleTimeMs),
} as const;
