/** The values of a person that a list or a form can change. */
import type { UserRow } from '../people/users.rules.ts';

/** The columns of these values. */
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

/** The values of a person that an import changed. */
export interface Standing extends Partial<Pick<UserRow, (typeof standingColumns)[number]>> {
  readonly groupIds?: readonly string[];
  readonly ldapId?: string | null;
}

/** All changeable values of a person. */
export const standingOf = (user: UserRow): Standing =>
  Object.fromEntries(standingColumns.map((column) => [column, user[column]]));
