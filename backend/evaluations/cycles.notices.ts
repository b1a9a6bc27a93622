/** Notifies the people of a cycle of what they have to do, in pieces: each notice and each reminder once a person. */
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { pieceSize } from '../surveys/pieces.ts';
import { mostWaves, waveNow } from '../people/waves.ts';
import { peersCan } from './cycles.few.ts';
import { evaluationNominations, evaluationPeople, evaluations } from './evaluations.tables.ts';
import type { CycleRow, EvaluationRow, PersonRow } from './evaluations.views.ts';

const behind = ({ id: cycleId, wave }: CycleRow): Where<PersonRow> => ({
  cycleId,
  left: false,
  wave: { lt: wave },
});

/** Who has to do something about these places in the present phase: those who did not propose, or leaders. */
async function actorsOf(
  store: Store,
  { phase }: CycleRow,
  places: readonly PersonRow[],
): Promise<ReadonlySet<string>> {
  if (phase !== 'nominating' && phase !== 'confirming') return new Set();
  const can = await peersCan(store);
  const open = places.filter((place) => !place.confirmed && can(place));
  const { rows: proposed } =
    phase === 'nominating'
      ? await store.list(evaluationNominations, { where: { personId: { in: open.map(({ id }) => id) } } })
      : { rows: [] };
  const done = new Set(proposed.map(({ personId }) => personId));
  const ids = open.flatMap(({ id, userId, leaderId }) =>
    phase === 'confirming' ? (leaderId ?? []) : done.has(id) ? [] : [userId],
  );
  const { rows } = await store.list(users, { where: { id: { in: [...new Set(ids)] }, active: true } });
  return new Set(rows.map(({ id }) => id));
}

/** The people whom the newest notice of the cycle still has to reach. */
export async function waitingPlaces(store: Store, cycle: CycleRow): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(evaluationPeople, { where: behind(cycle) });
  return actorsOf(store, cycle, rows);
}

/** The people with unwritten evaluations whom a wave of reminders still has to reach. */
export async function waitingWriters(
  store: Store,
  cycleId: string,
  wave: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(evaluations, {
    where: { cycleId, status: 'pending', wave: { lt: wave } },
    with: { evaluator: { one: users, on: 'evaluatorId' } },
  });
  return new Set(
    rows.flatMap(({ evaluatorId, evaluator }) => (evaluator?.active === true ? [evaluatorId] : [])),
  );
}

/** Notifies the next people who propose or confirm; false if all were. */
export async function tellMorePlaces(context: JobContext, cycle: CycleRow): Promise<boolean> {
  const { store } = context;
  if (cycle.phase !== 'nominating' && cycle.phase !== 'confirming') return false;
  const { rows } = await store.list(evaluationPeople, {
    where: behind(cycle),
    // A leader is told once about the whole team.
    order: [['leaderId', 'asc']],
    limit: pieceSize.notified,
  });
  if (rows.length === 0) return false;
  const to = await actorsOf(store, cycle, rows);
  const { rows: earlier } =
    cycle.phase === 'confirming'
      ? await store.list(evaluationPeople, {
          where: { cycleId: cycle.id, wave: cycle.wave, confirmed: false, leaderId: { in: [...to] } },
        })
      : { rows: [] };
  const told = new Set(earlier.map(({ leaderId }) => leaderId));
  await store.update(evaluationPeople, { id: { in: rows.map(({ id }) => id) } }, { wave: cycle.wave });
  await leaveNotices(context, {
    to: [...to].filter((id) => !told.has(id)),
    kind: cycle.phase === 'nominating' ? 'evaluation_peers' : 'evaluation_confirm',
    actorId: null,
    postId: null,
    sourceId: cycle.id,
  });
  return true;
}

/** Notifies these people once about all that they have to write. */
async function reach(
  context: JobContext,
  cycleId: string,
  rows: readonly Pick<EvaluationRow, 'evaluatorId'>[],
  wave: number,
): Promise<void> {
  const to = [...new Set(rows.slice(0, pieceSize.notified).map(({ evaluatorId }) => evaluatorId))];
  const where = { cycleId, status: 'pending', evaluatorId: { in: to }, wave: { lt: wave } } as const;
  await context.store.update(evaluations, where, { wave });
  await leaveNotices(context, {
    to,
    kind: wave === 0 ? 'evaluation' : 'evaluation_reminder',
    actorId: null,
    postId: null,
    sourceId: cycleId,
  });
}

/** Notifies the next people who have evaluations to write; false if all were. */
export async function tellMoreWriters(context: JobContext, { id: cycleId }: CycleRow): Promise<boolean> {
  const { rows } = await context.store.list(evaluations, {
    where: { cycleId, status: 'pending', wave: -1 },
    order: [['evaluatorId', 'asc']],
    limit: pieceSize.notified,
  });
  if (rows.length === 0) return false;
  await reach(context, cycleId, rows, 0);
  return true;
}

/** Reminds the next people whom a wave reaches now, during their own day; false if there are none. */
export async function remindMore(context: JobContext, cycle: CycleRow): Promise<boolean> {
  const { store, now } = context;
  const { id: cycleId, remindAfter, phaseOn: openedOn } = cycle;
  const waves = { remindAfter, openedOn, timezone: await timezoneOf(store), now };
  const most = mostWaves(waves);
  if (most === 0) return false;
  let after: string | undefined;
  do {
    const { rows, next } = await store.list(evaluations, {
      where: { cycleId, status: 'pending', wave: { lt: most } },
      order: [['evaluatorId', 'asc']],
      limit: pieceSize.invited,
      ...(after === undefined ? {} : { after }),
      with: { evaluator: { one: users, on: 'evaluatorId' } },
    });
    const due = rows
      .map(({ evaluator, evaluatorId, wave: last }) => ({
        evaluatorId,
        last,
        wave: waveNow(evaluator, waves),
      }))
      .filter(({ wave, last }) => wave > Math.max(0, last));
    const wave = due[0]?.wave;
    if (wave !== undefined) {
      await reach(
        context,
        cycleId,
        due.filter((one) => one.wave === wave),
        wave,
      );
      return true;
    }
    after = next;
  } while (after !== undefined);
  return false;
}
