/** Import of people from sheets and from LDAP (spec §7 "Users", "LDAP"). */
import type { importEndpoints } from '#schema/users/imports.endpoints.ts';
import type { Service } from '../http/context.ts';
import { importSheets } from './import.sheets.ts';
import { importViews } from './import.views.ts';
import { ldapService } from './ldap.ts';

export const importService: Service<typeof importEndpoints> = {
  ...importSheets,
  ...importViews,
  ...ldapService,
};
