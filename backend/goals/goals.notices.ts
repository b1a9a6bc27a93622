/** Notifies the owner of a goal of what others write on it. */
import { leaveNotices } from '../notifications/notices.ts';

type Writing = Parameters<typeof leaveNotices>[0] & { readonly me: { readonly id: string } };
interface Owned {
  readonly id: string;
  readonly ownerId: string;
}

/** Nobody is notified of what they write themselves. */
const tellOwner =
  (kind: 'goal_checkin' | 'goal_comment') =>
  (context: Writing, { id: sourceId, ownerId }: Owned): Promise<void> =>
    leaveNotices(context, {
      to: ownerId === context.me.id ? [] : [ownerId],
      kind,
      actorId: context.me.id,
      postId: null,
      sourceId,
    });

/** A check-in that somebody else made on the goal. */
export const tellCheckin = tellOwner('goal_checkin');
/** A comment that somebody else wrote on the goal. */
export const tellComment = tellOwner('goal_comment');
