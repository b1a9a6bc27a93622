/** What a person is told. */
import { orNull, table, text } from '../store/table.ts';

/** Thanked; points added to one's thanks; a badge; a comment or an answer; a reaction; a post that administrators are to look at. */
export type NotificationKind = 'recognition' | 'boost' | 'badge' | 'comment' | 'reaction' | 'report';

export const notifications = table(
  'notifications',
  {
    userId: text(),
    kind: text<NotificationKind>(),
    actorId: orNull(text()),
    postId: orNull(text()),
    readAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [['userId', 'readAt'], ['userId', 'createdAt'], ['postId']],
  },
);
