/** How people stand in what a list of people, or a form, can change of them. */
import type { UserRow } from '../people/users.rules.ts';

/** Its columns. */
export const standingColumns = [
  'email',
  'firstName',
  'lastName',
  'employeeNumber',
  'phone',
  'birthday',
  'admissionDate',
  'jobPosition',
  'userType',
  'takesPoints',
  'departmentId',
  'managerId',
  'language',
  'active',
] as const satisfies readonly (keyof UserRow)[];

/** How a person stood in what an import changed of them. */
export interface Standing extends Partial<Pick<UserRow, (typeof standingColumns)[number]>> {
  readonly groupIds?: readonly string[];
  readonly ldapId?: string | null;
}

/** Everything of somebody that can be changed so. */
export const standingOf = (user: UserRow): Standing =>
  Object.fromEntries(standingColumns.map((column) => [column, user[column]]));
