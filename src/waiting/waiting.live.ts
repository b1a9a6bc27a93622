/** The stream events that change what waits for the person, in every domain that contributes to the queue. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

const queue = [['waiting']] as const;

/** Joined in src/app/live.ts. */
export const waitingLive: LiveQueries = {
  'waiting.changed': queue,
  'survey.changed': queue,
  'evaluation.changed': queue,
  'goal.changed': queue,
  'task.changed': queue,
  'challenge.changed': queue,
  'communication.changed': queue,
  // Decisions, requests for points and documents come and go with their notifications.
  'notification.added': queue,
  'notification.changed': queue,
  // Polls, birthdays and anniversaries are posts.
  'post.published': queue,
  'post.changed': queue,
  'post.removed': queue,
  'organization.changed': queue,
};
