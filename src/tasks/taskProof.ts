/** Handing in a task, for the machine of its proof. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProofStanding } from '#machines/proof.setup.ts';
import { taskLimits } from '#schema/tasks/tasks.rules.ts';
import { watchQuery } from '#src/api/watchQuery.ts';
import type { ProofCalls, Proving } from '#src/files/proof/proof.actors.ts';
import type { DraftOwner } from '#src/lib/draftOwner.ts';
import type { LeftThing } from '#src/lib/leftHere.ts';
import { refreshTasks, taskQueries, taskWrites, type WholeTask } from './tasks.queries.ts';

/** The reader's last submission. */
function standingOf({ submissions }: WholeTask): ProofStanding {
  const last = submissions.find(({ mine }) => mine);
  return last === undefined
    ? { id: null, status: 'none', reason: null }
    : { id: last.id, status: last.status, reason: last.reason };
}

/** The calls of one task. */
export function taskProofCalls({ cache, owner, id }: LeftThing): ProofCalls {
  const query = taskQueries.one(id);
  const show = (now: WholeTask): void => void cache.setQueryData(query.queryKey, now);
  return {
    owner,
    what: 'taskProof',
    id,
    watch: ({ arrived, lost }) =>
      watchQuery(cache, query, { arrived: (now) => arrived(standingOf(now)), lost }),
    read: async () => standingOf(await cache.fetchQuery({ ...query, staleTime: 0, retry: false })),
    send: async (input, key) => show(await taskWrites.submit({ id, input }, key)),
    withdraw: async (submissionId, key) => show(await taskWrites.withdraw({ id: submissionId }, key)),
    refresh: () => refreshTasks(cache),
  };
}

export const taskProof = (
  cache: QueryClient,
  { owner, task }: { readonly owner: DraftOwner; readonly task: WholeTask },
): Proving => ({
  ...taskProofCalls({ cache, owner, id: task.id }),
  kind: 'task-attachment',
  most: taskLimits.files,
  isFinal: task.maker?.id === owner.id,
  known: standingOf(task),
});
