/** Types of recognition, who may send them, badges, the podium's scores and referrals. */
import type { PodiumPeriod } from '#schema/organization/organization.rules.ts';
import type { Role } from '#schema/permissions.ts';
import type {
  Audience,
  AwardSource,
  PointsShown,
  ReferralState,
} from '#schema/recognitions/recognitions.rules.ts';
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

export const badgeAwards = table(
  'badge_awards',
  {
    badgeId: text(),
    userId: text(),
    postId: orNull(text()),
    awardedBy: orNull(text()),
    source: text<AwardSource>(),
    message: text(),
    /** Taken back: it counts and shows no longer. */
    withdrawnAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [['badgeId', 'withdrawnAt', 'createdAt'], ['userId', 'withdrawnAt', 'createdAt'], ['postId']],
  },
);

/** An award taken along as an Open Badges credential. */
export const credentials = table(
  'credentials',
  { awardId: text(), issuedAt: text(), revokedAt: orNull(text()) },
  { unique: [['awardId']] },
);

/** What a person received and gave in a month (`YYYY-MM` of the organisation); kept with publishing and removal. */
export const podiumScores = table(
  'podium_scores',
  {
    userId: text(),
    month: text(),
    pointsReceived: int(),
    received: int(),
    pointsGiven: int(),
    given: int(),
    badges: int(),
  },
  { unique: [['userId', 'month']], indexes: [['month']] },
);

/** People who stay out of every podium. */
export const podiumHidden = table('podium_hidden', { userId: text() }, { unique: [['userId']] });

export const referrals = table(
  'referrals',
  {
    referredBy: text(),
    name: text(),
    email: text(),
    phone: orNull(text()),
    position: orNull(text()),
    message: text(),
    status: text<ReferralState>(),
    pointsAwarded: int(),
    note: text(),
    createdAt: text(),
  },
  {
    unique: [['email']],
    indexes: [['referredBy', 'createdAt'], ['createdAt'], ['status', 'createdAt']],
  },
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
