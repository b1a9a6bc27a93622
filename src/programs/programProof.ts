/** Handing in a generic program, for the machine of a proof. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProofStanding } from '#machines/proof.setup.ts';
import { programLimits } from '#schema/programs/programs.rules.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import type { ProofCalls, Proving } from '#src/files/proof/proof.actors.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { LeftThing } from '#src/lib/leftHere.ts';
import { programQueries, type OpenedProgram } from './programs.queries.ts';
import { refreshPrograms, submitProgram } from './programs.writes.ts';

/** What the reader handed in last. */
const standingOf = ({ submission }: OpenedProgram): ProofStanding => {
  if (submission === null) return { id: null, status: 'none', reason: null };
  const { id, status, reason } = submission;
  // Who was taken out and takes part again begins again.
  return {
    id,
    status: status === 'accepted' ? 'approved' : status === 'withdrawn' ? 'none' : status,
    reason,
  };
};

/** The calls of one program. Only an administrator takes a submission back. */
export function programProofCalls({ cache, owner, id }: LeftThing): ProofCalls {
  const query = programQueries.one(id);
  return {
    owner,
    what: 'programProof',
    id,
    watch: ({ arrived, lost }) =>
      watchQuery(cache, query, { arrived: (now) => arrived(standingOf(now)), lost }),
    read: async () => standingOf(await cache.fetchQuery({ ...query, staleTime: 0, retry: false })),
    send: async ({ message, attachmentKeys }, key) =>
      void (await submitProgram({ type: 'generic', programId: id, message, attachmentKeys }, key)),
    withdraw: null,
    refresh: () => refreshPrograms(cache),
  };
}

export const programProof = (
  cache: QueryClient,
  { owner, program }: { readonly owner: DraftOwner; readonly program: OpenedProgram },
): Proving => ({
  ...programProofCalls({ cache, owner, id: program.id }),
  kind: 'program-attachment',
  most: programLimits.files,
  isFinal: false,
  known: standingOf(program),
});
