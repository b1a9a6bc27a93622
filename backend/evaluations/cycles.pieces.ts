/** The work of the job on a cycle, in pieces: each is one transaction of at most some hundred rows. */
import { hasScores } from '#schema/evaluations/cycles.rules.ts';
import { quarterOf } from '../jobs/jobSchedule.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { assignMore } from './cycles.assign.ts';
import { remindMore, tellMorePlaces, tellMoreWriters } from './cycles.notices.ts';
import { addMore, checkMore } from './cycles.people.ts';
import { endPhase, lastDayOf } from './cycles.phases.ts';
import { todayOf } from '../organization/timezone.ts';
import { evaluationCycles, evaluationPeople } from './evaluations.tables.ts';
import type { CycleRow } from './evaluations.views.ts';
import { recompute } from './scoring.ts';
import { shareDue } from './sharing.ts';

/** People whose scores one piece computes. */
const scoredAtOnce = 40;

/** Computes the next scores; false if all are computed. */
async function scoreMore({ store }: JobContext, { id: cycleId, scoring }: CycleRow): Promise<boolean> {
  const { rows } = await store.list(evaluationPeople, {
    where: { cycleId, scored: { lt: scoring } },
    limit: scoredAtOnce,
  });
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await recompute({ store }, ids);
  await store.update(evaluationPeople, { id: { in: ids } }, { scored: scoring });
  return true;
}

/** Does the next piece of a phase; false if there is nothing to do now. */
async function nextPiece(context: JobContext, cycle: CycleRow): Promise<boolean> {
  if (!cycle.ready) {
    await addMore(context, cycle);
    return true;
  }
  const today = await todayOf(context);
  const lastDay = lastDayOf(cycle);
  if (lastDay !== null && lastDay < today) return (await endPhase(context, cycle)) !== undefined;
  if (hasScores(cycle.phase)) {
    if (await scoreMore(context, cycle)) return true;
    // A cycle that was closed meanwhile still shares what it was told to.
    return cycle.phase !== 'calibrating' && (await shareDue(context, cycle, today)) > 0;
  }
  if (await checkMore(context, cycle, today)) return true;
  if (cycle.phase !== 'writing') return tellMorePlaces(context, cycle);
  return (
    (await assignMore(context, cycle)) ||
    (await tellMoreWriters(context, cycle)) ||
    (await remindMore(context, cycle))
  );
}

/** Does the next piece of a cycle. Without one, the cycle rests until the next quarter of an hour, or a change. */
export async function cyclePiece(context: JobContext, cycle: CycleRow): Promise<boolean> {
  if (await nextPiece(context, cycle)) return true;
  await context.store.update(evaluationCycles, { id: cycle.id }, { settledIn: quarterOf(context.at) });
  return false;
}
