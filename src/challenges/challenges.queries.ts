/** Reads of challenges for the people who take part. */
import { reading, readingPages } from '#src/api/documents.ts';
import {
  ChallengeDocument,
  ChallengeRankingDocument,
  ChallengesDocument,
  ChallengeTeamsDocument,
  type ChallengeQuery,
  type ChallengesQuery,
} from '#src/gql/graphql.ts';

/** One of the list. */
export type ShownChallenge = ChallengesQuery['challenges'][number];
/** One with the reader's days. */
export type OpenedChallenge = ChallengeQuery['challenge'];

/** The prefix of all queries of challenges. */
export const challengesKey = ['challenges'] as const;

const staleTimeMs = 30_000;

/** Queries of challenges. */
export const challengeQueries = {
  /** Active ones for the reader, and those that the reader joined. */
  own: () => reading([...challengesKey, 'own'], ChallengesDocument, { own: true }, staleTimeMs),
  /** One; a 404 throws `not_found`. */
  one: (id: string) => reading([...challengesKey, 'one', id], ChallengeDocument, { id }, staleTimeMs),
  /** Pages of 50. */
  ranking: (id: string) =>
    readingPages(
      [...challengesKey, 'ranking', id],
      ChallengeRankingDocument,
      (page) => ({ id, page }),
      staleTimeMs,
    ),
  teams: (id: string) =>
    reading([...challengesKey, 'teams', id], ChallengeTeamsDocument, { id }, staleTimeMs),
} as const;
