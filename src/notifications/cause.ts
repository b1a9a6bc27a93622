/** Where a notification leads. */
import type { Group } from './inboxRows.ts';

/** The address of what it is about; null where that is gone, or not for this person any more. */
export function causeOf({
  kind,
  postId,
  sourceId,
}: Pick<Group, 'kind' | 'postId' | 'sourceId'>): string | null {
  // What administrators are to look at waits there, decided or not.
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
    case 'boost':
      return '/wallet';
    case 'badge':
      return '/badges?show=mine';
    // Who hid the own day finds there how.
    case 'birthday':
    case 'anniversary':
      return '/general_settings';
    default:
      return null;
  }
}
