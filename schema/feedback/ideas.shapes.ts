/** Ideas as everybody in the organisation sees them. */
import * as z from 'zod/mini';
import { Count, Id, Instant, page } from '../kit/shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { ideaCategories, ideaStatuses } from './ideas.rules.ts';

/** An idea that is only named. */
export const IdeaLink = z.object({ id: Id, title: z.string() });
export type IdeaLink = z.output<typeof IdeaLink>;

export const Idea = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  category: z.enum(ideaCategories),
  /** Null once the person was removed. */
  author: z.nullable(PublicUser),
  status: z.enum(ideaStatuses),
  /** Why it was refused, or what was done. */
  reason: z.nullable(z.string()),
  /** People who want it, each counted once, those of ideas merged into it too. */
  votes: Count,
  /** The reader is one of them. */
  voted: z.boolean(),
  comments: Count,
  /** The idea that it lives on in. */
  mergedInto: z.nullable(IdeaLink),
  /** The reader had it. */
  mine: z.boolean(),
  createdAt: Instant,
});
export type Idea = z.output<typeof Idea>;
export const Ideas = page(Idea);

export const IdeaComment = z.object({
  id: Id,
  user: z.nullable(PublicUser),
  text: z.string(),
  at: Instant,
});
export type IdeaComment = z.output<typeof IdeaComment>;

/** An idea with its comments, the oldest first, and the ideas that live on in it. */
export const IdeaDetail = z.extend(Idea, {
  thread: z.array(IdeaComment),
  merged: z.array(IdeaLink),
});
export type IdeaDetail = z.output<typeof IdeaDetail>;
