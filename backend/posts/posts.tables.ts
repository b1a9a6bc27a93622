/** Posts, who was thanked in them, and how people answered. Counters stand on the post so that a page needs no sums. */
import { int, json, orNull, table, text } from '../store/table.ts';

export const posts = table(
  'posts',
  {
    senderId: orNull(text()),
    /** Points of all receivers together. */
    amount: int(),
    typeIds: json<readonly string[]>(),
    message: text(),
    likesCount: int(),
    commentsCount: int(),
    createdAt: text(),
  },
  { indexes: [['createdAt'], ['senderId', 'createdAt']] },
);

export const postReceivers = table(
  'post_receivers',
  { postId: text(), userId: text(), position: int(), points: int(), createdAt: text() },
  { unique: [['postId', 'userId']], indexes: [['userId', 'createdAt']] },
);

/** A post carries a row for each of its types, so that the feed can be filtered. */
export const postTypeLinks = table(
  'post_type_links',
  { postId: text(), typeId: text(), createdAt: text() },
  { unique: [['typeId', 'postId']] },
);

/** One reaction a person and post. */
export const reactions = table(
  'reactions',
  { postId: text(), userId: text(), code: text(), createdAt: text() },
  { unique: [['postId', 'userId']] },
);

export const comments = table(
  'comments',
  { postId: text(), userId: text(), message: text(), createdAt: text(), editedAt: orNull(text()) },
  { indexes: [['postId', 'createdAt']] },
);
