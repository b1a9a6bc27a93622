/** Gives people of a cycle their evaluators: themselves, the leader, confirmed peers, and those whom they lead. */
import { fewestOfPart, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import type { Context } from '../http/context.ts';
import { users } from '../people/users.tables.ts';
import { peersCan } from './cycles.few.ts';
import { defaultEvaluation } from './evaluations.defaults.ts';
import { evaluationNominations, evaluationPeople, evaluations } from './evaluations.tables.ts';
import type { CycleRow, EvaluationRow } from './evaluations.views.ts';
import { leadersOf, present, teamsOf } from '../departments/leaders.ts';

type Wanted = Pick<EvaluationRow, 'personId' | 'evaluatedId' | 'evaluatorId' | 'kind'>;

/** People of a piece, and the rows that one transaction writes for them. */
const piece = { people: 40, rows: 400 } as const;

/** The place, evaluator and part, which are unique. */
const keyOf = ({ personId, evaluatorId, kind }: Wanted): string => `${personId} ${evaluatorId} ${kind}`;

/** The next people who are not assigned, with their present leaders. */
async function nextPeople({ store }: Pick<Context, 'store'>, { id: cycleId }: CycleRow) {
  const { rows } = await store.list(evaluationPeople, {
    where: { cycleId, assigned: false, left: false },
    order: [['userId', 'asc']],
    limit: piece.people,
    with: { user: { one: users, on: 'userId' } },
  });
  const leaders = await leadersOf(
    store,
    rows.flatMap(({ user }) => user ?? []),
  );
  for (const row of rows) {
    const leaderId = leaders.get(row.userId) ?? null;
    if (leaderId !== row.leaderId) await store.update(evaluationPeople, { id: row.id }, { leaderId });
  }
  return rows.map((row) => ({ ...row, leaderId: leaders.get(row.userId) ?? null }));
}

/** All evaluations that should be written about these people. */
async function wantedFor(
  { store }: Pick<Context, 'store'>,
  { parts }: CycleRow,
  people: Awaited<ReturnType<typeof nextPeople>>,
): Promise<readonly Wanted[]> {
  const has = (kind: EvaluationKind): boolean => parts.some((part) => part.kind === kind);
  const ids = people.map(({ id }) => id);
  const { rows: peers } = has('peer')
    ? await store.list(evaluationNominations, { where: { personId: { in: ids }, state: 'confirmed' } })
    : { rows: [] };
  const { rows: here } = await store.list(users, {
    where: { ...present, id: { in: peers.map(({ userId }) => userId) } },
  });
  const isHere = new Set(here.map(({ id }) => id));
  const teams = has('team')
    ? await teamsOf(
        store,
        people.map(({ userId }) => userId),
      )
    : new Map<string, readonly string[]>();
  const can = await peersCan(store);
  // Where the leader changed, the evaluation of the former one counts.
  const { rows: led } = await store.list(evaluations, {
    where: { personId: { in: ids }, kind: 'leader', status: 'completed' },
  });
  const isLed = new Set(led.map(({ personId }) => personId));
  return people.flatMap(({ id: personId, userId: evaluatedId, leaderId }) => {
    const own = (kind: EvaluationKind, evaluators: readonly string[]): readonly Wanted[] =>
      has(kind) ? evaluators.map((evaluatorId) => ({ personId, evaluatedId, evaluatorId, kind })) : [];
    const chosen = peers.filter((peer) => peer.personId === personId && isHere.has(peer.userId));
    const team = teams.get(evaluatedId) ?? [];
    return [
      ...own('self', [evaluatedId]),
      ...own('leader', leaderId === null || isLed.has(personId) ? [] : [leaderId]),
      ...own('peer', can({ leaderId }) ? chosen.map(({ userId }) => userId) : []),
      ...own('team', team.length < fewestOfPart ? [] : team),
    ];
  });
}

/**
 * Makes the evaluations of the next people what they should be: missing ones are created, unwritten ones of former
 * leaders, declined peers and people who left are cancelled. False if all people are assigned.
 */
export async function assignMore(
  context: Pick<Context, 'store' | 'newId' | 'at'>,
  cycle: CycleRow,
): Promise<boolean> {
  const { store, newId, at } = context;
  const people = await nextPeople(context, cycle);
  if (people.length === 0) return false;
  const { rows: known } = await store.list(evaluations, {
    where: { personId: { in: people.map(({ id }) => id) } },
  });
  const kept = new Map(known.map((row) => [keyOf(row), row]));
  const wanted = await wantedFor(context, cycle, people);
  const missing = wanted.filter((one) => !kept.has(keyOf(one)));
  const again = wanted.flatMap((one) => {
    const row = kept.get(keyOf(one));
    return row?.status === 'cancelled' ? [row.id] : [];
  });
  const now = missing.slice(0, piece.rows);
  await store.insert(
    evaluations,
    now.map((one) => defaultEvaluation({ id: newId(), cycleId: cycle.id, createdAt: at, ...one })),
  );
  await store.update(evaluations, { id: { in: again } }, { status: 'pending', wave: -1 });
  const wants = new Set(wanted.map(keyOf));
  const over = known.flatMap((row) => (row.status === 'pending' && !wants.has(keyOf(row)) ? [row.id] : []));
  await store.update(evaluations, { id: { in: over } }, { status: 'cancelled' });
  const late = new Set(missing.slice(piece.rows).map(({ personId }) => personId));
  const done = people.flatMap(({ id }) => (late.has(id) ? [] : [id]));
  await store.update(evaluationPeople, { id: { in: done } }, { assigned: true });
  return true;
}
