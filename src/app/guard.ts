/** Whether a screen may be shown, checked in the order of the server: permission, then module (spec §6). */
import type { ActiveModules } from '#schema/modules.ts';
import type { Screen } from './routes.ts';

/** The facts for the decision. */
export interface GuardFacts {
  /** The permissions of the signed-in user. */
  readonly permissions: readonly string[];
  readonly modules: ActiveModules;
  /** The modules could not be loaded. */
  readonly areModulesMissing: boolean;
  /** The modules are being loaded. */
  readonly areModulesLoading: boolean;
}

/** `modulesMissing` is not `switchedOff`: a module that could not be loaded is not reported as off. */
export type Verdict = 'screen' | 'notAllowed' | 'loading' | 'modulesMissing' | 'switchedOff';

/** The verdict for a screen. */
export function judge(screen: Pick<Screen, 'permission' | 'modules'>, facts: GuardFacts): Verdict {
  if (screen.permission !== null && !facts.permissions.includes(screen.permission)) return 'notAllowed';
  if (screen.modules.length === 0) return 'screen';
  if (screen.modules.some((flag) => facts.modules[flag] === true)) return 'screen';
  if (facts.areModulesLoading) return 'loading';
  return facts.areModulesMissing ? 'modulesMissing' : 'switchedOff';
}
