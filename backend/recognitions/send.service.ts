/** Recognising people: all checks first, then one pending post whose points wait in the organisation's hold, one transfer a receiver (design §5, spec §7). */
import { undoMs } from '#schema/limits.ts';
import type { recognitionEndpoints } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import { accountOf } from '../ledger/ledger.ts';
import { cards } from '../posts/posts.cards.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';
import { pay } from './purse.ts';
import { checked, type Checked, type Wish } from './send.checks.ts';
import { tellOf } from './told.ts';

/** The pending post with its receivers. */
async function write(
  { store, me, at, now, newId, language }: Context,
  body: Wish,
  { people, points, badge, typeIds, valueIds, attachmentKeys, seenBy }: Checked,
): Promise<Row<typeof posts>> {
  const [post] = await store.insert(posts, [
    {
      id: newId(),
      kind: badge === undefined ? 'recognition' : 'badge',
      state: 'pending',
      senderId: me.id,
      amount: [...points.values()].reduce((sum, share) => sum + share, 0),
      typeIds,
      subTypeId: body.subTypeId ?? null,
      valueIds,
      badgeId: badge?.id ?? null,
      message: body.message,
      pollId: null,
      years: null,
      attachmentKeys,
      isPrivate: body.isPrivate,
      filed: false,
      hidden: false,
      listed: false,
      seenBy,
      likesCount: 0,
      commentsCount: 0,
      boostPoints: 0,
      boostsCount: 0,
      publishAt: new Date(now + undoMs).toISOString(),
      editedAt: null,
      removedAt: null,
      createdAt: at,
    },
  ]);
  if (post === undefined) throw refusal('conflict', language);
  await store.insert(
    postReceivers,
    people.map((user, position) => ({
      id: newId(),
      postId: post.id,
      userId: user.id,
      position,
      points: points.get(user.id) ?? 0,
      published: false,
      special: badge !== undefined,
      createdAt: at,
    })),
  );
  return post;
}

export const sendService = {
  async send(context, { body }) {
    const { store, me, newId, language } = context;
    const plan = await checked(context, body);
    const post = await write(context, body, plan);
    const { purse } = plan;
    if (purse !== undefined) {
      const hold = await accountOf(store, 'hold', newId);
      const kind = plan.badge === undefined ? 'recognition' : 'badge';
      await pay(
        context,
        [...plan.points]
          .filter(([, share]) => share > 0)
          .map(([takerId, share]) => ({
            from: purse,
            to: hold,
            points: share,
            kind,
            postId: post.id,
            giverId: me.id,
            takerId,
          })),
      );
      tellOf(context, 'points.moved', post.id, [me.id]);
    }
    const [card] = await cards(context, [post]);
    if (card === undefined) throw refusal('conflict', language);
    return card;
  },
} satisfies Pick<Service<typeof recognitionEndpoints>, 'send'>;
