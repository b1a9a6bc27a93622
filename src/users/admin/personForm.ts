/** The form of a user, mapped to the contract: two ways to create a user, and the changes of an existing one. */
import { ExternalInput, UserChange, UserInput } from '#schema/users/people.endpoints.ts';
import type { Role } from '#schema/permissions.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { UserLanguage } from '#src/gql/graphql.ts';
import { changesOf } from '#src/lib/changes.ts';
import { namedPerson } from '#src/people/namedPerson.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';

/** Whether the user is a member or external. */
export type PersonKind = 'staff' | 'external';

/** The fields of the panel. Empty texts and dates mean no value. */
export interface PersonFields {
  kind: PersonKind;
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

/** The initial fields; null for a new user. */
export const fieldsOf = (person: AdminPerson | null): PersonFields => ({
  kind: person?.isExternal === true ? 'external' : 'staff',
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
});

const ofStaff = (fields: PersonFields) => ({
  ...shared(fields),
  employeeNumber: orNull(fields.employeeNumber),
  birthday: orNull(fields.birthday),
  admissionDate: orNull(fields.admissionDate),
  jobPosition: orNull(fields.jobPosition),
  userType: fields.userType,
  departmentId: orNull(fields.departmentId),
  managerId: fields.manager?.id ?? null,
});

const ofExternal = (fields: PersonFields) => ({
  ...shared(fields),
  expiresAt: orNull(fields.expiresAt),
});

/** The input that creates a member. */
export const toStaffInput = (fields: PersonFields) => ({ ...ofStaff(fields), invite: fields.invite });
/** The input that creates an external user. */
export const toExternalInput = (fields: PersonFields) => ({ ...ofExternal(fields), invite: fields.invite });

/** Only the changed fields of a user: other fields keep their current server values. */
export function personChanges(person: AdminPerson, fields: PersonFields): Omit<UserChange, 'id'> {
  return person.isExternal
    ? changesOf(ofExternal(fieldsOf(person)), ofExternal(fields))
    : changesOf(ofStaff(fieldsOf(person)), ofStaff(fields));
}

const names = { managerId: 'manager' } as const;

/** The schema and mapping of the form; null for a new user. */
export const personForm = (person: AdminPerson | null, kind: PersonKind): RowForm<PersonFields> =>
  person === null
    ? kind === 'staff'
      ? { schema: UserInput, toInput: toStaffInput, names }
      : { schema: ExternalInput, toInput: toExternalInput, names }
    : {
        schema: UserChange,
        toInput: (fields) => ({ id: person.id, ...personChanges(person, fields) }),
        names,
      };
