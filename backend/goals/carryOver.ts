/** Copies the open goals of a period into another one, each once, with a link back. */
import type { Context } from '../http/context.ts';
import { moving } from './goals.defaults.ts';
import { askAgain, countLinks } from './links.ts';
import { recompute } from './recompute.ts';
import { weightLeft } from './writing.service.ts';
import type { GoalRow } from './goals.access.ts';
import { goalChecklistItems, goalLinks, goals } from './goals.tables.ts';

/** Copies and says how many. Value, checklist and links come along; a weight that no longer fits does not. */
export async function carryOver(context: Context, fromId: string, toId: string): Promise<number> {
  const { store, at, newId } = context;
  const { rows: open } = await store.list(goals, { where: { periodId: fromId, status: 'open' } });
  const { rows: copied } = await store.list(goals, {
    where: { periodId: toId, carriedFromId: { ne: null } },
  });
  const already = new Map(copied.map(({ carriedFromId, id }) => [carriedFromId, id]));
  const fresh = open.filter(({ id }) => !already.has(id));
  const copyOf = new Map(fresh.map(({ id }) => [id, newId()]));
  const left = new Map<string, number>();
  const rows: GoalRow[] = [];
  for (const goal of fresh) {
    const free =
      left.get(goal.ownerId) ?? (await weightLeft(store, { ownerId: goal.ownerId, periodId: toId }));
    const weight = goal.weight !== null && goal.weight <= free ? goal.weight : null;
    left.set(goal.ownerId, free - (weight ?? 0));
    rows.push({
      ...goal,
      id: copyOf.get(goal.id) ?? newId(),
      periodId: toId,
      weight,
      confidence: null,
      checkedAt: null,
      remindedAt: null,
      dueOn: null,
      carriedFromId: goal.id,
      parents: 0,
      parts: 0,
      createdAt: at,
    });
  }
  if (rows.length === 0) return 0;
  await store.insert(goals, rows);
  const ids = fresh.map(({ id }) => id);
  const { rows: items } = await store.list(goalChecklistItems, { where: { goalId: { in: ids } } });
  await store.insert(
    goalChecklistItems,
    items.map((item) => ({ ...item, id: newId(), goalId: copyOf.get(item.goalId) ?? item.goalId })),
  );
  const { rows: links } = await store.list(goalLinks, { where: { childId: { in: ids } } });
  const between = links.flatMap((link) => {
    const parentId = copyOf.get(link.parentId) ?? already.get(link.parentId);
    const childId = copyOf.get(link.childId);
    return parentId === undefined || childId === undefined
      ? []
      : [{ ...link, id: newId(), parentId, childId, ...moving, createdAt: at }];
  });
  await store.insert(goalLinks, between);
  await countLinks(
    store,
    between.flatMap(({ parentId, childId }) => [parentId, childId]),
  );
  // What waited for an owner waits in the copy, too.
  await askAgain(
    context,
    between.flatMap(({ parentId, askedWeight }) => (askedWeight === null ? [] : [parentId])),
  );
  // Finished and cancelled parts stay behind, so the sums of the copies are not those of the originals.
  await recompute(context, [
    ...rows.flatMap(({ id, measure }) => (measure === 'parts' ? [id] : [])),
    ...between.map(({ parentId }) => parentId),
  ]);
  return rows.length;
}
