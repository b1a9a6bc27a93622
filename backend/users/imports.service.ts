/** Lists of people (spec §7 "Users", "LDAP"). */
import type { importEndpoints } from '#schema/users/imports.endpoints.ts';
import type { Service } from '../http/context.ts';

export const importService = {} as unknown as Service<typeof importEndpoints>; // being written
