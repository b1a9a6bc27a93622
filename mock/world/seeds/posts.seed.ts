/** The feed: recognitions, celebrations and polls as posts, and the scopes that find each post. */
import type { postScopes } from '#backend/posts/posts.tables.ts';
import { boosts, postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { feedScopes } from '#backend/posts/posts.scopes.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { strictest } from '#schema/recognitions/recognitions.rules.ts';
import { instant } from '../calendar.ts';
import { partOf, type Parts } from '../parts.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Answers } from './answers.seed.ts';
import type { Occasion } from './occasions.ts';
import { kindOf, isListed, isOut, type Thanks } from './thanks.ts';
import { removedAfter, type Year } from './yearOfActivity.ts';

/** Rows of the feed; scopes are separate, because reports add theirs. */
export function* postSeed(
  plan: Plan,
  thanks: readonly Thanks[],
  occasions: readonly Occasion[],
  answersTo: ReadonlyMap<string, Answers>,
  year: Year,
): Parts<{ readonly scopes: readonly Row<typeof postScopes>[]; readonly rows: RowsByTable }> {
  const { calendar, newId } = plan;
  const made = {
    posts: [] as Row<typeof posts>[],
    receivers: [] as Row<typeof postReceivers>[],
    scopes: [] as Row<typeof postScopes>[],
  };
  const boosted = new Map<string, { points: number; count: number }>();
  for (const { postId, total } of year.boosts) {
    const { points, count } = boosted.get(postId) ?? { points: 0, count: 0 };
    boosted.set(postId, { points: points + total, count: count + 1 });
  }

  const plain = {
    amount: 0,
    typeIds: [],
    subTypeId: null,
    valueIds: [],
    badgeId: null,
    messageEn: null,
    pollId: null,
    years: null,
    attachmentKeys: [],
    isPrivate: false,
    filed: false,
    hidden: false,
    publishAt: null,
    returnedFor: null,
    editedAt: null,
    removedAt: null,
    scoreMonth: null,
  } as const;
  type Facts = Pick<
    Row<typeof posts>,
    'id' | 'kind' | 'senderId' | 'message' | 'listed' | 'seenBy' | 'createdAt'
  > &
    Partial<Row<typeof posts>>;
  const put = (facts: Facts, receivers: Thanks['receivers']): void => {
    const { id: postId, listed, seenBy, createdAt } = facts;
    const row = {
      ...plain,
      state: facts.removedAt === undefined ? 'published' : 'removed',
      likesCount: answersTo.get(postId)?.likes ?? 0,
      commentsCount: answersTo.get(postId)?.comments ?? 0,
      boostPoints: boosted.get(postId)?.points ?? 0,
      boostsCount: boosted.get(postId)?.count ?? 0,
      ...facts,
    } as const;
    made.posts.push(row);
    if (!listed) return;
    const receiverIds = receivers.map(({ id }) => id);
    const departmentIds = receivers.flatMap(({ departmentId }) => departmentId ?? []);
    for (const scope of feedScopes({ ...row, receiverIds, departmentIds }))
      made.scopes.push({ id: newId('post_scopes'), scope, postId, kind: row.kind, seenBy, createdAt });
  };
  const receive = (
    { postId, receivers }: Pick<Thanks, 'postId' | 'receivers'>,
    points: number,
    facts: Pick<Row<typeof postReceivers>, 'published' | 'special' | 'createdAt'>,
  ): number => {
    let amount = 0;
    receivers.forEach(({ id: userId, takesPoints }, position) => {
      const share = takesPoints ? points : 0;
      amount += share;
      made.receivers.push({
        id: newId('post_receivers'),
        postId,
        userId,
        position,
        points: share,
        ...facts,
      });
    });
    return amount;
  };

  for (const [index, one] of thanks.entries()) {
    if (index % partOf === 0) yield;
    const { at, postId, sender, receivers, types, badge, valueIds, message, outcome, points } = one;
    const [isRemoved, createdAt] = [isOut(outcome), instant(at)];
    put(
      {
        id: postId,
        kind: kindOf(one),
        senderId: sender?.id ?? null,
        amount: receive(one, points, {
          published: !isRemoved && outcome !== 'hidden',
          special: badge !== undefined,
          createdAt,
        }),
        typeIds: types.map(({ id }) => id),
        subTypeId: types.length === 1 && badge === undefined ? one.subTypeId : null,
        valueIds,
        badgeId: badge?.id ?? null,
        message,
        isPrivate: outcome === 'private',
        filed: outcome === 'filed',
        hidden: outcome === 'hidden',
        listed: isListed(outcome),
        scoreMonth: calendar.monthOf(at),
        seenBy: strictest(types.map((type) => type.seenBy ?? 'everyone')),
        ...(isRemoved ? { removedAt: instant(calendar.after(at, removedAfter)) } : {}),
        createdAt,
      },
      receivers,
    );
  }
  for (const one of occasions) {
    const { postId: id, kind, at, sender, receivers, message, messageEn = null, pollId, years } = one;
    const createdAt = instant(at);
    // A celebration does not count as a received recognition.
    receive(one, 0, { published: false, special: false, createdAt });
    const facts = { id, kind, senderId: sender?.id ?? null, message, messageEn, pollId, years, createdAt };
    put({ ...facts, listed: true, seenBy: 'everyone' }, receivers);
  }
  return {
    scopes: made.scopes,
    rows: {
      ...rowsOf(posts, made.posts),
      ...rowsOf(postReceivers, made.receivers),
      ...rowsOf(boosts, year.boosts),
    },
  };
}
