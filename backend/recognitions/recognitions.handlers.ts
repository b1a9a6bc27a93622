/** Handles recognitions when a post or a person is removed. */
import { waitingStates } from '#schema/posts/posts.rules.ts';
import { takeBackFacts } from '../facts/write.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { personRemoving } from '../people/people.events.ts';
import { postRemoved } from '../posts/posts.events.ts';
import { isRecognition } from '../posts/posts.kinds.ts';
import { boosts, postReceivers, posts } from '../posts/posts.tables.ts';
import { withdraw } from '../posts/removal.ts';
import { withdrawOfPost } from './badges.rules.ts';
import { addScores, scoreMonthOf } from './podium.scores.ts';
import { publishPost } from './publish.ts';
import { withoutReceivers } from './scheduled.ts';
import { badgeAwards, podiumHidden, podiumScores, referrals } from './recognitions.tables.ts';

/**
 * Publishes pending posts of the person first, so that no points arrive after the wallet is emptied. Scheduled ones are
 * taken back: all that the person sent, and the person's share of what others sent.
 */
export const thanksSettled = on(personRemoving, 'recognitions', async (context, { user }) => {
  const { store } = context;
  const { rows: waiting } = await store.list(postReceivers, { where: { userId: user.id, published: false } });
  const { rows: received } = await store.list(posts, {
    where: { id: { in: waiting.map(({ postId }) => postId) }, state: { in: waitingStates } },
  });
  const timezone = await timezoneOf(store);
  for (const post of received) {
    if (post.state === 'pending') await publishPost({ ...context, timezone }, post);
    else await withoutReceivers(context, post, [user.id]);
  }
  const { rows: sent } = await store.list(posts, {
    where: { senderId: user.id, state: { in: ['scheduled', 'returned'] } },
  });
  for (const post of sent) await withdraw(context, post);
});

/** Anonymises referrals of the person by colleagues. */
export const referralsEmptied = onPersonRemoved(
  'recognitions',
  {
    removes: [podiumHidden],
    changes: [referrals],
    keeps: [{ tables: [badgeAwards, podiumScores], because: 'what was received is counted, under no name' }],
  },
  async ({ store }, { user: { email }, address }) => {
    await store.update(
      referrals,
      { email },
      { name: '—', email: address, phone: null, position: null, message: '' },
    );
  },
);

/** Takes a removed post out of the podium and of what is counted, and withdraws its badges. */
export const scoresTakenBack = on(
  postRemoved,
  'recognitions',
  async (context, { post, receivers, wasPublished }) => {
    if (!wasPublished) return;
    const { store, newId } = context;
    const timezone = await timezoneOf(store);
    const month = scoreMonthOf(post, timezone);
    const { rows: added } = await store.list(boosts, { columns: [], where: { postId: post.id } });
    await takeBackFacts(context, [post.id, ...added.map(({ id }) => id)]);
    if (isRecognition(post.kind)) await addScores({ store, newId }, { post, month, receivers, sign: -1 });
    await withdrawOfPost(context, post.id);
  },
);
