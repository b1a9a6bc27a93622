/** A post of the feed with all that one card shows, so that a page is one call (design §4; contract entity `recognition_post`). */
import * as z from 'zod/mini';
import { Amount, Color, Count, Id, Instant } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';

/** A type as a post carries it. */
const PostTypeTag = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  color: z.nullable(Color),
  icon: z.nullable(z.string()),
});

/** Somebody who was thanked, with the points that came; 0 for people outside points. */
export const PostReceiver = z.object({ user: PublicUser, points: Amount });

export const Post = z.object({
  id: Id,
  sender: z.nullable(PublicUser),
  receivers: z.array(PostReceiver),
  /** Points of all receivers together. */
  amount: Amount,
  types: z.array(PostTypeTag),
  message: z.string(),
  likesCount: Count,
  commentsCount: Count,
  /** Code of the reader's own reaction. */
  myReaction: z.nullable(z.string()),
  /** The reactions given most, at most three codes. */
  topReactions: z.array(z.string()),
  createdAt: Instant,
});
export type Post = z.output<typeof Post>;
