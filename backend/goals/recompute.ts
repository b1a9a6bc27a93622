/** The progress of a goal and of the goals above it. Each is computed from its direct parts alone. */
import { progressOf } from '#schema/goals/progress.ts';
import { fractionOf, fractionText } from '#schema/kit/fraction.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import { goalById, type GoalRow } from './goals.access.ts';
import { goalChecklistItems, goalLinks, goalPeriods, goals } from './goals.tables.ts';
import { partsOf, shownNumber } from './goals.views.ts';

/** All goals above, each after every goal that leads to it. */
async function above(store: Store, id: string): Promise<readonly string[]> {
  const order = new Set<string>();
  for (let ids = [id]; ids.length > 0;) {
    const { rows } = await store.list(goalLinks, { where: { childId: { in: ids } } });
    ids = [...new Set(rows.map(({ parentId }) => parentId))];
    // A goal that is reached once more belongs further back.
    for (const one of ids) {
      order.delete(one);
      order.add(one);
    }
  }
  return [...order];
}

async function measured(context: Pick<Context, 'store'>, row: GoalRow): Promise<boolean> {
  const { store } = context;
  const { rows: items } =
    row.measure === 'checklist'
      ? await store.list(goalChecklistItems, { where: { goalId: row.id } })
      : { rows: [] };
  const parts = row.measure === 'parts' ? await partsOf(context, [row.id]) : [];
  const { measure, start, target, value } = row;
  const numbers = { start: shownNumber(start), target: shownNumber(target), value: shownNumber(value) };
  const progress = progressOf(
    { measure, ...numbers },
    {
      items,
      parts: parts.map(({ weight, goal }) => ({
        weight,
        cancelled: goal.status === 'cancelled',
        progress: fractionOf(goal.progress),
      })),
    },
  );
  const text = progress === null ? null : fractionText(progress);
  const done = items.filter((item) => item.done).length;
  if (text === row.progress && done === row.done && items.length === row.items) return false;
  await store.update(goals, { id: row.id }, { progress: text, done, items: items.length });
  return true;
}

/** Computes a goal and everything above it; goals of closed periods stay as they are. */
export async function recompute(context: Pick<Context, 'store'>, id: string): Promise<void> {
  const { store } = context;
  const own = await goalById(store, id);
  if (own !== undefined) await measured(context, own);
  const ids = await above(store, id);
  if (ids.length === 0) return;
  const { rows: closed } = await store.list(goalPeriods, { where: { closedAt: { ne: null } } });
  const frozen = new Set(closed.map((period) => period.id));
  for (const one of ids) {
    const row = await goalById(store, one);
    if (row?.measure === 'parts' && !frozen.has(row.periodId)) await measured(context, row);
  }
}
