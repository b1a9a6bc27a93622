/** Loads cycles and the places of people in them for those who may see them, and checks what may be done. */
import { cycleStepsIn, type CyclePhase, type CycleStep } from '#schema/evaluations/cycles.rules.ts';
import { may } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import type { SurveyRow } from '../surveys/surveys.views.ts';
import { evaluationCycles, evaluationPeople } from './evaluations.tables.ts';
import type { CycleRow, PersonRow } from './evaluations.views.ts';

/** A cycle with the survey that holds its questions; without a row it has not begun. */
export interface Cycle {
  readonly survey: SurveyRow;
  readonly cycle: CycleRow | null;
}
/** The place of a person in a cycle that has begun. */
export interface Place {
  readonly person: PersonRow;
  readonly survey: SurveyRow;
  readonly cycle: CycleRow;
}

/** The phase; a cycle without a row has not begun. */
export const phaseOf = ({ cycle }: Cycle): CyclePhase => cycle?.phase ?? 'draft';

/** Raises 409 unless the step may be taken in the phase. */
export function expectCycleStep(
  context: Pick<Context, 'language'>,
  phase: CyclePhase,
  step: CycleStep,
): void {
  if (!cycleStepsIn[phase].includes(step)) refuse(context, 'evaluation_step');
}

/** A cycle by the id of its survey. Raises 404. */
export async function cycleBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<Cycle> {
  const {
    rows: [survey],
  } = await store.list(surveys, { where: { id, kind: 'evaluation' } });
  if (survey === undefined) throw domainError('not_found', language);
  const {
    rows: [cycle],
  } = await store.list(evaluationCycles, { where: { id } });
  return { survey, cycle: cycle ?? null };
}

/** A cycle that has begun. Raises 404, and 409 for a draft. */
export async function begunCycle(
  context: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<Omit<Place, 'person'>> {
  const { survey, cycle } = await cycleBy(context, id);
  if (cycle === null) refuse(context, 'evaluation_step');
  return { survey, cycle };
}

/** The place of any person. Undefined if there is none. */
export async function placeBy(store: Store, id: string): Promise<Place | undefined> {
  const {
    rows: [row],
  } = await store.list(evaluationPeople, {
    where: { id },
    with: { cycle: { one: evaluationCycles, on: 'cycleId' }, survey: { one: surveys, on: 'cycleId' } },
  });
  if (row === undefined || row.cycle === null || row.survey === null) return undefined;
  const { cycle, survey, ...person } = row;
  return { person, cycle, survey };
}

/** The place of the caller. Raises 404 for others. */
export async function ownPlace({ store, me, language }: Context, id: string): Promise<Place> {
  const place = await placeBy(store, id);
  if (place?.person.userId !== me.id) throw domainError('not_found', language);
  return place;
}

/** The place of a person whom the caller leads. Raises 404 for others, and for the caller's own. */
export async function ledPlace({ store, me, language }: Context, id: string): Promise<Place> {
  const place = await placeBy(store, id);
  if (place?.person.leaderId !== me.id || place.person.userId === me.id)
    throw domainError('not_found', language);
  return place;
}

/** The place of a person for the leader and for administrators. Raises 404 for others, and for the caller's own. */
export async function readPlace({ store, me, language }: Context, id: string): Promise<Place> {
  const place = await placeBy(store, id);
  const reads = may(me.userType, 'surveys.manage') || place?.person.leaderId === me.id;
  if (place === undefined || !reads || place.person.userId === me.id)
    throw domainError('not_found', language);
  return place;
}
