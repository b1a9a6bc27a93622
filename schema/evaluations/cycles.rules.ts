/** The phases of a cycle of evaluations, and which step may follow which; backend and machine obey this table. */

import { writerKinds, type WriterKind } from '../forms/writers.ts';

/** Who writes: the person, the leader, peers, and the people whom the evaluated person leads. */
export const evaluationKinds = writerKinds;
export type EvaluationKind = WriterKind;

export const evaluationStatuses = ['pending', 'completed', 'cancelled'] as const;

/**
 * `draft`: its questions are being built. `nominating`: people propose their peers. `confirming`: leaders confirm them.
 * `writing`. `calibrating`: administrators compare the scores. `sharing`: results are shown to the people evaluated.
 * `closed`.
 */
export const cyclePhases = [
  'draft',
  'nominating',
  'confirming',
  'writing',
  'calibrating',
  'sharing',
  'closed',
] as const;
export type CyclePhase = (typeof cyclePhases)[number];

/** What administrators, and leaders for their own people, can do with a cycle. */
export const cycleSteps = [
  'edit',
  'begin',
  'remove',
  'plan',
  'addPeople',
  'nominate',
  'confirm',
  'write',
  'remind',
  'calibrate',
  'share',
  'reopen',
  'advance',
] as const;
export type CycleStep = (typeof cycleSteps)[number];

/** Which step may be taken in which phase. */
export const cycleStepsIn: Readonly<Record<CyclePhase, readonly CycleStep[]>> = {
  draft: ['edit', 'begin', 'remove'],
  nominating: ['plan', 'addPeople', 'nominate', 'confirm', 'remind', 'advance'],
  confirming: ['plan', 'addPeople', 'nominate', 'confirm', 'remind', 'advance'],
  writing: ['plan', 'addPeople', 'confirm', 'write', 'remind', 'reopen', 'advance'],
  calibrating: ['plan', 'calibrate', 'reopen', 'advance'],
  sharing: ['calibrate', 'share', 'reopen', 'advance'],
  closed: [],
};

/** The phase that follows; a cycle without peers begins with writing. Null after the last. */
export function phaseAfter(phase: CyclePhase, kinds: readonly EvaluationKind[]): CyclePhase | null {
  switch (phase) {
    case 'draft':
      return kinds.includes('peer') ? 'nominating' : 'writing';
    case 'nominating':
      return 'confirming';
    case 'confirming':
      return 'writing';
    case 'writing':
      return 'calibrating';
    case 'calibrating':
      return 'sharing';
    case 'sharing':
      return 'closed';
    case 'closed':
      return null;
  }
}

/** Whether an evaluation can be written, or changed, now. */
export const isWritable = (
  { status, reopened }: { readonly status: (typeof evaluationStatuses)[number]; readonly reopened: boolean },
  phase: CyclePhase,
): boolean =>
  status !== 'cancelled' &&
  ((status === 'pending' && cycleStepsIn[phase].includes('write')) ||
    (reopened && cycleStepsIn[phase].includes('reopen')));

/** Whether what is written about a person can be opened again: not after the person has read the result. */
export const mayReopen = ({
  phase,
  readAt,
}: {
  readonly phase: CyclePhase;
  readonly readAt: string | null;
}): boolean => readAt === null && cycleStepsIn[phase].includes('reopen');

/** Whether computed scores are shown to leaders and administrators. */
export const hasScores = (phase: CyclePhase): boolean =>
  phase === 'calibrating' || phase === 'sharing' || phase === 'closed';

/** Kinds of which the person evaluated sees no names, and nothing below `fewestOfPart` responses. */
export const namelessKinds = ['peer', 'team'] as const satisfies readonly EvaluationKind[];
export const isNameless = (kind: EvaluationKind): kind is (typeof namelessKinds)[number] =>
  namelessKinds.some((one) => one === kind);
/** Fewest responses of peers or of the team behind a shown figure or text, and fewest peers of a person. */
export const fewestOfPart = 3;
/** Most peers of a person. */
export const mostPeers = 8;

/** Parts of a new cycle: their weights are shares of the score. */
export const usualParts: readonly { readonly kind: EvaluationKind; readonly weight: number }[] = [
  { kind: 'self', weight: 20 },
  { kind: 'leader', weight: 80 },
];
/** Days after writing began on which people who still have to write are reminded. */
export const usualReminders: readonly number[] = [3, 7];
