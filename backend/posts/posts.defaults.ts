/** Default values of a new post. */
import type { PostRow } from './posts.scopes.ts';

/** A row with defaults for missing values. It is not in the feed until it is listed. */
export const defaultPost = (
  said: Pick<PostRow, 'id' | 'kind' | 'createdAt'> & Partial<PostRow>,
): PostRow => ({
  state: 'published',
  senderId: null,
  amount: 0,
  typeIds: [],
  subTypeId: null,
  valueIds: [],
  badgeId: null,
  message: '',
  messageEn: null,
  pollId: null,
  years: null,
  attachmentKeys: [],
  isPrivate: false,
  filed: false,
  hidden: false,
  listed: false,
  seenBy: 'everyone',
  likesCount: 0,
  commentsCount: 0,
  boostPoints: 0,
  boostsCount: 0,
  publishAt: null,
  returnedFor: null,
  editedAt: null,
  removedAt: null,
  scoreMonth: null,
  ...said,
});
