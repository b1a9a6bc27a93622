/**
 * Scheduled recognitions whose people leave before the day: nothing is published in the name of somebody who left, and
 * nobody is thanked who is not there. Their points go back to the sender, who is told, and who keeps the content.
 */
import type { ReturnReason } from '#schema/recognitions/schedule.rules.ts';
import { may } from '#schema/permissions.ts';
import type { ActorContext } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { users } from '../people/users.tables.ts';
import type { PostRow } from '../posts/posts.scopes.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { returnShares } from '../posts/removal.ts';

type Waiting = Pick<ActorContext, 'store' | 'newId' | 'at' | 'publish'>;

/** Returns the points of a scheduled recognition and tells its sender; the content stays for a new draft. */
async function giveBack(context: Waiting, post: PostRow, returnedFor: ReturnReason): Promise<void> {
  const { store } = context;
  const { id, senderId } = post;
  const [returned] = await store.update(
    posts,
    { id, state: 'scheduled' },
    { state: 'returned', returnedFor },
  );
  if (returned === undefined || senderId === null) return;
  const { rows: receivers } = await store.list(postReceivers, { where: { postId: id } });
  await returnShares(
    context,
    post,
    receivers.map(({ userId }) => userId),
  );
  publishToPages(context, 'points.moved', id, [senderId]);
  await leaveNotices(context, {
    to: [senderId],
    kind: 'recognition_returned',
    actorId: null,
    postId: id,
    sourceId: id,
  });
}

/** Takes receivers out of a scheduled recognition. False if nobody is left: it is given back then. */
export async function withoutReceivers(
  context: Waiting,
  post: PostRow,
  gone: readonly string[],
): Promise<boolean> {
  const { store } = context;
  const { rows: receivers } = await store.list(postReceivers, { where: { postId: post.id } });
  const staying = receivers.filter(({ userId }) => !gone.includes(userId));
  if (staying.length === 0) {
    await giveBack(context, post, 'nobody_left');
    return false;
  }
  if (staying.length === receivers.length) return true;
  const returned = await returnShares(context, post, gone);
  await store.remove(postReceivers, { postId: post.id, userId: { in: gone } });
  await store.update(posts, { id: post.id }, { amount: post.amount - returned });
  if (post.senderId !== null) publishToPages(context, 'points.moved', post.id, [post.senderId]);
  return true;
}

/**
 * Whether a scheduled recognition can be published on its day. If not, it is given back: its sender may send no more, the
 * module is off, or nobody is left to thank. A type, a value or a badge that was switched off meanwhile stays on it, as
 * on every post that carries one.
 */
export async function standsOnItsDay(context: Waiting, post: PostRow): Promise<boolean> {
  const { store } = context;
  const isOn = await switchesOf(store, ['recognitions']);
  const { rows: receivers } = await store.list(postReceivers, { where: { postId: post.id } });
  const ids = receivers.map(({ userId }) => userId);
  const { rows: people } = await store.list(users, {
    where: { id: { in: [...ids, post.senderId ?? ''] }, active: true },
  });
  const sender = people.find(({ id }) => id === post.senderId);
  const isOut = sender === undefined || !may(sender.userType, 'recognition.send');
  if (isOut || !isOn('recognitions')) {
    await giveBack(context, post, isOut ? 'sender_out' : 'module_off');
    return false;
  }
  const here = new Set(people.map(({ id }) => id));
  return withoutReceivers(
    context,
    post,
    ids.filter((id) => !here.has(id)),
  );
}
