/** The kinds of notifications, and the kinds that a user can switch off (contract entity `notification`). */

/** What each says: the `*.noticeWords.ts` of its domain, and `src/notifications/useSentence.ts`. */
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
  'idea_decided',
  'idea_merged',
  'cases_waiting',
  'case_answered',
  'feedback_told',
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
