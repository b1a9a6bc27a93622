/**
 * Messages of the stream to open pages: kinds and ids only. Nothing leaks, because each page then requests what it
 * may see.
 */
import * as z from 'zod/mini';
import { Id } from '../kit/shapes.ts';
import type { NotificationKind } from './notifications.rules.ts';

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
  /** Something changed that the reader may see: a survey or an answer of the reader, and so on. */
  'survey.changed',
  'evaluation.changed',
  'goal.changed',
  'task.changed',
  'challenge.changed',
  /** The reader put something off, or brought it back. */
  'waiting.changed',
] as const;
export type StreamedKind = (typeof streamedKinds)[number];

const changedIn: Readonly<Partial<Record<string, StreamedKind>>> = {
  surveys: 'survey.changed',
  evaluations: 'evaluation.changed',
  goals: 'goal.changed',
  tasks: 'task.changed',
  challenges: 'challenge.changed',
  waiting: 'waiting.changed',
};

/** What a call that changes a domain of the contract tells; undefined for domains without a kind of their own. */
export const changedByCall = (operation: string): StreamedKind | undefined =>
  changedIn[operation.split('.')[0] ?? ''];

/** What a notification tells besides itself: its people see that something changed, wanted or not. */
export const changedByNotice = (kind: NotificationKind): StreamedKind | undefined =>
  changedIn[`${kind.split('_')[0]}s`];

export const StreamedMessage = z.object({
  id: Id,
  kind: z.enum(streamedKinds),
  /** The related post. */
  postId: z.nullable(Id),
});
export type StreamedMessage = z.output<typeof StreamedMessage>;
