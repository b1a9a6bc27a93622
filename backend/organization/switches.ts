/** States of switches, for rules that depend on more than the switch of their row. */
import { defaultModules, moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { isWorking, withNeeds } from '#schema/organization/organization.rules.ts';
import type { Store } from '../store/port.ts';
import { modules } from './organization.tables.ts';

/** Reads these switches in one read; the result says whether a module works, with everything that it needs. */
export async function switchesOf<F extends ModuleFlag>(
  store: Store,
  flags: readonly F[],
): Promise<(flag: F) => boolean> {
  const { rows } = await store.list(modules, {
    where: { flag: { in: flags.flatMap(withNeeds) }, active: true },
  });
  const on = new Set(rows.map(({ flag }) => flag));
  return (flag) => isWorking(flag, (one) => on.has(one));
}

/** The state of each switch, in their order; a switch without a row has its default. */
export async function statesOf(store: Store): Promise<ReadonlyMap<ModuleFlag, boolean>> {
  const { rows } = await store.list(modules);
  const turned = new Map(rows.map((row) => [row.flag, row.active]));
  return new Map(
    moduleFlags.map((flag) => [flag, turned.get(flag) ?? defaultModules[flag] ?? false] as const),
  );
}
