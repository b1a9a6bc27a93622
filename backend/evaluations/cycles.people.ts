/** Who is evaluated in a cycle: the people of its audience, late joiners, changed leaders and leavers. */
import { frozenGoals } from '../goals/frozen.ts';
import { todayOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Context } from '../http/context.ts';
import { everyone, peopleIn } from '../departments/audience.ts';
import { pieceSize } from '../surveys/pieces.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { defaultPlace } from './evaluations.defaults.ts';
import { evaluationCycles, evaluationPeople, evaluations } from './evaluations.tables.ts';
import type { CycleRow } from './evaluations.views.ts';
import { leadersOf } from '../departments/leaders.ts';

type Working = Pick<Context, 'store' | 'newId' | 'at' | 'now'>;

/** Adds people to a cycle, and those again who left it. Returns how many were not in it. */
export async function addPlaces(
  context: Working,
  { id: cycleId, periodFrom: from, periodTo: to }: CycleRow,
  people: readonly UserRow[],
): Promise<number> {
  const { store, newId, at } = context;
  const leaders = await leadersOf(store, people);
  const ids = people.map(({ id }) => id);
  const returned = await store.update(
    evaluationPeople,
    { cycleId, userId: { in: ids }, left: true },
    { left: false, assigned: false },
  );
  const goals = await frozenGoals(context, ids, { from, to });
  const added = await store.insert(
    evaluationPeople,
    people.map(({ id: userId, departmentId }) =>
      defaultPlace({
        id: newId(),
        cycleId,
        userId,
        leaderId: leaders.get(userId) ?? null,
        departmentId,
        goals: goals.get(userId) ?? [],
        createdAt: at,
      }),
    ),
    { skipExisting: true },
  );
  return returned.length + added.length;
}

/** Adds the next people of the audience, in the order of their ids, until the cycle is ready. */
export async function addMore(context: Working, cycle: CycleRow): Promise<void> {
  const { store, now } = context;
  const { id } = cycle;
  const {
    rows: [survey],
  } = await store.list(surveys, { where: { id } });
  const {
    rows: [last],
  } = await store.list(evaluationPeople, {
    where: { cycleId: id },
    order: [['userId', 'desc']],
    limit: 1,
  });
  const day = await todayOf({ store, now });
  const { rows: people } = await store.list(users, {
    where: { ...(await peopleIn(store, survey?.audience ?? everyone, day)), id: { gt: last?.userId ?? '' } },
    order: [['id', 'asc']],
    limit: pieceSize.invited,
  });
  if (people.length === 0) await store.update(evaluationCycles, { id }, { ready: true });
  else await addPlaces(context, cycle, people);
}

/** People of a page of the check: each can change some rows. */
const checked = 100;
/** Sorts after all ids. */
const everybody = '~';

/**
 * Checks the next people for a changed leader, a changed department and for leavers, once a day. False if nothing is
 * left to check today.
 */
export async function checkMore(context: Working, cycle: CycleRow, today: string): Promise<boolean> {
  const { store } = context;
  const [day = '', last = ''] = cycle.checkedUpTo.split(' ');
  const after = day === today ? last : '';
  if (after === everybody) return false;
  const { rows } = await store.list(evaluationPeople, {
    where: { cycleId: cycle.id, left: false, userId: { gt: after } },
    order: [['userId', 'asc']],
    limit: checked,
    with: { user: { one: users, on: 'userId' } },
  });
  const isLast = rows.length < checked;
  const upTo = isLast ? everybody : rows.at(-1)?.userId;
  await store.update(evaluationCycles, { id: cycle.id }, { checkedUpTo: `${today} ${upTo}` });
  const here = rows.filter(({ user }) => user?.active === true && user.deletedAt === null);
  const stays = new Set(here.map(({ id }) => id));
  const gone = rows.flatMap(({ id }) => (stays.has(id) ? [] : [id]));
  await store.update(evaluationPeople, { id: { in: gone } }, { left: true });
  const { rows: pending } = await store.list(evaluations, {
    where: { personId: { in: rows.map(({ id }) => id) }, status: 'pending' },
    with: { evaluator: { one: users, on: 'evaluatorId' } },
  });
  const over = pending.flatMap(({ id, personId, evaluator }) =>
    stays.has(personId) && evaluator?.active === true ? [] : [id],
  );
  await store.update(evaluations, { id: { in: over } }, { status: 'cancelled' });
  const leaders = await leadersOf(
    store,
    here.flatMap(({ user }) => user ?? []),
  );
  let changes = gone.length + over.length;
  for (const { id, userId, leaderId: before, departmentId, user } of here) {
    const leaderId = leaders.get(userId) ?? null;
    if (leaderId !== before) changes += 1;
    // The assignment follows.
    if (leaderId !== before) await store.update(evaluationPeople, { id }, { leaderId, assigned: false });
    if (user !== null && user.departmentId !== departmentId)
      await store.update(evaluationPeople, { id }, { departmentId: user.departmentId });
  }
  // The transaction ends with its changes.
  return !isLast || changes > 0;
}
