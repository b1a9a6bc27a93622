/** A post of the feed with all that one card shows, so that a page is one call (design §4; contract entity `recognition_post`). */
import * as z from 'zod/mini';
import { Amount, Color, Count, Id, Instant } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { postActions, postKinds, postStates } from './posts.rules.ts';

/** A type as a post carries it. */
const PostTypeTag = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  icon: z.nullable(z.string()),
});

/** A value of the organisation as a post carries it. */
export const ValueTag = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  icon: z.nullable(z.string()),
});

/** Somebody who was thanked, with the points that came: 0 for people outside points, null where the reader may not know. */
export const PostReceiver = z.object({ user: PublicUser, points: z.nullable(Amount) });

/** A file of a post under an address that holds for a while. */
export const PostAttachment = z.object({
  key: z.string(),
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
  /** None for the organisation itself. */
  sender: z.nullable(PublicUser),
  receivers: z.array(PostReceiver),
  /** Points of all receivers together; null where the organisation shows them to nobody but the people in it. */
  amount: z.nullable(Amount),
  types: z.array(PostTypeTag),
  subType: z.nullable(z.object({ id: Id, name: z.string() })),
  values: z.array(ValueTag),
  badge: z.nullable(z.object({ id: Id, name: z.string(), imageUrl: z.nullable(z.string()) })),
  message: z.string(),
  /** The poll it carries; its question is the message. */
  pollId: z.nullable(Id),
  /** Years that an anniversary celebrates; null where the person does not show them. */
  years: z.nullable(Count),
  attachments: z.array(PostAttachment),
  /** Only sender and receivers see it. */
  isPrivate: z.boolean(),
  /** Out of the feed, put away by its sender or an administrator. */
  filed: z.boolean(),
  /** Out of the feed until an administrator decides on its reports. */
  hidden: z.boolean(),
  likesCount: Count,
  commentsCount: Count,
  /** Points that others added, in all; null as `amount`. */
  boostPoints: z.nullable(Amount),
  boostsCount: Count,
  /** Code of the reader's own reaction. */
  myReaction: z.nullable(z.string()),
  /** The reactions given most, at most three codes. */
  topReactions: z.array(z.string()),
  /** The reader has reported it. */
  reportedByMe: z.boolean(),
  /** What the reader may do with it now. */
  may: z.array(z.enum(postActions)),
  /** When a pending one goes out. */
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
  /** The reader may remove it; only the author edits. */
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

/** One post with its whole conversation, oldest first. */
export const PostDetail = z.extend(Post, { comments: z.array(Comment) });
export type PostDetail = z.output<typeof PostDetail>;
