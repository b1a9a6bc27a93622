/** Who sees a post, and which actions they may take. */
import { may, type Role } from '#schema/permissions.ts';
import { isUnseen, postActions, type PostAction } from '#schema/posts/posts.rules.ts';
import type { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import type { PostRow } from './posts.scopes.ts';
import type { SeenBy } from './posts.tables.ts';
import { isAddressed } from './sights.ts';

/** A user who reads a post. */
export interface Reader {
  readonly id: string;
  readonly userType: Role;
  readonly takesPoints: boolean;
}

/** The relation of a reader to a post. */
export interface Standing {
  /** The reader is a receiver. */
  readonly receives: boolean;
  /** The reader has reported the post, whether decided or not. */
  readonly reported: boolean;
  /** A boost of the reader reaches at least one receiver. */
  readonly takesBoosts: boolean;
}

/** Whether a user decides on reports and removes posts of others. */
export const moderates = (me: Pick<Reader, 'userType'>): boolean => may(me.userType, 'posts.moderate');

/** Whether a user is the sender or a receiver of a post. */
export const participates = (me: Pick<Reader, 'id'>, post: PostRow, { receives }: Standing): boolean =>
  receives || post.senderId === me.id;

/**
 * Whether a reader may see a post.
 * Pending or scheduled, or undone while it waited: only its sender. Hidden by reports: its sender, users who reported it, and
 * administrators, also after a removal. Private: its sender and receivers. Removed or filed: its sender, its receivers
 * and administrators.
 * All others: its audience, its sender and its receivers. Administrators open what was addressed to others, to moderate it;
 * it is not in their feed.
 */
export function isSeen(me: Reader, post: PostRow, standing: Standing, sights: readonly SeenBy[]): boolean {
  const isIn = participates(me, post, standing);
  if (post.publishAt !== null) return post.senderId === me.id;
  if (post.hidden) return post.senderId === me.id || standing.reported || moderates(me);
  if (isIn) return true;
  if (post.isPrivate) return false;
  if (post.state === 'removed' || post.filed) return moderates(me);
  return sights.includes(post.seenBy) || (isAddressed(post.seenBy) && moderates(me));
}

/** Whether a reader may see the points of a post. */
export const seesPoints = (
  me: Reader,
  post: PostRow,
  standing: Standing,
  { showPoints }: Pick<RecognitionSettings, 'showPoints'>,
): boolean => showPoints === 'everyone' || moderates(me) || participates(me, post, standing);

/** The actions that a reader of the post may take now. */
export function mayOf(
  me: Reader,
  post: PostRow,
  standing: Standing,
  { boostEnabled }: Pick<RecognitionSettings, 'boostEnabled'>,
): PostAction[] {
  const isMine = post.senderId === me.id;
  const isOut = post.state === 'published';
  const isOpen = isOut && !post.hidden;
  const rules: Readonly<Record<PostAction, boolean>> = {
    // The text of a poll post is its question, which only changes with the poll.
    edit: isMine && !['removed', 'returned'].includes(post.state) && post.kind !== 'poll',
    remove: isOut && (isMine || moderates(me)),
    undo: isMine && isUnseen(post.state),
    // Private recognitions are never in the feed.
    file: isOut && !post.isPrivate && (isMine || moderates(me)),
    boost:
      isOpen &&
      boostEnabled &&
      me.takesPoints &&
      standing.takesBoosts &&
      may(me.userType, 'recognition.send'),
    report: isOut && !isMine && !standing.reported,
    comment: isOpen,
    react: isOpen,
  };
  return postActions.filter((action) => rules[action]);
}
