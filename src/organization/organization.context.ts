/** What the signed-in part knows of the organisation, from start-up: modules and settings (spec §3, §6). */
import { createContext, useContext } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import type { OrgSettings } from '#schema/organization/organization.endpoints.ts';

/** The organisation as start-up left it. */
export interface OrganizationFacts {
  readonly modules: ActiveModules;
  /** The modules could not be loaded: nothing may be called switched off (design §7). */
  readonly areModulesMissing: boolean;
  /** Null where the settings could not be loaded. */
  readonly settings: OrgSettings | null;
  /** Asks for both again; what is known stays until the answer is there, and where none comes. */
  readonly refresh?: (() => void) | undefined;
}

/** Provided by the shell around everything that needs a session; stories give their own. */
export const OrganizationContext = createContext<OrganizationFacts>({
  modules: { auth: true },
  areModulesMissing: false,
  settings: null,
});

/** All that is known of the organisation. */
export const useOrganization = (): OrganizationFacts => useContext(OrganizationContext);

/** Whether a module is on; false too while the modules could not be loaded. */
export const useModule = (flag: ModuleFlag): boolean => useOrganization().modules[flag] === true;
