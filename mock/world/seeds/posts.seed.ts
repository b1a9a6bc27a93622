/** The feed: recognitions as posts, and what each can be found by. */
import type { postScopes } from '#backend/posts/posts.tables.ts';
import { boosts, postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { feedScopes } from '#backend/posts/posts.scopes.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { strictest } from '#schema/recognitions/recognitions.rules.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Answers } from './answers.seed.ts';
import { kindOf, isListed, isOut, type Thanks } from './thanks.ts';
import { removedAfter, type Year } from './year.ts';

/** Rows of the feed; scopes apart, since reports add theirs. */
export function postSeed(
  plan: Plan,
  thanks: readonly Thanks[],
  answersTo: ReadonlyMap<Thanks, Answers>,
  year: Year,
): { readonly scopes: readonly Row<typeof postScopes>[]; readonly rows: RowsByTable } {
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

  for (const one of thanks) {
    const { at, postId, sender, receivers, types, badge, valueIds, message, outcome, points } = one;
    const createdAt = instant(at);
    const listed = isListed(outcome);
    const seenBy = strictest(types.map((type) => type.seenBy ?? 'everyone'));
    const typeIds = types.map(({ id }) => id);
    const [senderId, badgeId] = [sender?.id ?? null, badge?.id ?? null];
    const kind = kindOf(one);
    let amount = 0;
    receivers.forEach((person, position) => {
      const share = person.takesPoints ? points : 0;
      amount += share;
      made.receivers.push({
        id: newId('post_receivers'),
        postId,
        userId: person.id,
        position,
        points: share,
        published: !isOut(outcome) && outcome !== 'hidden',
        special: badge !== undefined,
        createdAt,
      });
    });
    if (listed) {
      const receiverIds = receivers.map(({ id }) => id);
      const departmentIds = receivers.flatMap(({ departmentId }) => departmentId ?? []);
      for (const scope of feedScopes({ senderId, typeIds, valueIds, badgeId, receiverIds, departmentIds }))
        made.scopes.push({ id: newId('post_scopes'), scope, postId, kind, seenBy, createdAt });
    }
    made.posts.push({
      id: postId,
      kind,
      state: isOut(outcome) ? 'removed' : 'published',
      senderId,
      amount,
      typeIds,
      subTypeId: types.length === 1 && badge === undefined ? one.subTypeId : null,
      valueIds,
      badgeId,
      message,
      pollId: null,
      years: null,
      attachmentKeys: [],
      isPrivate: outcome === 'private',
      filed: outcome === 'filed',
      hidden: outcome === 'hidden',
      listed,
      seenBy,
      likesCount: answersTo.get(one)?.likes ?? 0,
      commentsCount: answersTo.get(one)?.comments ?? 0,
      boostPoints: boosted.get(postId)?.points ?? 0,
      boostsCount: boosted.get(postId)?.count ?? 0,
      publishAt: null,
      editedAt: null,
      removedAt: isOut(outcome) ? instant(calendar.after(at, removedAfter)) : null,
      createdAt,
    });
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
