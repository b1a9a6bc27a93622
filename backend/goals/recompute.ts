/** The progress of a goal and of the goals above it. Each is computed from its direct parts alone. */
import { statusAt } from '#schema/goals/goals.rules.ts';
import { progressOf } from '#schema/goals/progress.ts';
import { fractionOf, fractionText } from '#schema/kit/fraction.ts';
import type { Context } from '../http/context.ts';
import { goalById, type GoalRow } from './goals.access.ts';
import { goalChecklistItems, goalPeriods, goals } from './goals.tables.ts';
import { partsOf, shownNumber } from './goals.views.ts';
import { inOrder, stepsFrom } from './walk.ts';

async function measured(context: Pick<Context, 'store'>, row: GoalRow): Promise<void> {
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
      parts: parts.map(({ weight, status, progress: part }) => ({
        weight,
        cancelled: status === 'cancelled',
        progress: fractionOf(part),
      })),
    },
  );
  const text = progress === null ? null : fractionText(progress);
  const done = items.filter((item) => item.done).length;
  const status = statusAt(row.status, text);
  if (text === row.progress && status === row.status && done === row.done && items.length === row.items)
    return;
  await store.update(goals, { id: row.id }, { progress: text, status, done, items: items.length });
}

/** Computes goals and everything above them. Goals of closed periods stay as they are, unless `closed` are asked for. */
export async function recompute(
  context: Pick<Context, 'store'>,
  ids: readonly string[],
  { closed = false } = {},
): Promise<void> {
  const { store } = context;
  const { rows: over } = closed
    ? { rows: [] }
    : await store.list(goalPeriods, { where: { closedAt: { ne: null } } });
  const frozen = new Set(over.map((period) => period.id));
  // Each after every goal that leads to it.
  for (const id of inOrder(await stepsFrom(store, ids, 'up'))) {
    const row = await goalById(store, id);
    if (row !== undefined && !frozen.has(row.periodId)) await measured(context, row);
  }
}
