/**
 * A post with all data of its view in the feed, so that a feed page is one call (contract entity
 * `recognition_post`).
 */
import * as z from 'zod/mini';
import { IconUrl } from '../files/ownIcon.ts';
import { Amount, Color, Count, Id, Instant } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { postActions, postKinds, postStates } from './posts.rules.ts';

/** A recognition type in a post. */
const PostTypeTag = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  icon: z.nullable(z.string()),
  iconUrl: IconUrl,
});

/** A value of the organisation in a post. */
export const ValueTag = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  iconUrl: IconUrl,
});

/** A receiver with the points received: 0 for users who take no points, null if the reader may not see them. */
export const PostReceiver = z.object({ user: PublicUser, points: z.nullable(Amount) });

/** A file of a post with a temporary URL for its reader. */
export const PostAttachment = z.object({
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: Count,
  url: z.string(),
});

export const Post = z.object({
  id: Id,
  kind: z.enum(postKinds),
  state: z.enum(postStates),
  /** Null for the organisation itself. */
  sender: z.nullable(PublicUser),
  receivers: z.array(PostReceiver),
  /** Total points of all receivers; null if only participants may see them. */
  amount: z.nullable(Amount),
  types: z.array(PostTypeTag),
  subType: z.nullable(z.object({ id: Id, name: z.string() })),
  values: z.array(ValueTag),
  badge: z.nullable(z.object({ id: Id, name: z.string(), imageUrl: z.nullable(z.string()) })),
  message: z.string(),
  /** The poll of the post; its question is the message. */
  pollId: z.nullable(Id),
  /** Years of an anniversary; null if the person hides them. */
  years: z.nullable(Count),
  attachments: z.array(PostAttachment),
  /** Only sender and receivers see it. */
  isPrivate: z.boolean(),
  /** Filed by its sender or an administrator; not in the feed. */
  filed: z.boolean(),
  /** Hidden from the feed until an administrator decides on its reports. */
  hidden: z.boolean(),
  likesCount: Count,
  commentsCount: Count,
  /** Total points of boosts; null under the same rule as `amount`. */
  boostPoints: z.nullable(Amount),
  boostsCount: Count,
  /** Code of the reader's own reaction. */
  myReaction: z.nullable(z.string()),
  /** The most frequent reactions, at most three codes. */
  topReactions: z.array(z.string()),
  /** The reader has reported it. */
  reportedByMe: z.boolean(),
  /** Actions that the reader may take now. */
  may: z.array(z.enum(postActions)),
  /** Publication time of a pending or scheduled post. */
  publishAt: z.nullable(Instant),
  editedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Post = z.output<typeof Post>;

/** An answer to a comment. */
export const Subcomment = z.object({
  id: Id,
  commentId: Id,
  user: PublicUser,
  message: z.string(),
  /** The reader may remove it; only the author may edit it. */
  mayRemove: z.boolean(),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
});
export type Subcomment = z.output<typeof Subcomment>;

/** A comment with its answers, oldest first. */
export const Comment = z.object({
  id: Id,
  postId: Id,
  user: PublicUser,
  message: z.string(),
  mayRemove: z.boolean(),
  subcomments: z.array(Subcomment),
  createdAt: Instant,
  editedAt: z.nullable(Instant),
});
export type Comment = z.output<typeof Comment>;

/** A post with all its comments, oldest first. */
export const PostDetail = z.extend(Post, { comments: z.array(Comment) });
export type PostDetail = z.output<typeof PostDetail>;
