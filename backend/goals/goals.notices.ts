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

/** Asks the owner of a goal whether a part counts there. */
export const tellAsked = (
  context: Parameters<typeof leaveNotices>[0],
  { id: sourceId, ownerId }: Owned,
  actorId: string | null,
): Promise<void> =>
  leaveNotices(context, { to: [ownerId], kind: 'goal_part', actorId, postId: null, sourceId });

/** Tells the person who asked that the part does not count, or else its owner. */
export const tellRefused = (
  context: Writing,
  { id: sourceId, ownerId }: Owned,
  askedById: string | null,
): Promise<void> =>
  leaveNotices(context, {
    to: [askedById ?? ownerId].filter((one) => one !== context.me.id),
    kind: 'goal_part_refused',
    actorId: context.me.id,
    postId: null,
    sourceId,
  });
