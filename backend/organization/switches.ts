/** How switches stand, for rules that depend on more than the one of their row. */
import { defaultModules, moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import type { Store } from '../store/port.ts';
import { modules } from './organization.tables.ts';

/** Asks for these in one read; answers whether each is on. */
export async function switchesOf<F extends ModuleFlag>(
  store: Store,
  flags: readonly F[],
): Promise<(flag: F) => boolean> {
  const { rows } = await store.list(modules, { where: { flag: { in: [...flags] }, active: true } });
  const on = new Set(rows.map(({ flag }) => flag));
  return (flag) => on.has(flag);
}

/** How each of them stands, in their order; one that was never turned stands as it does before anything is loaded. */
export async function statesOf(store: Store): Promise<ReadonlyMap<ModuleFlag, boolean>> {
  const { rows } = await store.list(modules);
  const turned = new Map(rows.map((row) => [row.flag, row.active]));
  return new Map(
    moduleFlags.map((flag) => [flag, turned.get(flag) ?? defaultModules[flag] ?? false] as const),
  );
}
