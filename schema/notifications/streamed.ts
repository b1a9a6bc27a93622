/**
 * Messages of the stream to open pages: kinds and ids only. Nothing leaks, because each page then requests what it
 * may see.
 */
import * as z from 'zod/mini';
import { Id } from '../kit/shapes.ts';

/** Kinds of stream events. */
export const streamedKinds = [
  'post.published',
  'post.changed',
  'post.removed',
  'notification.added',
  /** Notifications were read, marked as unread, or taken back. */
  'notification.changed',
  'points.moved',
  /** Modules, settings, brand, pages or announcements of the organisation changed. */
  'organization.changed',
  /** A communication was delivered, pinned, corrected or cancelled. */
  'communication.changed',
] as const;

export const StreamedMessage = z.object({
  id: Id,
  kind: z.enum(streamedKinds),
  /** The related post. */
  postId: z.nullable(Id),
});
export type StreamedMessage = z.output<typeof StreamedMessage>;
