/** Telling people what happened to posts they are in, once and never about what they did themselves. */
import type { Context } from '../http/context.ts';
import { leaveNotices, type Notice } from '../notifications/notices.ts';
import type { SeenPost } from './posts.access.ts';

/** Who hears of what is said to a post: its sender or author, where there is one, and who receives it. */
export const peopleIn = ({ post: { senderId }, receiverIds }: SeenPost): readonly string[] =>
  senderId === null ? receiverIds : [senderId, ...receiverIds];

/** Leaves a notification for each of these people but the one who acted, and tells their open pages. */
export const notify = (
  context: Pick<Context, 'store' | 'newId' | 'at' | 'publish' | 'me'>,
  {
    isQuiet = false,
    ...notice
  }: Omit<Notice, 'actorId'> & {
    /** Says what happened without saying who did it. */
    readonly isQuiet?: boolean;
  },
): Promise<void> =>
  leaveNotices(context, {
    ...notice,
    to: notice.to.filter((id) => id !== context.me.id),
    actorId: isQuiet ? null : context.me.id,
  });
