/** What open pages are told as it happens: kinds and ids only, so that nothing leaks and each page asks for what it may see (design §8). */
import * as z from 'zod/mini';
import { Id } from '../kit/shapes.ts';

/** Kinds of what happens. */
export const streamedKinds = [
  'post.published',
  'post.changed',
  'post.removed',
  'notification.added',
  'points.moved',
  /** Modules, settings, brand, pages or announcements of the organisation. */
  'organization.changed',
] as const;

export const StreamedMessage = z.object({
  id: Id,
  kind: z.enum(streamedKinds),
  /** The post it is about. */
  postId: z.nullable(Id),
});
export type StreamedMessage = z.output<typeof StreamedMessage>;
