/** Proving a challenge, for the machine of its proof. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProofStanding } from '#machines/proof.setup.ts';
import { challengeLimits } from '#schema/challenges/challenges.rules.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import type { ProofCalls, Proving } from '#src/files/proof/proof.actors.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { LeftThing } from '#src/lib/leftHere.ts';
import { challengeQueries, type OpenedChallenge } from './challenges.queries.ts';
import { handInProof, refreshChallenges, withdrawProof } from './challenges.writes.ts';

/** The reader's last proof. */
const standingOf = ({ proofHandedIn }: OpenedChallenge): ProofStanding =>
  proofHandedIn === null
    ? { id: null, status: 'none', reason: null }
    : { id: proofHandedIn.id, status: proofHandedIn.status, reason: proofHandedIn.reason };

/** The calls of one challenge. */
export function challengeProofCalls({ cache, owner, id }: LeftThing): ProofCalls {
  const query = challengeQueries.one(id);
  return {
    owner,
    what: 'challengeProof',
    id,
    watch: ({ arrived, lost }) =>
      watchQuery(cache, query, { arrived: (now) => arrived(standingOf(now)), lost }),
    read: async () => standingOf(await cache.fetchQuery({ ...query, staleTime: 0, retry: false })),
    send: async ({ message, attachmentKeys: fileKeys }, key) =>
      void (await handInProof({ id, message, fileKeys }, key)),
    withdraw: async (proofId, key) => void (await withdrawProof({ id: proofId }, key)),
    refresh: () => refreshChallenges(cache),
  };
}

export const challengeProof = (
  cache: QueryClient,
  { owner, challenge }: { readonly owner: DraftOwner; readonly challenge: OpenedChallenge },
): Proving => ({
  ...challengeProofCalls({ cache, owner, id: challenge.id }),
  kind: 'task-attachment',
  most: challengeLimits.files,
  isFinal: false,
  known: standingOf(challenge),
});
