/**
 * Publishes a recognition: pays the held points to the receivers and updates scores, awards, lists and notifications.
 */
import { waitingStates } from '#schema/posts/posts.rules.ts';
import type { Happened } from '../facts/write.ts';
import type { StreamEvent } from '../http/context.ts';
import { accountOf, accountsOf, move } from '../ledger/ledger.ts';
import { standingTransfers } from '../ledger/postTransfers.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { relist } from '../posts/posts.scopes.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import { award } from './badges.rules.ts';
import { addScores, scoreMonthOf, type ScoreWriteDeps } from './podium.scores.ts';
import { typesOfTags, postHappened } from './recognitions.facts.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from '../posts/audience.ts';

/** The dependencies of publication. */
export interface Publishing extends ScoreWriteDeps {
  readonly publish: (told: StreamEvent) => void;
  /** The organisation's time zone, which determines the month of the scores. */
  readonly timezone: string;
}

/** Pays the points from the hold, and counts the recognition. Receivers are not checked again: the points were given when the post was sent. */
async function payOut(
  { store, newId, at, timezone }: Publishing,
  { id: postId, isPrivate }: Row<typeof posts>,
  happened: readonly Happened[],
): Promise<void> {
  const hold = await accountOf(store, 'hold', newId);
  const rows = (await standingTransfers(store, postId)).filter(({ toAccount }) => toAccount === hold.id);
  const takers = rows.flatMap(({ takerId }) => takerId ?? []);
  const redeem = await accountsOf(store, takers, 'redeem', newId);
  const movements = rows.map(({ points, kind, giverId, takerId }) => {
    const to = redeem.get(takerId ?? '');
    if (to === undefined) throw new Error(`points of post ${postId} wait for nobody`);
    return { from: hold, to, points, kind, postId, giverId, takerId, isPrivate };
  });
  await move(store, movements, { newId, at, happened, timezone });
}

/**
 * Publishes a pending or scheduled post; other posts do not change. Throws if the hold is too low, and the transaction must then
 * roll back.
 */
export async function publishPost(
  publishing: Publishing,
  { id, createdAt }: Row<typeof posts>,
): Promise<void> {
  const { store, newId, timezone } = publishing;
  const scoreMonth = scoreMonthOf({ createdAt }, timezone);
  const [post] = await store.update(
    posts,
    { id, state: { in: waitingStates } },
    { state: 'published', publishAt: null, scoreMonth },
  );
  if (post === undefined) return;
  await store.update(postReceivers, { postId: id }, { published: true });
  const { rows: receivers } = await store.list(postReceivers, {
    where: { postId: id },
    order: [['position', 'asc']],
  });
  const people = receivers.map(({ userId }) => userId);
  const types = await typesOfTags(store, post.typeIds);
  await payOut(publishing, post, postHappened(post, receivers, types, publishing.at));
  await relist(publishing, post);
  await addScores({ store, newId }, { post, month: scoreMonth, receivers, sign: 1 });
  if (post.badgeId !== null)
    await award(publishing, {
      badge: { id: post.badgeId },
      receivers: people,
      postId: id,
      awardedBy: post.senderId,
      source: post.kind === 'org_badge' ? 'organization' : 'employee',
      message: post.message,
    });
  publishToPages(publishing, 'post.published', id, audienceOf(post, people));
  await leaveNotices(publishing, { to: people, kind: 'recognition', actorId: post.senderId, postId: id });
  const paid = receivers.filter(({ points }) => points > 0).map(({ userId }) => userId);
  if (paid.length > 0)
    publishToPages(publishing, 'points.moved', id, [
      ...(post.senderId === null ? [] : [post.senderId]),
      ...paid,
    ]);
}
