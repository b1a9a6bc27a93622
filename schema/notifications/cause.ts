/** The page of what a notification is about. */
import type { NotificationKind } from './notifications.rules.ts';

/** The address of its cause; null if the cause is gone or no longer visible to the user. */
export function causeOf({
  kind,
  postId,
  sourceId,
}: {
  readonly kind: NotificationKind;
  readonly postId: string | null;
  readonly sourceId: string | null;
}): string | null {
  // Reports are reviewed there, decided or not.
  if (kind === 'report') return '/admin/moderation';
  if (postId !== null) return `/post?id=${encodeURIComponent(postId)}`;
  switch (kind) {
    case 'order':
      return sourceId === null ? '/orders' : `/profile/order?id=${encodeURIComponent(sourceId)}`;
    case 'request':
      return '/wallet?tab=requests';
    case 'coupon':
      return '/cupons?tab=mine';
    case 'document':
      return sourceId === null ? '/files' : `/files?file=${encodeURIComponent(sourceId)}`;
    case 'survey':
    case 'survey_reminder':
    case 'survey_outcome':
      return sourceId === null ? '/surveys' : `/surveys?id=${encodeURIComponent(sourceId)}`;
    case 'survey_few':
      return '/admin/surveys?state=paused';
    case 'evaluation':
    case 'evaluation_reminder':
      return '/performance_evaluation';
    case 'evaluation_peers':
    case 'evaluation_shared':
      return '/performance_evaluation?tab=me';
    case 'evaluation_confirm':
    case 'evaluation_acknowledged':
      return '/performance_evaluation?tab=team';
    case 'goal_reminder':
    case 'goal_part':
    case 'goal_part_refused':
    case 'goal_checkin':
    case 'goal_comment':
      return sourceId === null ? '/goals' : `/goals?goal=${encodeURIComponent(sourceId)}`;
    case 'challenge':
    case 'challenge_ending':
    case 'challenge_proof':
    case 'challenge_completed':
      return sourceId === null ? '/challenges' : `/challenges?id=${encodeURIComponent(sourceId)}`;
    case 'event_promoted':
    case 'event_changed':
    case 'event_cancelled':
    case 'event_reminder':
      return sourceId === null ? '/events' : `/events?id=${encodeURIComponent(sourceId)}`;
    case 'program':
    case 'program_reminder':
    case 'program_sent_back':
    case 'program_finished':
      return sourceId === null ? '/programs' : `/programs?id=${encodeURIComponent(sourceId)}`;
    case 'communication':
    case 'communication_reminder':
      return sourceId === null ? '/communications' : `/communications?id=${encodeURIComponent(sourceId)}`;
    // One press opens the composer with the colleague.
    case 'week_digest':
      return sourceId === null ? '/' : `/user?id=${encodeURIComponent(sourceId)}&thank=true`;
    case 'request_waiting':
    case 'request_reminder':
    case 'request_decided':
    case 'request_comment':
      return sourceId === null ? '/requests' : `/requests?id=${encodeURIComponent(sourceId)}`;
    case 'metrics_seen':
      return '/telemedicine?tab=metrics';
    case 'idea_decided':
    case 'idea_merged':
      return sourceId === null ? '/suggestions' : `/suggestions?idea=${encodeURIComponent(sourceId)}`;
    case 'cases_waiting':
      return '/admin/complaints';
    case 'case_answered':
      return sourceId === null ? '/suggestions' : `/suggestions?case=${encodeURIComponent(sourceId)}`;
    case 'feedback_told':
      return '/suggestions';
    case 'goal_period_closed':
      return '/goals';
    case 'goal_digest':
      return '/goals?tab=people';
    case 'task':
    case 'task_reminder':
    case 'task_sent_back':
    case 'task_approved':
    case 'task_cancelled':
      return sourceId === null ? '/tasks' : `/tasks?id=${encodeURIComponent(sourceId)}`;
    case 'task_submitted':
      return sourceId === null ? '/tasks?tab=decide' : `/tasks?tab=decide&id=${encodeURIComponent(sourceId)}`;
    case 'boost':
      return '/wallet';
    case 'badge':
      return '/badges?show=mine';
    // The user can change there who sees the day.
    case 'birthday':
    case 'anniversary':
      return '/general_settings';
    default:
      return null;
  }
}
