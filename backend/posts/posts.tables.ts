/** Posts, who was thanked in them, and how people answered. Counters stand on the post so that a page needs no sums. */
import type { PostKind, PostState, ReportReason, Verdict } from '#schema/posts/posts.rules.ts';
import type { Audience } from '#schema/recognitions/recognitions.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const posts = table(
  'posts',
  {
    kind: text<PostKind>(),
    state: text<PostState>(),
    /** None for the organisation. */
    senderId: orNull(text()),
    /** Points of all receivers together. */
    amount: int(),
    typeIds: json<readonly string[]>(),
    subTypeId: orNull(text()),
    valueIds: json<readonly string[]>(),
    badgeId: orNull(text()),
    message: text(),
    /** Of a post that carries a poll. */
    pollId: orNull(text()),
    /** Of an anniversary that shows them. */
    years: orNull(int()),
    attachmentKeys: json<readonly string[]>(),
    isPrivate: bool(),
    filed: bool(),
    /** Out of the feed until its reports are decided on. */
    hidden: bool(),
    /** Stands in the feed: published, not private, filed or hidden. */
    listed: bool(),
    /** The strictest audience of its types. */
    seenBy: text<Audience>(),
    likesCount: int(),
    commentsCount: int(),
    /** Points that others added, and how often. */
    boostPoints: int(),
    boostsCount: int(),
    /** When a pending one goes out; kept by one that was undone, null for all others. */
    publishAt: orNull(text()),
    editedAt: orNull(text()),
    removedAt: orNull(text()),
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
    /** Its post is published, and neither removed nor hidden; never for a celebration, which nobody received. */
    published: bool(),
    /** Its post brought a badge. */
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

/** What a listed post can be found by, one row for each scope (`feedScopes` in `posts.scopes.ts`), so that every filter is one page of one index. */
export const postScopes = table(
  'post_scopes',
  { scope: text(), postId: text(), kind: text<PostKind>(), seenBy: text<Audience>(), createdAt: text() },
  { unique: [['scope', 'postId']], indexes: [['scope', 'createdAt'], ['postId']] },
);

/** One reaction a person and post. */
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

/** Points that somebody added to a post. */
export const boosts = table(
  'boosts',
  {
    postId: text(),
    userId: text(),
    /** For each receiver, and for all of them. */
    amount: int(),
    total: int(),
    createdAt: text(),
  },
  { indexes: [['postId', 'createdAt']] },
);

/** One report a person and post; a decision closes all of them. */
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
