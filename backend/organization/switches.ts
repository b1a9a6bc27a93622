/** States of switches, for rules that depend on more than the switch of their row. */
import { defaultModules, moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { isWorking, unbuiltModules, withNeeds } from '#schema/organization/organization.rules.ts';
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

/** The state of each switch, in their order; a switch without a row has its default. A module that is not built is off. */
export async function statesOf(store: Store): Promise<ReadonlyMap<ModuleFlag, boolean>> {
  const { rows } = await store.list(modules);
  const turned = new Map(rows.map((row) => [row.flag, row.active]));
  return new Map(
    moduleFlags.map((flag) => {
      const active = turned.get(flag) ?? defaultModules[flag] ?? false;
      return [flag, active && !unbuiltModules.includes(flag)] as const;
    }),
  );
}
