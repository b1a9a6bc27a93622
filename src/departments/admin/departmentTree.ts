/** Departments as the tree that they are: their order, what is inside what, and how each is called with what it is in. */

interface Node {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** A department at its place. */
export interface Branch<D> {
  readonly department: D;
  /** 0 for what is inside nothing. */
  readonly depth: number;
  /** Names of all that it is in, the outermost first. */
  readonly within: readonly string[];
}

/** Each department once, each after what it is in; among themselves as they were given. What points nowhere, or in a circle, stands by itself. */
export function treeOf<D extends Node>(departments: readonly D[]): readonly Branch<D>[] {
  const known = new Set(departments.map(({ id }) => id));
  const inside = Map.groupBy(departments, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const seen = new Set<string>();
  const walk = (parentId: string | null, within: readonly string[]): readonly Branch<D>[] =>
    (inside.get(parentId) ?? []).flatMap((department) => from(department, within));
  const from = (department: D, within: readonly string[]): readonly Branch<D>[] => {
    if (seen.has(department.id)) return [];
    seen.add(department.id);
    return [
      { department, depth: within.length, within },
      ...walk(department.id, [...within, department.name]),
    ];
  };
  return [...walk(null, []), ...departments.flatMap((one) => from(one, []))];
}

/** A department and all that is inside it, however deep: where it cannot be moved to. */
export function insideOf(departments: readonly Node[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const { department, depth } of treeOf(
    departments.map((one) => (one.id === id ? { ...one, parentId: null } : one)),
  ))
    if (depth > 0 && department.parentId !== null && found.has(department.parentId)) found.add(department.id);
  return found;
}

/** "Comercial › Ventas". */
export const pathOf = ({ department, within }: Branch<Node>): string =>
  [...within, department.name].join(' › ');

/** The tree with only what fits, and what that is in. */
export function pruned<D extends Node>(
  tree: readonly Branch<D>[],
  fits: (department: D) => boolean,
): readonly Branch<D>[] {
  const kept = new Set<string>();
  const parents = new Map(tree.map(({ department }) => [department.id, department.parentId]));
  for (const { department } of tree) {
    if (!fits(department)) continue;
    for (let id: string | null = department.id; id !== null && !kept.has(id); id = parents.get(id) ?? null)
      kept.add(id);
  }
  return tree.filter(({ department }) => kept.has(department.id));
}
