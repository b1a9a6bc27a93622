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
  { unique: [['name']], indexes: [['parentId'], ['managerId']], steady: true },
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
    /** Whether the person takes part in points. */
    takesPoints: bool(),
    language: text<UserLanguage>(),
    jobPosition: orNull(text()),
    departmentId: orNull(text()),
    birthday: orNull(text()),
    admissionDate: orNull(text()),
    /** The URL of a photo that is not an upload: the portraits of the demo. */
    profileImageUrl: orNull(text()),
    /** File keys of the photo, the small photo, the background and the birthday picture. */
    photoKey: orNull(text()),
    photoSmallKey: orNull(text()),
    backgroundKey: orNull(text()),
    birthdayImageKey: orNull(text()),
    bio: orNull(text()),
    countryId: orNull(text()),
    cityId: orNull(text()),
    phone: orNull(text()),
    phoneShown: bool(),
    /** IANA name; null for the organisation's time zone. */
    timezone: orNull(text()),
    birthdayShown: text<CelebrationChoice>(),
    anniversaryShown: text<CelebrationChoice>(),
    /** Name, position and e-mail, accent- and case-folded, for search. */
    fold: text(),
    /** Incremented to revoke all earlier tokens of the person. */
    tokenEpoch: int(),
    /** The employee number of the organisation's own records, unchanged. */
    employeeNumber: orNull(text()),
    managerId: orNull(text()),
    /** Time of the first sign-in; null for an invited person who has not signed in. */
    activatedAt: orNull(text()),
    /** The person must choose a new password at the next sign-in. */
    passwordExpired: bool(),
    /** YYYY-MM-DD, the last day of an external person, in the organisation's time zone. */
    expiresAt: orNull(text()),
    /** Set when the person's data is anonymised. */
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
      ['countryId'],
      // Present people are counted in the index alone.
      ['active', 'deletedAt', 'userType', 'departmentId', 'countryId'],
    ],
    steady: true,
  },
);

/** Requests of people to be deleted. A withdrawn request is removed. */
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

/** Celebrations that have a post. Unique per person, kind and year. */
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
