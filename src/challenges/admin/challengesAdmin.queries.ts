/** Calls of challenges for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import { ChallengesDocument, TurnChallengeDocument, type ChallengesQuery } from '#src/gql/graphql.ts';
import { challengeQueries } from '#src/challenges/challenges.queries.ts';

/** One of the challenges, active or paused. */
export type AdminChallenge = ChallengesQuery['challenges'][number];

/** All challenges, newest first. A change refreshes every list of them. */
export const challengeResource = {
  ...adminResource(
    [...challengeQueries.all(), 'admin'],
    ChallengesDocument,
    (cache) => void cache.invalidateQueries({ queryKey: challengeQueries.all() }),
  ),
  turn: ({ id, active }: Switching) => answerOf(TurnChallengeDocument, { id, active }, {}),
} as const;
