/** How a cycle is planned: the fields, their checks, and the plan that begins it. */
import type { BeginPlan } from '#machines/evaluationCycle.setup.ts';
import {
  evaluationKinds,
  fewestOfPart,
  type CyclePhase,
  type EvaluationKind,
} from '#schema/evaluations/cycles.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Cycle } from './evaluationsAdmin.queries.ts';

/** Days are empty texts while there are none; reminders are texts of checkboxes. */
export interface PlanFields {
  parts: { kind: EvaluationKind; weight: number | null }[];
  nominateUntil: string;
  confirmUntil: string;
  writeUntil: string;
  remindAfter: string[];
}

export const planFieldsOf = (cycle: Cycle): PlanFields => ({
  parts: cycle.parts.map(({ kind, weight }) => ({ kind, weight })),
  nominateUntil: cycle.nominateUntil ?? '',
  confirmUntil: cycle.confirmUntil ?? '',
  writeUntil: cycle.writeUntil ?? '',
  remindAfter: cycle.remindAfter.map(String),
});

export const hasPeers = ({ parts }: Pick<PlanFields, 'parts'>): boolean =>
  parts.some(({ kind }) => kind === 'peer');

const dayOrNull = (day: string): string | null => (day === '' ? null : day);

export const planInput = (fields: PlanFields) => ({
  parts: fields.parts.map(({ kind, weight }) => ({ kind, weight: weight ?? 0 })),
  nominateUntil: hasPeers(fields) ? dayOrNull(fields.nominateUntil) : null,
  confirmUntil: hasPeers(fields) ? dayOrNull(fields.confirmUntil) : null,
  writeUntil: dayOrNull(fields.writeUntil),
  remindAfter: fields.remindAfter.map(Number).toSorted((one, other) => one - other),
});

/** The weights together; a complete plan has 100. */
export const totalOf = ({ parts }: Pick<PlanFields, 'parts'>): number =>
  parts.reduce((total, { weight }) => total + (weight ?? 0), 0);

/** What administrators cannot change any more in a phase. */
export const passedDays = (phase: CyclePhase): ReadonlySet<keyof PlanFields> => {
  switch (phase) {
    case 'confirming':
      return new Set(['nominateUntil']);
    case 'writing':
      return new Set(['nominateUntil', 'confirmUntil']);
    case 'calibrating':
      return new Set(['nominateUntil', 'confirmUntil', 'writeUntil', 'remindAfter']);
    default:
      return new Set();
  }
};

/** The parts with one more or without one; what is left of 100 goes to the new part. */
export function toggledPart(fields: PlanFields, kind: EvaluationKind): PlanFields['parts'] {
  const { parts } = fields;
  if (parts.some((part) => part.kind === kind)) return parts.filter((part) => part.kind !== kind);
  const added = [...parts, { kind, weight: Math.max(0, 100 - (totalOf(fields) || 0)) }];
  return evaluationKinds.flatMap((one) => added.filter((part) => part.kind === one));
}

/** The rest of a plan, which is fixed once the cycle has begun. */
export type Fixed = Pick<BeginPlan, 'audience' | 'peers' | 'periodFrom' | 'periodTo'>;

export const fixedOf = (cycle: Cycle): Fixed => ({
  audience: {
    departmentIds: cycle.audience?.departmentIds ?? [],
    groupIds: cycle.audience?.groupIds ?? [],
    userIds: cycle.audience?.userIds ?? [],
    tenureFrom: cycle.audience?.tenureFrom ?? null,
    tenureTo: cycle.audience?.tenureTo ?? null,
  },
  peers: Math.max(cycle.peers, fewestOfPart),
  periodFrom: cycle.periodFrom,
  periodTo: cycle.periodTo,
});

/** The plan that is sent; without the part of peers nobody proposes any. */
export const beginPlan = (fields: PlanFields, fixed: Fixed, hides: boolean): BeginPlan => ({
  ...fixed,
  hides,
  ...planInput(fields),
  peers: hasPeers(fields) ? fixed.peers : 0,
});

/** A plan while it is made; `people` are the chosen ones, for their names. */
export interface BeginDraft {
  readonly fields: PlanFields;
  readonly fixed: Fixed;
  readonly people: readonly PublicUser[];
}
