/** The writes of the people who take part in a challenge. */
import type { QueryClient } from '@tanstack/react-query';
import { sending } from '#src/api/documents.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import {
  EnterChallengeDayDocument,
  HandInChallengeProofDocument,
  JoinChallengeDocument,
  LeaveChallengeDocument,
  WithdrawChallengeProofDocument,
} from '#src/gql/graphql.ts';
import { challengeQueries, challengesKey, type OpenedChallenge } from './challenges.queries.ts';
import type { EnteredDay } from './entry/entries.ts';
import type { EntryPlace } from './entry/entryDraft.ts';

/** Joins, or changes the choices of a person who has joined. */
export const joinChallenge = sending(JoinChallengeDocument);
export const leaveChallenge = sending(LeaveChallengeDocument);
const enterDay = sending(EnterChallengeDayDocument);
export const handInProof = sending(HandInChallengeProofDocument);
export const withdrawProof = sending(WithdrawChallengeProofDocument);

/** Everything that a change of one's own part may change. */
export const refreshChallenges = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: challengesKey });

const dayOf = ({ openDays, entries }: OpenedChallenge, on: string) => ({
  takes: openDays.includes(on),
  value: entries.find((entry) => entry.on === on)?.value ?? null,
});

/** One day of a challenge, for the machine of its entry. */
export function enteredDay(cache: QueryClient, { owner, challengeId, on }: EntryPlace): EnteredDay {
  const query = challengeQueries.one(challengeId);
  const known = cache.getQueryData(query.queryKey);
  return {
    owner,
    challengeId,
    on,
    known: known === undefined ? null : dayOf(known, on),
    watch: ({ arrived, lost }) =>
      watchQuery(cache, query, { arrived: (challenge) => arrived(dayOf(challenge, on)), lost }),
    read: async () => dayOf(await cache.fetchQuery({ ...query, staleTime: 0, retry: false }), on),
    send: async (value, key) => void (await enterDay({ id: challengeId, on, value }, key)),
    refresh: () => refreshChallenges(cache),
  };
}
