/** What an organisation recognises with: types, who may send them, badges, and the settings of recognising and of the podium. */
import type { PodiumPeriod } from '#schema/organization/organization.rules.ts';
import type { Role } from '#schema/permissions.ts';
import type { Audience, PointsShown } from '#schema/recognitions/recognitions.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** The rules of a kind of recognition. */
export const recognitionTypes = table(
  'recognition_types',
  {
    name: text(),
    nameEn: orNull(text()),
    description: text(),
    icon: orNull(text()),
    color: orNull(text()),
    minPoints: int(),
    maxPoints: orNull(int()),
    /** Who may send and receive it. */
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

/** The tags of composer and feed: the looks of a recognition type. */
export const postTypes = table(
  'post_types',
  {
    recognitionTypeId: text(),
    name: text(),
    nameEn: orNull(text()),
    color: orNull(text()),
    icon: orNull(text()),
    position: int(),
    active: bool(),
  },
  { indexes: [['position'], ['recognitionTypeId']] },
);

export const subTypes = table(
  'sub_recognition_types',
  { recognitionTypeId: text(), name: text(), description: text(), icon: orNull(text()), active: bool() },
  { unique: [['recognitionTypeId', 'name']], indexes: [['recognitionTypeId']] },
);

export const superTypes = table(
  'super_recognition_types',
  { name: text(), description: text(), icon: orNull(text()), active: bool() },
  { unique: [['name']] },
);

/** Who may send some types, and how often. */
export const recognitionGroups = table(
  'recognition_groups',
  {
    name: text(),
    recognitionTypeIds: json<readonly string[]>(),
    userIds: json<readonly string[]>(),
    /** In a calendar month of the organisation. */
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
    /** Key of an uploaded picture, else an address of a built-in one. */
    imageKey: orNull(text()),
    imageUrl: orNull(text()),
    points: int(),
    isPublic: bool(),
    /** Who may give it. */
    roles: json<readonly Role[]>(),
    /** A recognition type. */
    categoryId: orNull(text()),
    active: bool(),
    awardedCount: int(),
    createdBy: orNull(text()),
    createdAt: text(),
  },
  { unique: [['name']], indexes: [['createdAt']] },
);

/** One row at most; without it the usual rules hold (`settings.rules.ts`). */
export const recognitionSettings = table('recognition_settings', {
  boostEnabled: bool(),
  boostMax: int(),
  showPoints: text<PointsShown>(),
  privateAllowed: bool(),
  reportsToHide: int(),
  referralPoints: int(),
});

/** One row at most, as above. */
export const podiumSettings = table('podium_settings', {
  enabled: bool(),
  period: text<PodiumPeriod>(),
  places: int(),
  showPoints: bool(),
  accumDefault: bool(),
});
