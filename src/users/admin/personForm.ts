/** The form of a user, mapped to the contract: two ways to create a user, and the changes of an existing one. */
import * as z from 'zod/mini';
import { ExternalInput, UserChange, UserInput } from '#schema/users/people.endpoints.ts';
import type { Role } from '#schema/permissions.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { UserLanguage } from '#src/gql/graphql.ts';
import { namedPerson } from '#src/people/namedPerson.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';

/** Whether the user is a member or external. */
export type PersonKind = 'staff' | 'external';

/** The fields of the panel. Empty texts and dates mean no value. */
export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  employeeNumber: string;
  birthday: string;
  admissionDate: string;
  jobPosition: string;
  userType: Exclude<Role, 'external'>;
  takesPoints: boolean;
  groupIds: string[];
  departmentId: string;
  manager: PublicUser | null;
  /** Empty means the language of the organisation. */
  language: UserLanguage | '';
  expiresAt: string;
  invite: boolean;
}

/** Fields that can show a validation error of the server. */
export const personFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'employeeNumber',
  'birthday',
  'admissionDate',
  'jobPosition',
  'userType',
  'takesPoints',
  'groupIds',
  'departmentId',
  'manager',
  'language',
  'expiresAt',
] as const satisfies readonly (keyof PersonFields)[];

/** The initial fields; null for a new user. No field changes the invitation of an existing one. */
export const fieldsOf = (person: AdminPerson | null): PersonFields => ({
  firstName: person?.firstName ?? '',
  lastName: person?.lastName ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  employeeNumber: person?.employeeNumber ?? '',
  birthday: person?.birthday ?? '',
  admissionDate: person?.admissionDate ?? '',
  jobPosition: person?.jobPosition ?? '',
  userType: person === null || person.userType === 'external' ? 'employee' : person.userType,
  takesPoints: person?.takesPoints ?? true,
  groupIds: [...(person?.groupIds ?? [])],
  departmentId: person?.departmentId ?? '',
  manager:
    person === null || person.managerId === null
      ? null
      : namedPerson(person.managerId, person.managerName ?? ''),
  language: person?.language ?? '',
  expiresAt: person?.expiresAt ?? '',
  invite: true,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const shared = (fields: PersonFields) => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  email: fields.email.trim(),
  phone: orNull(fields.phone),
  takesPoints: fields.takesPoints,
  groupIds: fields.groupIds,
  ...(fields.language === '' ? {} : { language: fields.language }),
  invite: fields.invite,
});

/** The input of a member. */
export const toStaffInput = (fields: PersonFields) => ({
  ...shared(fields),
  employeeNumber: orNull(fields.employeeNumber),
  birthday: orNull(fields.birthday),
  admissionDate: orNull(fields.admissionDate),
  jobPosition: orNull(fields.jobPosition),
  userType: fields.userType,
  departmentId: orNull(fields.departmentId),
  managerId: fields.manager?.id ?? null,
});

/** The input of an external user. */
export const toExternalInput = (fields: PersonFields) => ({
  ...shared(fields),
  expiresAt: orNull(fields.expiresAt),
});

export type PersonInput = ReturnType<typeof toStaffInput> | ReturnType<typeof toExternalInput>;

const names = { managerId: 'manager' } as const;
const changeSchema = z.omit(UserChange, { id: true, basedOn: true });

/** The schema and mapping of the form. */
export const personForm = (isNew: boolean, kind: PersonKind) =>
  kind === 'staff'
    ? { schema: isNew ? UserInput : changeSchema, toInput: toStaffInput, names }
    : { schema: isNew ? ExternalInput : changeSchema, toInput: toExternalInput, names };
