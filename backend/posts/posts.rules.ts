/** Who sees a post and what they may do with it (issue "Recognition and the feed"). */
import { may, type Role } from '#schema/permissions.ts';
import { postActions, type PostAction } from '#schema/posts/posts.rules.ts';
import { audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import type { RecognitionSettings } from '#schema/recognitions/settings.endpoints.ts';
import type { PostRow } from './posts.scopes.ts';

/** Somebody who reads. */
export interface Reader {
  readonly id: string;
  readonly userType: Role;
  readonly takesPoints: boolean;
}

/** How a reader stands to a post. */
export interface Standing {
  /** Is thanked in it. */
  readonly receives: boolean;
  /** Has reported it, decided on or not. */
  readonly reported: boolean;
  /** A boost of the reader reaches somebody. */
  readonly takesBoosts: boolean;
}

/** Whether a person decides on reports and takes posts away. */
export const moderates = (me: Pick<Reader, 'userType'>): boolean => may(me.userType, 'posts.moderate');

/** Whether somebody sent a post or is thanked in it. */
export const participates = (me: Pick<Reader, 'id'>, post: PostRow, { receives }: Standing): boolean =>
  receives || post.senderId === me.id;

/**
 * Whether a reader may see a post at all. Pending, or undone while it was: its sender. Hidden by reports: its sender, who reported it, and
 * administrators, also after it was removed for them. Private: the people in it. Removed or filed: these and
 * administrators. Otherwise whom its types are for, and the people in it.
 */
export function isSeen(me: Reader, post: PostRow, standing: Standing): boolean {
  const isIn = participates(me, post, standing);
  if (post.publishAt !== null) return post.senderId === me.id;
  if (post.hidden) return post.senderId === me.id || standing.reported || moderates(me);
  if (isIn) return true;
  if (post.isPrivate) return false;
  if (post.state === 'removed' || post.filed) return moderates(me);
  return audiencesOf(me.userType).includes(post.seenBy);
}

/** Whether a reader may know how many points a post carried. */
export const seesPoints = (
  me: Reader,
  post: PostRow,
  standing: Standing,
  { showPoints }: Pick<RecognitionSettings, 'showPoints'>,
): boolean => showPoints === 'everyone' || moderates(me) || participates(me, post, standing);

/** What a reader, who sees a post, may do with it now. */
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
    // The words of a poll are its question, which changes with the poll.
    edit: isMine && post.state !== 'removed' && post.kind !== 'poll',
    remove: isOut && (isMine || moderates(me)),
    undo: isMine && post.state === 'pending',
    // Private thanks never stand in the feed.
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
