/** Calls of challenges for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import {
  AllChallengesDocument,
  CreateChallengeDocument,
  DeleteChallengeDocument,
  UpdateChallengeDocument,
  type AllChallengesQuery,
} from '#src/gql/graphql.ts';
import { challengeQueries } from '#src/challenges/challenges.queries.ts';

/** One of the challenges, active or inactive. */
export type AdminChallenge = AllChallengesQuery['allChallenges'][number];

/** All challenges by name. A change refreshes every list of them. */
export const challengeResource = {
  ...adminResource(
    [...challengeQueries.all(), 'admin'],
    AllChallengesDocument,
    (cache) => void cache.invalidateQueries({ queryKey: challengeQueries.all() }),
  ),
  create: creating(CreateChallengeDocument),
  update: sending(UpdateChallengeDocument),
  turn: switching(UpdateChallengeDocument),
  remove: sending(DeleteChallengeDocument),
} as const;
