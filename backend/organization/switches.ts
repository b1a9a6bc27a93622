/** How switches stand, for rules that depend on more than the one of their row. */
import type { ModuleFlag } from '#schema/modules.ts';
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
