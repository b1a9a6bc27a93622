/** Notifies people about the posts they are in, but never about their own actions. */
import type { Context } from '../http/context.ts';
import { leaveNotices, type Notice } from '../notifications/notices.ts';
import type { SeenPost } from './posts.access.ts';

/** The people to notify about a post: its sender, if there is one, and its receivers. */
export const peopleIn = ({ post: { senderId }, receiverIds }: SeenPost): readonly string[] =>
  senderId === null ? receiverIds : [senderId, ...receiverIds];

/** Notifies these people, without the caller, and updates their open pages. */
export const notify = (
  context: Pick<Context, 'store' | 'newId' | 'at' | 'publish' | 'me'>,
  {
    isQuiet = false,
    ...notice
  }: Omit<Notice, 'actorId'> & {
    /** Hides who acted. */
    readonly isQuiet?: boolean;
  },
): Promise<void> =>
  leaveNotices(context, {
    ...notice,
    to: notice.to.filter((id) => id !== context.me.id),
    actorId: isQuiet ? null : context.me.id,
  });
