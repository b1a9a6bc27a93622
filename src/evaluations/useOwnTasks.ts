/** What waits for the person beside writing: proposing colleagues, and confirming those of the team. */
import { useQuery } from '@tanstack/react-query';
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import { evaluationQueries, type OwnEvaluation } from './evaluations.queries.ts';
import { waitsForLeader } from './teamOrder.ts';

/** The person may still propose peers. */
export const mayPropose = ({ peers, confirmed, phase }: OwnEvaluation): boolean =>
  peers > 0 && !confirmed && cycleStepsIn[phase].includes('nominate');

/** Cycles in which the person proposed nobody yet, and people whose peers the person confirms; empty until they are known. */
export function useOwnTasks() {
  const own = useQuery(evaluationQueries.own()).data ?? [];
  const team = useQuery(evaluationQueries.team()).data ?? [];
  return {
    proposals: own.filter((cycle) => mayPropose(cycle) && cycle.nominations.length === 0),
    // In the phase of proposing it is too early to press the leader.
    confirmations: team.filter((person) => person.phase !== 'nominating' && waitsForLeader(person)),
  };
}
