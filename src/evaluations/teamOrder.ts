/** In which order a leader reads the team: who misses most first. */
import { cycleStepsIn } from '#schema/evaluations/cycles.rules.ts';
import type { TeamEvaluation } from './evaluations.queries.ts';

type Missing = Pick<
  TeamEvaluation,
  'phase' | 'left' | 'confirmed' | 'nominations' | 'evaluations' | 'completed'
>;

/** The leader can still decide who writes; while writing only where peers were proposed. */
export const mayConfirm = ({ phase, nominations, left }: Missing): boolean =>
  !left && cycleStepsIn[phase].includes('confirm') && (phase !== 'writing' || nominations.length > 0);

/** The leader has to decide who writes. */
export const waitsForLeader = (person: Missing): boolean => mayConfirm(person) && !person.confirmed;

/** Evaluations of a person that are not written; none of who left. */
export const unwrittenOf = ({ left, evaluations, completed }: Missing): number =>
  left ? 0 : evaluations - completed;

/** Those who wait for the leader, then by what is not written; who left comes last, equals stay in order. */
export const byMissing = <P extends Missing>(people: readonly P[]): P[] =>
  people.toSorted(
    (one, other) =>
      Number(one.left) - Number(other.left) ||
      Number(waitsForLeader(other)) - Number(waitsForLeader(one)) ||
      unwrittenOf(other) - unwrittenOf(one),
  );
