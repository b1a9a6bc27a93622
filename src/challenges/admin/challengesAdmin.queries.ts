/** Calls of challenges for administrators. */
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  ArchiveChallengeDocument,
  ChallengesDocument,
  TurnChallengeDocument,
  type ChallengesQuery,
} from '#src/gql/graphql.ts';
import { challengesKey } from '#src/challenges/challenges.queries.ts';
import { refreshChallenges } from '#src/challenges/challenges.writes.ts';

/** One of the challenges, in any state. */
export type AdminChallenge = ChallengesQuery['challenges'][number];

const queryKey = [...challengesKey, 'admin'] as const;

/** All challenges. A change refreshes every list of them. */
export const challengeResource = {
  ...adminResource(queryKey, ChallengesDocument, refreshChallenges),
  turn: ({ id, active }: Switching) => answerOf(TurnChallengeDocument, { id, active }, {}),
  /** Archives a challenge, or brings it back. */
  archive: ({ id, archived }: { readonly id: string; readonly archived: boolean }, key: string) =>
    answerOf(ArchiveChallengeDocument, { id, archived }, { key }),
} as const;
