/** People and departments of an organisation. */
import type { Role } from '#schema/permissions.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import type { CelebrationChoice } from '#schema/users/celebrations.rules.ts';
import type { DeletionRequest } from '#schema/users/account.endpoints.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

export const departments = table(
  'departments',
  {
    name: text(),
    active: bool(),
    parentId: orNull(text()),
    managerId: orNull(text()),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['parentId'], ['managerId']] },
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
    /** Of a picture that is not uploaded: the demo's portraits. */
    profileImageUrl: orNull(text()),
    /** Keys of files: the photo, the same made small, what stands behind it, the picture of the birthday. */
    photoKey: orNull(text()),
    photoSmallKey: orNull(text()),
    backgroundKey: orNull(text()),
    birthdayImageKey: orNull(text()),
    bio: orNull(text()),
    countryId: orNull(text()),
    cityId: orNull(text()),
    phone: orNull(text()),
    phoneShown: bool(),
    /** IANA name; that of the organisation where null. */
    timezone: orNull(text()),
    birthdayShown: text<CelebrationChoice>(),
    anniversaryShown: text<CelebrationChoice>(),
    /** Name, position and e-mail, accent- and case-folded, for search. */
    fold: text(),
    /** Grows when old tokens must stop working. */
    tokenEpoch: int(),
    /** As the organisation's own books call the person, as it is written there. */
    employeeNumber: orNull(text()),
    managerId: orNull(text()),
    /** When the person first came in; null for somebody who was only invited. */
    activatedAt: orNull(text()),
    /** A new password is asked for at the next sign-in. */
    passwordExpired: bool(),
    /** YYYY-MM-DD, the last day of an external person, on the organisation's own wall. */
    expiresAt: orNull(text()),
    /** Set where nothing says any more who it was. */
    deletedAt: orNull(text()),
    createdAt: text(),
  },
  {
    unique: [['email']],
    indexes: [
      ['active', 'firstName'],
      ['departmentId'],
      ['managerId'],
      ['employeeNumber'],
      ['deletedAt', 'active', 'firstName'],
    ],
  },
);

/** Wishes of people to be deleted; one that was withdrawn is gone. */
export const deletionRequests = table(
  'deletion_requests',
  {
    userId: text(),
    reason: text(),
    status: text<DeletionRequest['status']>(),
    createdAt: text(),
    resolvedAt: orNull(text()),
  },
  {
    indexes: [
      ['userId', 'createdAt'],
      ['status', 'createdAt'],
    ],
  },
);

/** Days that have been celebrated by a post: one a person, kind and year, for ever. */
export const celebrations = table(
  'celebrations',
  {
    userId: text(),
    kind: text<'birthday' | 'anniversary'>(),
    year: int(),
    postId: text(),
    createdAt: text(),
  },
  { unique: [['userId', 'kind', 'year']], indexes: [['postId']] },
);
