/** The way of a cycle through its phases: how it begins, and what the end of a phase changes. */
import { phaseAfter, type CyclePhase } from '#schema/evaluations/cycles.rules.ts';
import { dayAt, daysBetween } from '#schema/users/celebrations.rules.ts';
import { timezoneOf, todayOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { defaultCycle } from './evaluations.defaults.ts';
import { evaluationCycles } from './evaluations.tables.ts';
import type { CycleRow } from './evaluations.views.ts';

interface Moment {
  readonly store: Store;
  readonly now: number;
  readonly at: string;
}

/** Begins the cycle of a published survey; the job adds its people. */
export async function beginCycle(
  moment: Moment,
  id: string,
  plan: Partial<Pick<CycleRow, 'parts' | 'peers' | 'remindAfter'>> &
    Partial<Pick<CycleRow, 'nominateUntil' | 'confirmUntil' | 'writeUntil' | 'periodFrom' | 'periodTo'>>,
): Promise<void> {
  const cycle = defaultCycle({
    id,
    phase: 'draft',
    phaseOn: await todayOf(moment),
    createdAt: moment.at,
    ...plan,
  });
  const phase = phaseAfter(
    'draft',
    cycle.parts.map(({ kind }) => kind),
  );
  await moment.store.insert(evaluationCycles, [{ ...cycle, phase: phase ?? 'writing' }]);
}

/** The last day of the present phase; null if only administrators end it. */
export function lastDayOf(cycle: CycleRow): string | null {
  switch (cycle.phase) {
    case 'nominating':
      return cycle.nominateUntil;
    case 'confirming':
      return cycle.confirmUntil;
    case 'writing':
      return cycle.writeUntil;
    case 'draft':
    case 'calibrating':
    case 'sharing':
    case 'closed':
      return null;
  }
}

/** The number of a notice to people who propose or confirm: at most one a day and phase, and always rising. */
export function noticeOf(cycle: CycleRow, phase: CyclePhase, today: string, timezone: string): number {
  const days = Math.max(0, daysBetween(dayAt(Date.parse(cycle.createdAt), timezone), today));
  return Math.max(cycle.wave, 2 * days + (phase === 'confirming' ? 2 : 1));
}

/** Ends the present phase. Returns the cycle in its next phase; undefined if it has left the phase already. */
export async function endPhase({ store, now, at }: Moment, cycle: CycleRow): Promise<CycleRow | undefined> {
  const { id, phase: from } = cycle;
  const phase = phaseAfter(
    from,
    cycle.parts.map(({ kind }) => kind),
  );
  if (phase === null) return undefined;
  const timezone = await timezoneOf(store);
  const phaseOn = dayAt(now, timezone);
  const [after] = await store.update(
    evaluationCycles,
    { id, phase: from },
    {
      phase,
      phaseOn,
      settledIn: '',
      ...(phase === 'confirming' ? { wave: noticeOf(cycle, phase, phaseOn, timezone) } : {}),
      ...(phase === 'calibrating' ? { scoring: { inc: 1 } } : {}),
    },
  );
  if (after !== undefined && phase === 'closed')
    await store.update(surveys, { id }, { active: false, closedAt: at });
  return after;
}
