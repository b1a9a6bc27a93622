/** Departments and groups as administrators keep them (spec §7 "Departments and groups"). */
import type { departmentEndpoints } from '#schema/departments/departments.endpoints.ts';
import type { Service } from '../http/context.ts';

export const departmentAdminService = {} as unknown as Service<
  Omit<typeof departmentEndpoints, 'list' | 'groups'>
>; // being written
