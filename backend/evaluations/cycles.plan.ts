/** The plan of a cycle: parts with their weights, days, reminders and peers, as administrators set them. */
import { fewestOfPart, usualParts, usualReminders } from '#schema/evaluations/cycles.rules.ts';
import type { cycleEndpoints } from '#schema/evaluations/cycles.endpoints.ts';
import type { Input } from '#schema/kit/endpoint.ts';
import { inWaves } from '#schema/users/reminders.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { CycleRow } from './evaluations.views.ts';

type Plan = Input<(typeof cycleEndpoints)['begin']>['body'];
const dayFields = ['nominateUntil', 'confirmUntil', 'writeUntil'] as const;
type Days = Pick<CycleRow, (typeof dayFields)[number]>;

/** Adds an error if parts are missing or named twice. */
function checkParts(parts: CycleRow['parts'], findings: ValidationErrors): void {
  if (parts.length === 0 || new Set(parts.map(({ kind }) => kind)).size < parts.length)
    findings.add('parts', 'evaluation_parts');
}

/** Adds an error for each of these days that has passed, or that does not follow the one before. */
export function checkDays(
  days: Days,
  changed: readonly (keyof Days)[],
  today: string,
  findings: ValidationErrors,
): void {
  let before: string | null = null;
  for (const field of dayFields) {
    const day = days[field];
    if (day === null) continue;
    if (changed.includes(field) && day < today) findings.add(field, 'survey_end_past');
    else if (before !== null && day <= before) findings.add(field, 'evaluation_days');
    before = day;
  }
}

/** The columns of a new cycle. Adds its faults. */
export function planOf(plan: Plan, endsOn: string | null, today: string, findings: ValidationErrors) {
  const parts = plan.parts ?? usualParts;
  checkParts(parts, findings);
  const hasPeers = parts.some(({ kind }) => kind === 'peer');
  const days: Days = {
    nominateUntil: hasPeers ? (plan.nominateUntil ?? null) : null,
    confirmUntil: hasPeers ? (plan.confirmUntil ?? null) : null,
    writeUntil: plan.writeUntil === undefined ? endsOn : plan.writeUntil,
  };
  checkDays(days, dayFields, today, findings);
  const { peers = fewestOfPart, periodFrom = null, periodTo = null } = plan;
  if (hasPeers && peers < fewestOfPart)
    findings.add('peers', 'evaluation_peers_few', { minimum: fewestOfPart });
  if (periodFrom !== null && periodTo !== null && periodTo < periodFrom)
    findings.add('periodTo', 'dates_reversed');
  return {
    parts,
    peers: hasPeers ? peers : 0,
    ...days,
    periodFrom,
    periodTo,
    remindAfter: inWaves(plan.remindAfter ?? usualReminders),
  };
}

/** Whether the weights can replace the present ones: the parts themselves stay. */
export function checkWeights(
  parts: CycleRow['parts'],
  before: CycleRow['parts'],
  findings: ValidationErrors,
): void {
  const kinds = (of: CycleRow['parts']): string =>
    of
      .map(({ kind }) => kind)
      .toSorted()
      .join(' ');
  if (kinds(parts) !== kinds(before)) findings.add('parts', 'evaluation_parts');
}
