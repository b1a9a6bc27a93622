/** Taking a recognition back: within its ten seconds as if it had never been, afterwards visibly, with every point back to who gave it and nobody in debt. */
import { may } from '#schema/permissions.ts';
import type { Removal } from '#schema/posts/posts.endpoints.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { accountOf, move, type Account, type Movement } from '../ledger/ledger.ts';
import { accounts, transfers } from '../ledger/ledger.tables.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { postRemoved } from './posts.events.ts';
import { unlist } from './posts.scopes.ts';
import { postReceivers, posts } from './posts.tables.ts';
import type { Row } from '../store/table.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from './audience.ts';

type PostRow = Row<typeof posts>;
type Receivers = readonly Row<typeof postReceivers>[];

/** A transfer of the post, between its accounts as they stand now. */
interface Moved {
  readonly transfer: Row<typeof transfers>;
  readonly from: Account;
  readonly to: Account;
  /** What the receiver still has of it; what is missing was spent. */
  readonly left: number;
}

const owner = (account: Account): string | null => (account.ownerId === '' ? null : account.ownerId);

/** Everything that the post moved, oldest first. What came first is taken back first when a purse does not hold all. */
async function movedBy({ store }: Pick<Context, 'store'>, { id }: PostRow): Promise<readonly Moved[]> {
  const { rows } = await store.list(transfers, {
    where: { postId: id, reverses: null },
    order: [['createdAt', 'asc']],
  });
  const { rows: known } = await store.list(accounts, {
    where: { id: { in: [...new Set(rows.flatMap((one) => [one.fromAccount, one.toAccount]))] } },
  });
  const byId = new Map(known.map((account) => [account.id, account]));
  const held = new Map(known.map((account) => [account.id, account.balance]));
  return rows.map((transfer) => {
    const [from, to] = [byId.get(transfer.fromAccount), byId.get(transfer.toAccount)];
    if (from === undefined || to === undefined) throw new Error(`transfer ${transfer.id} has no accounts`);
    const left = to.purse === 'redeem' ? Math.min(transfer.points, held.get(to.id) ?? 0) : 0;
    held.set(to.id, (held.get(to.id) ?? 0) - left);
    return { transfer, from, to, left };
  });
}

const isIn = ({ to }: Moved): boolean => to.purse === 'redeem';
const isOut = ({ from }: Moved): boolean => from.purse === 'give' || from.purse === 'issue';
const sum = (moved: readonly Moved[], of: (one: Moved) => number): number =>
  moved.reduce((total, one) => total + of(one), 0);

const inNumbers = (post: PostRow, receivers: Receivers, moved: readonly Moved[]): Removal => ({
  returned: sum(moved, (one) => (isOut(one) && one.transfer.kind !== 'boost' ? one.transfer.points : 0)),
  writtenOff: sum(moved, (one) => (isIn(one) ? one.transfer.points - one.left : 0)),
  boostsReturned: sum(moved, (one) =>
    isOut(one) && one.transfer.kind === 'boost' ? one.transfer.points : 0,
  ),
  receivers: receivers.length,
  comments: post.commentsCount,
});

/** Takes each transfer back through the hold, so that giver and receiver both see their own line reversed in full; the organisation bears what was spent. */
function reversals(moved: readonly Moved[], hold: Account, issue: Account): readonly Movement[] {
  const back = ({ transfer, from, to }: Moved) => ({
    kind: transfer.kind,
    postId: transfer.postId,
    giverId: transfer.giverId ?? owner(from),
    takerId: transfer.takerId ?? owner(to),
    reverses: transfer.id,
  });
  const parts = [
    ...moved.filter(isIn).flatMap((one) => [
      { ...back(one), from: one.to, to: hold, points: one.left },
      { ...back(one), from: issue, to: hold, points: one.transfer.points - one.left },
    ]),
    ...moved
      .filter(isOut)
      .map((one) => ({ ...back(one), from: hold, to: one.from, points: one.transfer.points })),
  ];
  return parts.filter(({ points }) => points > 0);
}

const receiversOf = async ({ store }: Pick<Context, 'store'>, { id }: PostRow): Promise<Receivers> =>
  (await store.list(postReceivers, { where: { postId: id }, order: [['position', 'asc']] })).rows;

/** Raises 403 for anybody but the sender (and, once it is published, who moderates), 409 for a post that is removed already. */
function mayRemove({ me, language }: Pick<Context, 'me' | 'language'>, post: PostRow): void {
  const isMine = post.senderId === me.id;
  if (!isMine && (post.state === 'pending' || !may(me.userType, 'posts.moderate')))
    throw domainError('forbidden', language);
  if (post.state === 'removed') throw domainError('conflict', language);
}

/** What removing a post would do now, in numbers; writes nothing. Raises as `removePost`. */
export async function removalOf(context: Context, post: PostRow): Promise<Removal> {
  mayRemove(context, post);
  return inNumbers(post, await receiversOf(context, post), await movedBy(context, post));
}

/** Removes a post, pending or published, and answers what that did. Raises 403 for those who may not and 409 for one that was removed before. */
export async function removePost(context: Context, post: PostRow): Promise<Removal> {
  mayRemove(context, post);
  return takeOut(context, post);
}

/** The same, for what nobody has to be allowed: the product takes its own post away. Raises 409 for one that was removed before. */
export async function takeOut(context: Context, post: PostRow): Promise<Removal> {
  const { store, newId, at, language } = context;
  const wasPublished = post.state === 'published';
  const [removed] = await store.update(
    posts,
    { id: post.id, state: post.state },
    {
      state: 'removed',
      removedAt: at,
      // What was undone in time keeps the moment at which it never went out, and has nothing left to be read.
      ...(wasPublished ? {} : { message: '', attachmentKeys: [] }),
    },
  );
  if (removed === undefined) throw domainError('conflict', language);
  const receivers = await receiversOf(context, post);
  const moved = await movedBy(context, post);
  const hold = await accountOf(store, 'hold', newId);
  const issue = await accountOf(store, 'issue', newId);
  await move(store, reversals(moved, hold, issue), { newId, at });

  if (wasPublished) await store.update(postReceivers, { postId: post.id }, { published: false });
  else await store.remove(postReceivers, { postId: post.id });
  await unlist(store, post.id);
  await emit(context, postRemoved, { post, receivers, wasPublished });
  await store.remove(notifications, { postId: post.id, readAt: null });

  const people = receivers.map(({ userId }) => userId);
  // Nobody but its sender ever saw a pending one.
  publishToPages(context, 'post.removed', post.id, wasPublished ? audienceOf(post, people) : [context.me.id]);
  const purses = moved.flatMap(({ from, to }) => [from.ownerId, to.ownerId]).filter((id) => id !== '');
  publishToPages(context, 'points.moved', post.id, purses);
  return inNumbers(post, receivers, moved);
}
