/** Calls of challenges for administrators. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageSize } from '#schema/limits.ts';
import { adminResource, adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, reading, readingPages, sending } from '#src/api/documents.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  ApproveChallengeProofDocument,
  ArchiveChallengeDocument,
  ChallengeCategoriesDocument,
  ChallengeCostDocument,
  ChallengePeopleDocument,
  ChallengeProofsDocument,
  ChallengesDocument,
  ChallengeTypesDocument,
  CorrectChallengeEntryDocument,
  CreateChallengeCategoryDocument,
  CreateChallengeDocument,
  SendChallengeProofBackDocument,
  TurnChallengeDocument,
  UpdateChallengeDocument,
  type ChallengeCategoriesQuery,
  type ChallengeCostQueryVariables,
  type ChallengePeopleQuery,
  type ChallengeProofsQuery,
  type ChallengesQuery,
  type ChallengeTypesQuery,
  type UpdateChallengeInput,
} from '#src/gql/graphql.ts';
import { challengesKey } from '#src/challenges/challenges.queries.ts';
import { refreshChallenges } from '#src/challenges/challenges.writes.ts';

/** One of the challenges, in any state. */
export type AdminChallenge = ChallengesQuery['challenges'][number];
export type ChallengeType = ChallengeTypesQuery['challengeTypes'][number];
export type Category = ChallengeCategoriesQuery['challengeCategories'][number];
export type Participant = ChallengePeopleQuery['challengePeople']['items'][number];
export type HandedInProof = ChallengeProofsQuery['challengeProofs']['items'][number];

const queryKey = [...challengesKey, 'admin'] as const;
const change = sending(UpdateChallengeDocument);

/** All challenges. A change refreshes every list of them. */
export const challengeResource = {
  ...adminResource([...queryKey, 'list'], ChallengesDocument, refreshChallenges),
  create: creating(CreateChallengeDocument),
  update: (
    { id, input }: { readonly id: string; readonly input: Omit<UpdateChallengeInput, 'id'> },
    key: string,
  ) => change({ input: { id, ...input } }, key),
  turn: ({ id, active }: Switching) => answerOf(TurnChallengeDocument, { id, active }, {}),
  /** Archives a challenge, or brings it back. */
  archive: sending(ArchiveChallengeDocument),
  types: () => reading([...queryKey, 'types'], ChallengeTypesDocument, {}, adminStaleMs),
  /** What it can cost at most. The former answer stays while the next one is counted. */
  cost: (plan: ChallengeCostQueryVariables) =>
    queryOptions({
      ...reading([...queryKey, 'cost', plan], ChallengeCostDocument, plan, adminStaleMs),
      placeholderData: keepPreviousData,
    }),
  people: (id: string) =>
    readingPages(
      [...queryKey, 'people', id],
      ChallengePeopleDocument,
      (page) => ({ id, page, perPage: pageSize.default }),
      adminStaleMs,
    ),
  correct: sending(CorrectChallengeEntryDocument),
} as const;

export const challengeCategoryResource = {
  ...adminResource([...queryKey, 'categories'], ChallengeCategoriesDocument, refreshChallenges),
  create: sending(CreateChallengeCategoryDocument),
} as const;

/** The proofs that were handed in, newest first. */
export const challengeProofResource = {
  ...pagedResource([...queryKey, 'proofs'], ChallengeProofsDocument, refreshChallenges),
  approve: sending(ApproveChallengeProofDocument),
  sendBack: sending(SendChallengeProofBackDocument),
} as const;
