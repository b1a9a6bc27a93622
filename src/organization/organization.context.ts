/** The organisation's modules and settings from start-up, for the signed-in part (spec §3, §6). */
import { createContext, useContext } from 'react';
import type { ActiveModules, ModuleFlag } from '#schema/modules.ts';
import type { OrgSettings } from '#schema/organization/organization.endpoints.ts';

/** The organisation as loaded by start-up. */
export interface OrganizationFacts {
  readonly modules: ActiveModules;
  /** The modules could not be loaded: no module may be reported as off. */
  readonly areModulesMissing: boolean;
  /** Null if the settings could not be loaded. */
  readonly settings: OrgSettings | null;
  /** Loads both again; the known values stay until the response, and if it fails. */
  readonly refresh?: (() => void) | undefined;
}

/** Provided by the shell around everything that needs a session; stories provide their own. */
export const OrganizationContext = createContext<OrganizationFacts>({
  modules: { auth: true },
  areModulesMissing: false,
  settings: null,
});

export const useOrganization = (): OrganizationFacts => useContext(OrganizationContext);

/** Whether a module is on; also false if the modules could not be loaded. */
export const useModule = (flag: ModuleFlag): boolean => useOrganization().modules[flag] === true;

/** The zone of the organisation, in which its days are counted; the device's while that is unknown. */
export const useZone = (): string =>
  useOrganization().settings?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
