/** People and departments of an organisation. */
import type { Role } from '#schema/permissions.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const departments = table(
  'departments',
  { name: text(), active: bool(), createdAt: text() },
  { unique: [['name']] },
);

export const users = table(
  'users',
  {
    firstName: text(),
    lastName: text(),
    /** In lower case. */
    email: text(),
    passwordHash: orNull(text()),
    userType: text<Role>(),
    active: bool(),
    /** Whether the person takes part in points (A43). */
    takesPoints: bool(),
    language: text<UserLanguage>(),
    jobPosition: orNull(text()),
    departmentId: orNull(text()),
    birthday: orNull(text()),
    admissionDate: orNull(text()),
    profileImageUrl: orNull(text()),
    /** Name, position and e-mail, accent- and case-folded, for search. */
    fold: text(),
    /** Grows when old tokens must stop working. */
    tokenEpoch: int(),
    createdAt: text(),
  },
  { unique: [['email']], indexes: [['active', 'firstName'], ['departmentId']] },
);
