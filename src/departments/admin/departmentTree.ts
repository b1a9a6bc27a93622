/** The tree of departments: order, descendants and path names. */

interface Node {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** A department with its position in the tree. */
export interface Branch<D> {
  readonly department: D;
  /** 0 for a root. */
  readonly depth: number;
  /** The names of all ancestors, the root first. */
  readonly within: readonly string[];
}

/** Departments in depth-first order, siblings in the given order. An unknown parent makes a root; a cycle is cut. */
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

/** A department and all its descendants: invalid targets of a move. */
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

/** Only the matching departments and their ancestors. */
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
