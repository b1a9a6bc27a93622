/** The kinds of notifications, and the kinds that a user can switch off (contract entity `notification`). */

/**
 * Causes: a recognition or a boost of it; a scheduled one that came back on its day; a badge; a comment or an answer; a reaction; the user's own birthday or
 * anniversary; the end of the user's own poll; a post for moderation; a change of an order or request for points,
 * or one that waits for the user's decision; a coupon about to expire; a document to acknowledge;
 * a survey to answer, one that still waits for the answer, what came of one, and an anonymous one of the user's own that
 * did not open for too few people; evaluations to write, and those that
 * still wait; peers to propose or to confirm; a shared result, and its acknowledgement for the leader; a goal without a
 * check-in for a while, the check-ins that a manager's people owe, a part that waits for the user's word, and one refused, a check-in by another person on the user's goal, and
 * a comment on it; the week of one's team, with a colleague to thank; a program to do, one that is due, one whose submission came back, and one that is finished; a request that waits for the user's decision, one that has waited too long, news of the user's own
 * request, and a comment on one; an administrator who saw the body metrics that the user shares.
 */
export const notificationKinds = [
  'recognition',
  'recognition_returned',
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
  'survey',
  'survey_reminder',
  'survey_outcome',
  'survey_few',
  'evaluation',
  'evaluation_reminder',
  'evaluation_peers',
  'evaluation_confirm',
  'evaluation_shared',
  'evaluation_acknowledged',
  'goal_reminder',
  'goal_digest',
  'goal_period_closed',
  'goal_part',
  'goal_part_refused',
  'goal_checkin',
  'goal_comment',
  'task',
  'task_reminder',
  'task_submitted',
  'task_sent_back',
  'task_approved',
  'task_cancelled',
  'challenge',
  'challenge_ending',
  'challenge_proof',
  'challenge_completed',
  'event_promoted',
  'event_changed',
  'event_cancelled',
  'event_reminder',
  'program',
  'program_reminder',
  'program_sent_back',
  'program_finished',
  'communication',
  'communication_reminder',
  'week_digest',
  'request_waiting',
  'request_reminder',
  'request_decided',
  'request_comment',
  'metrics_seen',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * What a user can switch off. Always sent are recognitions, points, badges and duties: what waits for the user's decision
 * or was given to do, and when it no longer is. So is what was promised: the outcome of a survey, one's own result.
 */
export const notificationTopics = [
  'comment',
  'reaction',
  'birthday',
  'anniversary',
  'poll',
  'survey',
  'evaluation',
  'goal',
  'task',
  'challenge',
  'communication',
  'digest',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The kinds of each topic. */
export const topicKinds: Readonly<Record<NotificationTopic, readonly NotificationKind[]>> = {
  comment: ['comment'],
  reaction: ['reaction'],
  birthday: ['birthday'],
  anniversary: ['anniversary'],
  poll: ['poll'],
  survey: ['survey', 'survey_reminder'],
  evaluation: ['evaluation_reminder', 'evaluation_acknowledged'],
  goal: ['goal_reminder', 'goal_digest', 'goal_period_closed', 'goal_checkin', 'goal_comment'],
  task: ['task_reminder'],
  challenge: ['challenge', 'challenge_ending'],
  // Their mails only: what an organisation says is found under the bell.
  communication: [],
  digest: ['week_digest'],
};

/** Ways to reach a user outside the product. */
export type NotificationChannel = 'email' | 'browser' | 'whatsapp';

/** Kinds that mails leave to the feed, or that have mails of their own with a calendar file. */
const unmailed: readonly NotificationKind[] = [
  'reaction',
  'birthday',
  'anniversary',
  'event_promoted',
  'event_changed',
  'event_cancelled',
  'communication',
  'week_digest',
];

/** Whether a channel carries notifications of a kind. */
export const carries = (channel: NotificationChannel, kind: NotificationKind): boolean =>
  channel !== 'email' || !unmailed.includes(kind);

/** Whether a user wants notifications of a kind; the default is yes. */
export const wants = (
  kind: NotificationKind,
  topics: Readonly<Partial<Record<NotificationTopic, boolean>>> = {},
): boolean =>
  notificationTopics.every((topic) => topics[topic] !== false || !topicKinds[topic].includes(kind));
