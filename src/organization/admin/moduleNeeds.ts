/** Which switches depend on which, as far as it matters now. */
import { moduleFlags, type ActiveModules, type ModuleFlag } from '#schema/modules.ts';
import { moduleNeeds } from '#schema/organization/organization.rules.ts';

/** Whether a module depends on another, directly or through others. */
function needs(flag: ModuleFlag, other: ModuleFlag): boolean {
  const next = moduleNeeds[flag];
  return next !== undefined && (next === other || needs(next, other));
}

/** Active modules that are of no use without this one. */
export const leaningOn = (flag: ModuleFlag, modules: ActiveModules): readonly ModuleFlag[] =>
  moduleFlags.filter((other) => modules[other] === true && needs(other, flag));

/** The nearest module that this one depends on and that is off; null where nothing is missing. */
export function missingFor(flag: ModuleFlag, modules: ActiveModules): ModuleFlag | null {
  const next = moduleNeeds[flag];
  if (next === undefined) return null;
  return modules[next] === true ? missingFor(next, modules) : next;
}
