/** The dependencies between modules that matter for the current switches. */
import { moduleFlags, type ActiveModules, type ModuleFlag } from '#schema/modules.ts';
import { moduleNeeds } from '#schema/organization/organization.rules.ts';

/** Whether a module depends on another one, directly or indirectly. */
function needs(flag: ModuleFlag, other: ModuleFlag): boolean {
  const next = moduleNeeds[flag];
  return next !== undefined && (next === other || needs(next, other));
}

/** Active modules that depend on this module. */
export const leaningOn = (flag: ModuleFlag, modules: ActiveModules): readonly ModuleFlag[] =>
  moduleFlags.filter((other) => modules[other] === true && needs(other, flag));

/** The nearest inactive module that this module depends on; null if there is none. */
export function missingFor(flag: ModuleFlag, modules: ActiveModules): ModuleFlag | null {
  const next = moduleNeeds[flag];
  if (next === undefined) return null;
  return modules[next] === true ? missingFor(next, modules) : next;
}
