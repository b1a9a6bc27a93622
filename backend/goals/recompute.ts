/** The progress of a goal and of the goals above it. Each is computed from its direct parts alone. */
import { statusAt } from '#schema/goals/goals.rules.ts';
import { progressOf } from '#schema/goals/progress.ts';
import { fractionText } from '#schema/kit/fraction.ts';
import { leadersOf } from '../departments/leaders.ts';
import type { Context } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import { users } from '../people/users.tables.ts';
import { goalById, type GoalRow } from './goals.access.ts';
import { goalChecklistItems, goalPeriods, goals } from './goals.tables.ts';
import { partsOf, progressOfParts, shownNumber } from './goals.views.ts';
import { inOrder, stepsFrom } from './walk.ts';

/** Computes a goal; false if it stays as it is. */
async function measured(context: Pick<Context, 'store'>, row: GoalRow): Promise<boolean> {
  const { store } = context;
  const { rows: items } =
    row.measure === 'checklist'
      ? await store.list(goalChecklistItems, { where: { goalId: row.id } })
      : { rows: [] };
  const { measure, start, target, value } = row;
  const numbers = { start: shownNumber(start), target: shownNumber(target), value: shownNumber(value) };
  const progress =
    measure === 'parts'
      ? progressOfParts(await partsOf(context, [row.id]))
      : progressOf({ measure, ...numbers }, { items });
  const text = progress === null ? null : fractionText(progress);
  const done = items.filter((item) => item.done).length;
  const status = statusAt(row.status, text);
  if (text === row.progress && status === row.status && done === row.done && items.length === row.items)
    return false;
  await store.update(goals, { id: row.id }, { progress: text, status, done, items: items.length });
  return true;
}

type Telling = Pick<Context, 'store' | 'publish' | 'newId'>;

/** Tells the owners of goals and their leaders, who see all goals of their people. */
async function tellOwners(context: Telling, ownerIds: readonly string[]): Promise<void> {
  const { store } = context;
  const { rows: owners } = await store.list(users, { where: { id: { in: [...new Set(ownerIds)] } } });
  const leaders = [...(await leadersOf(store, owners)).values()];
  publishToPages(context, 'goal.changed', null, [...ownerIds, ...leaders.filter((id) => id !== null)]);
}

/**
 * Computes changed goals and everything above them. Goals of closed periods stay as they are, unless `closed` are asked
 * for. Told are the owners of each changed goal, and those directly above it, who see it as a part: further up, only where
 * a sum changed.
 */
export async function recompute(
  context: Telling,
  ids: readonly string[],
  { closed = false } = {},
): Promise<void> {
  const { store } = context;
  const { rows: over } = closed
    ? { rows: [] }
    : await store.list(goalPeriods, { where: { closedAt: { ne: null } } });
  const frozen = new Set(over.map((period) => period.id));
  const owners: string[] = [];
  const steps = await stepsFrom(store, ids, 'up');
  const touched = new Set(ids);
  // Each after every goal that leads to it.
  for (const id of inOrder(steps)) {
    const row = touched.has(id) ? await goalById(store, id) : undefined;
    if (row === undefined || frozen.has(row.periodId)) continue;
    owners.push(row.ownerId);
    if ((await measured(context, row)) || ids.includes(id))
      for (const above of steps.get(id) ?? []) touched.add(above);
  }
  await tellOwners(context, owners);
}
