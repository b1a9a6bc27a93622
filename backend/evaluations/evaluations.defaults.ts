/** Default values of a new cycle, place of a person and evaluation. */
import { usualParts, usualReminders } from '#schema/evaluations/cycles.rules.ts';
import type { CycleRow, EvaluationRow, PersonRow } from './evaluations.views.ts';

/** A cycle whose people are not in it yet; the job adds them. */
export const defaultCycle = (
  said: Pick<CycleRow, 'id' | 'phase' | 'phaseOn' | 'createdAt'> & Partial<CycleRow>,
): CycleRow => ({
  parts: usualParts,
  peers: 0,
  nominateUntil: null,
  confirmUntil: null,
  writeUntil: null,
  periodFrom: null,
  periodTo: null,
  remindAfter: usualReminders,
  ready: false,
  wave: 1,
  scoring: 0,
  checkedUpTo: '',
  settledIn: '',
  shareOn: null,
  ...said,
});

/** A place of a person without evaluations. */
export const defaultPlace = (
  said: Pick<PersonRow, 'id' | 'cycleId' | 'userId' | 'leaderId' | 'departmentId' | 'createdAt'> &
    Partial<PersonRow>,
): PersonRow => ({
  assigned: false,
  left: false,
  confirmed: false,
  wave: 0,
  scored: 0,
  score: null,
  calibrated: null,
  calibrationReason: null,
  shareOn: null,
  sharedAt: null,
  readAt: null,
  acknowledgedAt: null,
  acknowledgement: null,
  goals: [],
  remindedOn: null,
  ...said,
});

/** An evaluation to write, whose writer was not notified yet. */
export const defaultEvaluation = (
  said: Pick<
    EvaluationRow,
    'id' | 'cycleId' | 'personId' | 'evaluatedId' | 'evaluatorId' | 'kind' | 'createdAt'
  > &
    Partial<EvaluationRow>,
): EvaluationRow => ({
  status: 'pending',
  score: null,
  completedAt: null,
  reopened: false,
  wave: -1,
  ...said,
});
