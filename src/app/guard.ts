/** Whether a screen may be shown, decided in the order of the server: permission, then module (design §3, §7; spec §6). */
import type { ActiveModules } from '#schema/modules.ts';
import type { Screen } from './routes.ts';

/** What the decision rests on. */
export interface GuardFacts {
  /** What the signed-in person may do. */
  readonly permissions: readonly string[];
  readonly modules: ActiveModules;
  /** The modules could not be loaded. */
  readonly areModulesMissing: boolean;
  /** The modules are on their way. */
  readonly areModulesLoading: boolean;
}

/** `modulesMissing` is not `switchedOff`: what could not be loaded is not called off (design §7). */
export type Verdict = 'screen' | 'notAllowed' | 'loading' | 'modulesMissing' | 'switchedOff';

/** What stands at a screen's address. */
export function judge(screen: Pick<Screen, 'permission' | 'modules'>, facts: GuardFacts): Verdict {
  if (screen.permission !== null && !facts.permissions.includes(screen.permission)) return 'notAllowed';
  if (screen.modules.length === 0) return 'screen';
  if (screen.modules.some((flag) => facts.modules[flag] === true)) return 'screen';
  if (facts.areModulesLoading) return 'loading';
  return facts.areModulesMissing ? 'modulesMissing' : 'switchedOff';
}
