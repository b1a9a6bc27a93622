/**
 * Posts, their receivers, and the responses to them. Counters are columns of the post, so that a page needs no sums.
 */
import type { PostKind, PostState, ReportReason, Verdict } from '#schema/posts/posts.rules.ts';
import type { Audience } from '#schema/recognitions/recognitions.rules.ts';
import type { ReturnReason } from '#schema/recognitions/schedule.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** Who finds a post: people of a role, or of a department or group that it was addressed to (`sights.ts`). */
export type SeenBy = Audience | `department:${string}` | `group:${string}`;

export const posts = table(
  'posts',
  {
    kind: text<PostKind>(),
    state: text<PostState>(),
    /** Null for a post of the organisation. */
    senderId: orNull(text()),
    /** The sum of the points of all receivers. */
    amount: int(),
    typeIds: json<readonly string[]>(),
    subTypeId: orNull(text()),
    valueIds: json<readonly string[]>(),
    badgeId: orNull(text()),
    message: text(),
    /** What the product itself writes, for readers in English; null for the words of a person. */
    messageEn: orNull(text()),
    /** The poll of a poll post. */
    pollId: orNull(text()),
    /** The years of an anniversary that shows them. */
    years: orNull(int()),
    attachmentKeys: json<readonly string[]>(),
    isPrivate: bool(),
    filed: bool(),
    /** Hidden by reports until a decision. */
    hidden: bool(),
    /** In the feed: published, and not private, filed or hidden. */
    listed: bool(),
    /** The strictest audience of its types, or those it was addressed to. */
    seenBy: text<SeenBy>(),
    likesCount: int(),
    commentsCount: int(),
    /** Points of all boosts, and their number. */
    boostPoints: int(),
    boostsCount: int(),
    /** When a pending or scheduled post is published. Undone and returned posts keep it; null for all others. */
    publishAt: orNull(text()),
    /** Why a scheduled post was taken back on its day; null for all others. */
    returnedFor: orNull(text<ReturnReason>()),
    editedAt: orNull(text()),
    removedAt: orNull(text()),
    /** The month (YYYY-MM) in which the podium counts it; null before publication, and in rows of older releases. */
    scoreMonth: orNull(text()),
    /** The moment of a scheduled post is `publishAt`, from the beginning. */
    createdAt: text(),
  },
  {
    indexes: [
      ['listed', 'createdAt'],
      ['senderId', 'createdAt'],
      ['state', 'publishAt'],
      ['filed', 'createdAt'],
      ['hidden', 'createdAt'],
      ['subTypeId', 'createdAt'],
    ],
  },
);

export const postReceivers = table(
  'post_receivers',
  {
    postId: text(),
    userId: text(),
    position: int(),
    points: int(),
    /** The post is published and not hidden. Never true for a celebration, because it is no recognition. */
    published: bool(),
    /** The post gave a badge. */
    special: bool(),
    createdAt: text(),
  },
  {
    unique: [['postId', 'userId']],
    indexes: [
      ['userId', 'published', 'createdAt'],
      ['userId', 'special', 'published', 'createdAt'],
    ],
  },
);

/** The scopes of listed posts (`feedScopes` in `posts.scopes.ts`). Every filtered page reads one index. */
export const postScopes = table(
  'post_scopes',
  { scope: text(), postId: text(), kind: text<PostKind>(), seenBy: text<SeenBy>(), createdAt: text() },
  { unique: [['scope', 'postId']], indexes: [['scope', 'createdAt'], ['postId']] },
);

/** Whom an audience of addressed posts holds, by part: `department:<id>`, `group:<id>` or `person:<id>`. */
export const postAudiences = table(
  'post_audiences',
  { audience: text<SeenBy>(), part: text() },
  { unique: [['audience', 'part']], indexes: [['part']], steady: true },
);

/** One reaction per person and post. */
export const reactions = table(
  'reactions',
  { postId: text(), userId: text(), code: text(), createdAt: text() },
  { unique: [['postId', 'userId']], indexes: [['postId', 'createdAt']] },
);

export const comments = table(
  'comments',
  { postId: text(), userId: text(), message: text(), createdAt: text(), editedAt: orNull(text()) },
  { indexes: [['postId', 'createdAt']] },
);

export const subcomments = table(
  'subcomments',
  {
    commentId: text(),
    postId: text(),
    userId: text(),
    message: text(),
    createdAt: text(),
    editedAt: orNull(text()),
  },
  { indexes: [['postId', 'createdAt'], ['commentId']] },
);

/** Points that a user added to a post. */
export const boosts = table(
  'boosts',
  {
    postId: text(),
    userId: text(),
    /** Per receiver, and in total. */
    amount: int(),
    total: int(),
    createdAt: text(),
  },
  { indexes: [['postId', 'createdAt']] },
);

/** One report per person and post. A decision closes all of them. */
export const postReports = table(
  'post_reports',
  {
    postId: text(),
    userId: text(),
    reason: text<ReportReason>(),
    note: text(),
    decided: bool(),
    verdict: orNull(text<Verdict>()),
    decidedBy: orNull(text()),
    decidedAt: orNull(text()),
    createdAt: text(),
  },
  { unique: [['postId', 'userId']], indexes: [['decided', 'createdAt']] },
);
