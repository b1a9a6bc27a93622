/** The form of a person in the contract's terms: two ways of making one, and what was changed of one who is there. */
import { ExternalInput, UserChange, UserInput } from '#schema/users/people.endpoints.ts';
import type { Role } from '#schema/permissions.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { UserLanguage } from '#src/gql/graphql.ts';
import { namedPerson } from '#src/people/namedPerson.ts';
import type { AdminPerson } from './peopleAdmin.queries.ts';

/** Whether somebody works here, or comes from outside. */
export type PersonKind = 'staff' | 'external';

/** What stands in the panel; texts and days are empty where there is nothing. */
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
  /** Empty for that of the organisation. */
  language: UserLanguage | '';
  expiresAt: string;
  invite: boolean;
}

/** Fields that a server's reason can stand beside. */
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

/** Where a form begins; null for somebody new. */
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

/** Somebody new who works here, as it goes to the server. */
export const toStaffInput = (fields: PersonFields) => ({ ...ofStaff(fields), invite: fields.invite });
/** Somebody new from outside. */
export const toExternalInput = (fields: PersonFields) => ({ ...ofExternal(fields), invite: fields.invite });

/** What was changed of somebody: the rest stays as it is by now. */
export function personChanges(person: AdminPerson, fields: PersonFields): Omit<UserChange, 'id'> {
  const wish = person.isExternal ? ofExternal : ofStaff;
  const was: Readonly<Record<string, unknown>> = wish(fieldsOf(person));
  return Object.fromEntries(
    Object.entries(wish(fields)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field]),
    ),
  );
}

const names = { managerId: 'manager' } as const;

/** How form and row belong together; null for somebody new. */
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
