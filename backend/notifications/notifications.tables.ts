/** What a person is told. */
import { orNull, table, text } from '../store/table.ts';

export const notifications = table(
  'notifications',
  {
    userId: text(),
    kind: text<'recognition'>(),
    actorId: orNull(text()),
    postId: orNull(text()),
    readAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [
      ['userId', 'readAt'],
      ['userId', 'createdAt'],
    ],
  },
);
