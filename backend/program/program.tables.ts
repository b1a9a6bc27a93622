/**
 * The recognition programme of an organisation: types, groups of senders, badges, and the settings of recognitions and
 * of the podium.
 */
import type { PodiumPeriod } from '#schema/organization/organization.rules.ts';
import type { Role } from '#schema/permissions.ts';
import type { Audience, PointsShown } from '#schema/recognitions/recognitions.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** The rules of a recognition type. */
export const recognitionTypes = table(
  'recognition_types',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    icon: orNull(text()),
    /** Key of the own picture, shown instead of the icon. */
    iconKey: orNull(text()),
    color: orNull(text()),
    minPoints: int(),
    maxPoints: orNull(int()),
    /** The roles that may send and receive the type. */
    roles: json<readonly Role[]>(),
    receiverRoles: json<readonly Role[]>(),
    seenBy: text<Audience>(),
    superTypeId: orNull(text()),
    valueId: orNull(text()),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['createdAt']] },
);

/** The tags of composer and feed: name and look of a recognition type. */
export const postTypes = table(
  'post_types',
  {
    recognitionTypeId: text(),
    name: text(),
    nameEn: orNull(text()),
    color: orNull(text()),
    icon: orNull(text()),
    iconKey: orNull(text()),
    position: int(),
    active: bool(),
  },
  { indexes: [['position'], ['recognitionTypeId']], steady: true },
);

export const subTypes = table(
  'sub_recognition_types',
  { recognitionTypeId: text(), name: text(), description: text(), icon: orNull(text()), active: bool() },
  { unique: [['recognitionTypeId', 'name']], indexes: [['recognitionTypeId']], steady: true },
);

export const superTypes = table(
  'super_recognition_types',
  { name: text(), description: text(), icon: orNull(text()), active: bool() },
  { unique: [['name']] },
);

/** Groups of people who may send certain types, and how often. */
export const recognitionGroups = table(
  'recognition_groups',
  {
    name: text(),
    recognitionTypeIds: json<readonly string[]>(),
    userIds: json<readonly string[]>(),
    /** Per calendar month of the organisation. */
    monthlyLimit: orNull(int()),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['createdAt']] },
);

export const badges = table(
  'badges',
  {
    name: text(),
    description: text(),
    /** Key of an uploaded picture; otherwise `imageUrl` is the URL of a built-in picture. */
    imageKey: orNull(text()),
    imageUrl: orNull(text()),
    points: int(),
    isPublic: bool(),
    /** The roles that may give the badge. */
    roles: json<readonly Role[]>(),
    /** The id of a recognition type. */
    categoryId: orNull(text()),
    active: bool(),
    awardedCount: int(),
    createdBy: orNull(text()),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['createdAt']], steady: true },
);

/** At most one row; without it the defaults apply (`settings.rules.ts`). */
export const recognitionSettings = table(
  'recognition_settings',
  {
    boostEnabled: bool(),
    boostMax: int(),
    showPoints: text<PointsShown>(),
    privateAllowed: bool(),
    reportsToHide: int(),
    referralPoints: int(),
  },
  { steady: true },
);

/** At most one row; without it the defaults apply (`settings.rules.ts`). */
export const podiumSettings = table(
  'podium_settings',
  {
    enabled: bool(),
    period: text<PodiumPeriod>(),
    places: int(),
    showPoints: bool(),
    accumDefault: bool(),
  },
  { steady: true },
);
