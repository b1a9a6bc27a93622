/** Goals that are reached over links; a circle among them, which no call can make, ends every walk. */
import type { Store } from '../store/port.ts';
import { goalLinks } from './goals.tables.ts';

/** The goals reached from some goals, each once and the nearest first, with the goals that one step leads to. */
export type Steps = ReadonlyMap<string, readonly string[]>;

export async function stepsFrom(store: Store, from: readonly string[], way: 'up' | 'down'): Promise<Steps> {
  const steps = new Map<string, string[]>();
  for (let ids = from; ids.length > 0;) {
    for (const id of ids) steps.set(id, []);
    const { rows } = await store.list(goalLinks, {
      where: way === 'up' ? { childId: { in: ids } } : { parentId: { in: ids } },
    });
    for (const { parentId, childId } of rows)
      if (way === 'up') steps.get(childId)?.push(parentId);
      else steps.get(parentId)?.push(childId);
    ids = [...new Set(ids.flatMap((id) => steps.get(id) ?? []))].filter((id) => !steps.has(id));
  }
  return steps;
}

/** The goals in an order in which each comes before all that its steps lead to. */
export function inOrder(steps: Steps): readonly string[] {
  const turned: string[] = [];
  const entered = new Set<string>();
  const enter = (id: string): void => {
    if (entered.has(id)) return;
    entered.add(id);
    for (const next of steps.get(id) ?? []) enter(next);
    turned.push(id);
  };
  for (const id of steps.keys()) enter(id);
  return turned.toReversed();
}

/** How many goals the longest way from a goal has, itself included. */
export function levelsFrom(steps: Steps, id: string): number {
  const levels = new Map<string, number>();
  for (const one of inOrder(steps).toReversed())
    levels.set(one, 1 + Math.max(0, ...(steps.get(one) ?? []).map((next) => levels.get(next) ?? 0)));
  return levels.get(id) ?? 1;
}
