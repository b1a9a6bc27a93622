/** What a person can be told of, and what they may choose not to be (contract entity `notification`). */

/** Thanked; points added to one's thanks; a badge; a comment or an answer; a reaction; one's own day; a poll of one's own that ended; a post that administrators are to look at; an order or a request for points that went on, or that waits for one's decision; a coupon that is about to expire; a document that one has to acknowledge. */
export const notificationKinds = [
  'recognition',
  'boost',
  'badge',
  'comment',
  'reaction',
  'birthday',
  'anniversary',
  'poll',
  'report',
  'order',
  'request',
  'coupon',
  'document',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that a person may turn off; thanks, points, badges and duties are always told. */
export const notificationTopics = ['comment', 'reaction', 'birthday', 'anniversary', 'poll'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Whether a person wants to be told of a kind; nothing chosen is yes. */
export const wants = (
  kind: NotificationKind,
  topics: Readonly<Partial<Record<NotificationTopic, boolean>>> = {},
): boolean => notificationTopics.every((topic) => topic !== kind || topics[topic] !== false);
