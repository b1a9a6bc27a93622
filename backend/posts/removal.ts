/**
 * Removes a recognition: an undone one leaves no visible trace, a published one is visibly removed. Every point returns
 * to its giver, and no balance becomes negative.
 */
import { defaultLanguage } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { isUnseen } from '#schema/posts/posts.rules.ts';
import type { Removal } from '#schema/posts/posts.endpoints.ts';
import { holdFiles } from '../files/files.rules.ts';
import type { ActorContext, Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { accountOf, move, type Account, type Movement } from '../ledger/ledger.ts';
import { accounts, type transfers } from '../ledger/ledger.tables.ts';
import { standingTransfers } from '../ledger/postTransfers.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { postRemoved } from './posts.events.ts';
import { unlist } from './posts.scopes.ts';
import { postReceivers, posts } from './posts.tables.ts';
import type { Row } from '../store/table.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from './audience.ts';

type PostRow = Row<typeof posts>;
type Receivers = readonly Row<typeof postReceivers>[];

/** A transfer of the post, with the current state of its accounts. */
interface Moved {
  readonly transfer: Row<typeof transfers>;
  readonly from: Account;
  readonly to: Account;
  /** The part of the transfer that the receiver still has; the rest was spent. */
  readonly left: number;
}

const owner = (account: Account): string | null => (account.ownerId === '' ? null : account.ownerId);

/** All standing transfers of the post, oldest first. If a balance is too low, older transfers are reversed first. */
async function movedBy({ store }: Pick<Context, 'store'>, { id }: PostRow): Promise<readonly Moved[]> {
  const rows = await standingTransfers(store, id);
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

/**
 * Reverses each transfer through the hold, so that giver and receiver see a full reversal. The organisation pays for
 * the spent points.
 */
function reversals(
  moved: readonly Moved[],
  { isPrivate }: PostRow,
  hold: Account,
  issue: Account,
): readonly Movement[] {
  const back = ({ transfer, from, to }: Moved) => ({
    kind: transfer.kind,
    postId: transfer.postId,
    giverId: transfer.giverId ?? owner(from),
    takerId: transfer.takerId ?? owner(to),
    reverses: transfer.id,
    isPrivate,
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

/** Raises 403 unless the caller is the sender, or a moderator of a published post. Raises 409 for a removed post. */
function mayRemove({ me, language }: Pick<Context, 'me' | 'language'>, post: PostRow): void {
  const isMine = post.senderId === me.id;
  if (!isMine && (isUnseen(post.state) || !may(me.userType, 'posts.moderate')))
    throw domainError('forbidden', language);
  if (post.state === 'removed') throw domainError('conflict', language);
}

/** The effects of removing a post, in numbers; writes nothing. Raises the same errors as `removePost`. */
export async function removalOf(context: Context, post: PostRow): Promise<Removal> {
  mayRemove(context, post);
  return inNumbers(post, await receiversOf(context, post), await movedBy(context, post));
}

/**
 * Removes a pending or published post and returns the effects. Raises 403 if the caller may not, and 409 if it was
 * already removed.
 */
export async function removePost(context: Context, post: PostRow): Promise<Removal> {
  mayRemove(context, post);
  return takeOut(context, post);
}

/**
 * Removes a post without a permission check, also for removals by the product itself. Raises 409 if it was already
 * removed.
 */
export async function takeOut(context: Context, post: PostRow): Promise<Removal> {
  const { removal, receivers } = await withdraw(context, post);
  await emit(context, postRemoved, { post, receivers, wasPublished: post.state === 'published' });
  return removal;
}

/** What taking a post back needs of a call or of a job. */
type Withdrawing = Pick<ActorContext, 'store' | 'newId' | 'at' | 'publish'>;

/**
 * Returns the points that wait for some receivers of a scheduled post, who then receive nothing. Returns the sum.
 */
export async function returnShares(
  { store, newId, at }: Withdrawing,
  post: PostRow,
  userIds: readonly string[],
): Promise<number> {
  const moved = (await movedBy({ store }, post)).filter(({ transfer }) =>
    userIds.includes(transfer.takerId ?? ''),
  );
  const hold = await accountOf(store, 'hold', newId);
  const issue = await accountOf(store, 'issue', newId);
  await move(store, reversals(moved, post, hold, issue), { newId, at });
  return sum(moved, ({ transfer }) => transfer.points);
}

/** Takes a post back without its event, which only published posts and polls need. Raises 409 if it was removed. */
export async function withdraw(
  context: Withdrawing & Partial<Pick<ActorContext, 'language'>>,
  post: PostRow,
): Promise<{ readonly removal: Removal; readonly receivers: Receivers }> {
  const { store, newId, at, language = defaultLanguage } = context;
  const wasPublished = post.state === 'published';
  const [removed] = await store.update(
    posts,
    { id: post.id, state: post.state },
    {
      state: 'removed',
      removedAt: at,
      // An undone post keeps `publishAt`, but its content is deleted.
      ...(wasPublished ? {} : { message: '', messageEn: null, attachmentKeys: [] }),
    },
  );
  if (removed === undefined) throw domainError('conflict', language);
  // The draft comes back with its files, which may be sent again.
  if (!wasPublished) await holdFiles(store, post.attachmentKeys, null);
  const receivers = await receiversOf(context, post);
  const moved = await movedBy(context, post);
  const hold = await accountOf(store, 'hold', newId);
  const issue = await accountOf(store, 'issue', newId);
  await move(store, reversals(moved, post, hold, issue), { newId, at });

  if (wasPublished) await store.update(postReceivers, { postId: post.id }, { published: false });
  else await store.remove(postReceivers, { postId: post.id });
  await unlist(store, post.id);
  await store.remove(notifications, { postId: post.id, readAt: null });

  const people = receivers.map(({ userId }) => userId);
  // Only the sender has seen a post that waits.
  const seers = post.senderId === null ? [] : [post.senderId];
  publishToPages(context, 'post.removed', post.id, wasPublished ? audienceOf(post, people) : seers);
  const purses = moved.flatMap(({ from, to }) => [from.ownerId, to.ownerId]).filter((id) => id !== '');
  publishToPages(context, 'points.moved', post.id, purses);
  return { removal: inNumbers(post, receivers, moved), receivers };
}
