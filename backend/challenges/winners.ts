/** The post of the people who completed a challenge and want to be named: one for each challenge. */
import { challengeLimits } from '#schema/challenges/challenges.rules.ts';
import type { Context } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { users } from '../people/users.tables.ts';
import { postById } from '../posts/posts.access.ts';
import { defaultPost } from '../posts/posts.defaults.ts';
import { relist } from '../posts/posts.scopes.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { takeOut } from '../posts/removal.ts';
import type { Store, Where } from '../store/port.ts';
import { challengePeople, challengeProofs, challenges } from './challenges.tables.ts';
import type { ChallengeRow, ParticipantRow } from './challenges.views.ts';

/** Closed challenges without a post. Proofs may be decided for a while after the close. */
const unposted = (at: string): Where<ChallengeRow> => ({
  postId: null,
  active: true,
  archived: false,
  closedAt: { gte: new Date(Date.parse(at) - challengeLimits.postMs).toISOString() },
});
const wantsName: Where<ParticipantRow> = { leftAt: null, named: true, completedAt: { ne: null } };

/** Ids of closed challenges that may get their post. */
export async function toPost(store: Store, at: string): Promise<readonly string[]> {
  const { rows } = await store.list(challenges, { where: unposted(at) });
  if (rows.length === 0) return [];
  const named = await store.tally(challengePeople, {
    where: { ...wantsName, challengeId: { in: rows.map(({ id }) => id) } },
    by: ['challengeId'],
  });
  return named.map(({ challengeId }) => challengeId);
}

/** The people to name; with proofs, nobody while one waits for its decision. */
async function winnersOf(store: Store, { id, proof }: ChallengeRow): Promise<readonly string[]> {
  const { rows } = await store.list(challengePeople, {
    where: { ...wantsName, challengeId: id },
    order: [['score', 'desc']],
    with: { user: { one: users, on: 'userId' } },
  });
  const present = rows.filter(({ user }) => user?.active === true);
  if (!proof) return present.map(({ userId }) => userId);
  const { rows: proofs } = await store.list(challengeProofs, {
    where: { challengeId: id, status: { in: ['submitted', 'approved'] } },
  });
  if (proofs.some(({ status }) => status === 'submitted')) return [];
  const proven = new Set(proofs.map(({ personId }) => personId));
  return present.flatMap((one) => (proven.has(one.id) ? [one.userId] : []));
}

/** Creates the post; false if there is one already, or nobody to name. */
export async function postWinners(context: JobContext, id: string): Promise<boolean> {
  const { store, newId, at: createdAt } = context;
  const {
    rows: [row],
  } = await store.list(challenges, { where: { ...unposted(createdAt), id } });
  if (row === undefined) return false;
  const winners = (await winnersOf(store, row)).slice(0, challengeLimits.winners);
  if (winners.length === 0) return false;
  const postId = newId();
  await store.update(challenges, { id, postId: null }, { postId });
  const [post] = await store.insert(posts, [
    defaultPost({ id: postId, kind: 'challenge', message: row.name, messageEn: row.nameEn, createdAt }),
  ]);
  if (post === undefined) throw new Error(`post ${postId} was there before`);
  await store.insert(
    postReceivers,
    winners.map((userId, position) => ({
      id: newId(),
      postId,
      userId,
      position,
      points: 0,
      published: false,
      special: false,
      createdAt,
    })),
  );
  await relist(context, post);
  publishToPages(context, 'post.published', postId, 'everyone');
  return true;
}

/** Takes the caller's name out of the post; without names it leaves the feed. */
export async function takeNameOut(context: Context, { postId }: ChallengeRow): Promise<void> {
  const { store, me } = context;
  if (postId === null) return;
  await store.remove(postReceivers, { postId, userId: me.id });
  const post = await postById(store, postId);
  if (post?.state !== 'published') return;
  const [left] = await store.tally(postReceivers, { where: { postId } });
  if ((left?.count ?? 0) === 0) {
    await takeOut(context, post);
    return;
  }
  await relist(context, post);
  publishToPages(context, 'post.changed', postId, 'everyone');
}
