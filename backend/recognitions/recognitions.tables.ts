/** Awards, credentials, podium scores and referrals. */
import type { Mark } from '#schema/recognitions/proposals.rules.ts';
import type { AwardSource, ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import { int, json, orNull, table, text } from '../store/table.ts';

export const badgeAwards = table(
  'badge_awards',
  {
    badgeId: text(),
    userId: text(),
    postId: orNull(text()),
    awardedBy: orNull(text()),
    source: text<AwardSource>(),
    message: text(),
    /** Set when the award is withdrawn: it no longer counts and is hidden. */
    withdrawnAt: orNull(text()),
    /** The month (YYYY-MM) in which the podium counts it; null in rows of older releases. */
    scoreMonth: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [['badgeId', 'withdrawnAt', 'createdAt'], ['userId', 'withdrawnAt', 'createdAt'], ['postId']],
  },
);

/** An award that was issued as an Open Badges credential. */
export const credentials = table(
  'credentials',
  { awardId: text(), issuedAt: text(), revokedAt: orNull(text()) },
  { unique: [['awardId']] },
);

/** The sums of a person in a month (`YYYY-MM` of the organisation), updated by publication and removal. */
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

/** People who opted out of the podium. */
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

/** What was learnt from the words of posts, in one row (`words.job.ts`); it names nobody. */
export const wordBooks = table('word_books', {
  madeAt: text(),
  posts: int(),
  marks: json<readonly Mark[]>(),
});
