/** Links between goals: how many count, and what the owners of the goals above are asked. */
import type { GoalAskedPart } from '#schema/goals/goals.shapes.ts';
import { fractionText } from '#schema/kit/fraction.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import { decides, sees, type GoalRow, type Sight } from './goals.access.ts';
import { agreed } from './goals.defaults.ts';
import { tellAsked } from './goals.notices.ts';
import { goalLinks, goals } from './goals.tables.ts';
import { partsOf, progressOfParts } from './goals.views.ts';

/** Counts the goals above and below these goals; a part that waits for an owner is not counted. */
export async function countLinks(store: Store, ids: Iterable<string>): Promise<void> {
  const all = [...new Set(ids)];
  if (all.length === 0) return;
  const weight = { gt: 0 };
  const below = await store.tally(goalLinks, { where: { parentId: { in: all }, weight }, by: ['parentId'] });
  const above = await store.tally(goalLinks, { where: { childId: { in: all }, weight }, by: ['childId'] });
  const parts = new Map(below.map(({ parentId, count }) => [parentId, count]));
  const parents = new Map(above.map(({ childId, count }) => [childId, count]));
  const countsOf = (id: string) => ({ parts: parts.get(id) ?? 0, parents: parents.get(id) ?? 0 });
  // Most have the same counts, so there are few updates.
  for (const same of Map.groupBy(all, (id) => Object.values(countsOf(id)).join(' ')).values())
    await store.update(goals, { id: { in: same } }, countsOf(same[0] ?? ''));
}

/** Asks the owner of each of these goals again for what still waits there: it is a copy, or has another owner. */
export async function askAgain(
  context: Parameters<typeof tellAsked>[0],
  parentIds: readonly string[],
): Promise<void> {
  const { rows } = await context.store.list(goalLinks, {
    where: { parentId: { in: parentIds }, askedWeight: { gt: 0 } },
    with: { goal: { one: goals, on: 'parentId' } },
  });
  for (const { goal, askedById } of rows) if (goal !== null) await tellAsked(context, goal, askedById);
}

/** Nobody can answer any more once the period of a goal is closed: what waits there ends without counting. */
export async function endAsked(store: Store, periodId: string): Promise<void> {
  const { rows } = await store.list(goalLinks, {
    where: { askedWeight: { gt: 0 } },
    with: { goal: { one: goals, on: 'parentId' } },
  });
  for (const { id, goal, weight } of rows) {
    if (goal?.periodId !== periodId) continue;
    if (weight === 0) await store.remove(goalLinks, { id });
    else await store.update(goalLinks, { id }, agreed);
  }
}

/** What waits for the owner of a goal, with the progress that it would give; the owner sees hidden parts without a title. */
export async function askedParts(
  context: Pick<Context, 'store' | 'linkTo'>,
  sight: Sight,
  goal: GoalRow,
): Promise<GoalAskedPart[]> {
  const { rows } = await context.store.list(goalLinks, {
    where: { parentId: goal.id, askedWeight: { gt: 0 } },
    order: [['createdAt', 'asc']],
    with: { goal: { one: goals, on: 'childId' } },
  });
  const people = await peopleById(
    context,
    rows.flatMap(({ askedById }) => askedById ?? []),
  );
  const parts = await partsOf(context, rows.length === 0 ? [] : [goal.id]);
  return rows.flatMap(({ id, goal: part, weight, askedWeight, askedById }) => {
    if (part === null || part.status === 'cancelled' || askedWeight === null) return [];
    const isSeen = sees(sight, part);
    if (!isSeen && !decides(sight, goal)) return [];
    const others = parts.filter((one) => one.goal.id !== part.id);
    const { status, progress } = part;
    const mean = progressOfParts([...others, { weight: askedWeight, status, progress }]);
    return [
      {
        id,
        goalId: isSeen ? part.id : null,
        title: isSeen ? part.title : null,
        titleEn: isSeen ? part.titleEn : null,
        weight,
        askedWeight,
        progressWith: goal.measure !== 'parts' ? goal.progress : mean === null ? null : fractionText(mean),
        askedBy: people.get(askedById ?? '') ?? null,
      },
    ];
  });
}
