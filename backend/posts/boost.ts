/** Boosts: users add their own points to a recognition, and the receivers get them at once. */
import type { Boost } from '#schema/posts/posts.endpoints.ts';
import { boosted } from '#schema/recognitions/recognitions.rules.ts';
import { writeFacts } from '../facts/write.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { accountsOf } from '../ledger/ledger.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { pay, walletFor } from '../ledger/wallet.ts';
import { settingsOf } from '../program/settings.rules.ts';
import { publishToPages } from '../http/openPages.ts';
import { audienceOf } from './audience.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../people/users.rules.ts';
import { boostHappened } from './boosts.facts.ts';
import { boosts, postReceivers, posts } from './posts.tables.ts';

/**
 * Adds `amount` points for each receiver of the boost. The caller must be able to see the post. Raises 409 unless it is
 * published, and 422 for a broken rule or a low balance.
 */
export async function boostPost(context: Context, post: Row<typeof posts>, amount: number): Promise<Boost> {
  const { store, me, newId, at, language } = context;
  if (post.state !== 'published') throw domainError('conflict', language);
  const { rows } = await store.list(postReceivers, {
    where: { postId: post.id },
    order: [['position', 'asc']],
  });
  const known = await peopleById(context, [me.id, ...rows.map(({ userId }) => userId)]);
  const takers = boosted(
    rows.flatMap(({ userId }) => known.get(userId) ?? []),
    me.id,
  );
  const total = amount * takers.length;

  const findings = new ValidationErrors(language);
  const { boostEnabled, boostMax } = await settingsOf(store);
  if (!boostEnabled) findings.add('amount', 'boost_off');
  else if (amount > boostMax) findings.add('amount', 'boost_too_many_points', { maximum: boostMax });
  if (takers.length === 0) findings.add('amount', 'receivers_without_points');
  const purse = await walletFor(context, total, findings, 'amount');
  findings.throwIfAny();
  const booster = known.get(me.id);
  const [boost] = await store.insert(boosts, [
    { id: newId(), postId: post.id, userId: me.id, amount, total, createdAt: at },
  ]);
  if (purse === undefined || booster === undefined || boost === undefined)
    throw domainError('conflict', language);

  const people = takers.map(({ id }) => id);
  const redeem = await accountsOf(store, people, 'redeem', newId);
  await pay(
    context,
    [...redeem.values()].map((to) => ({
      from: purse,
      to,
      points: amount,
      kind: 'boost' as const,
      postId: post.id,
      isPrivate: post.isPrivate,
    })),
  );
  await writeFacts(store, [boostHappened(boost)], newId);
  await store.update(posts, { id: post.id }, { boostPoints: { inc: total }, boostsCount: { inc: 1 } });
  const everybody = rows.map(({ userId }) => userId);
  const audience = audienceOf(post, everybody);
  // A user who boosts a restricted post sees it, but may be neither its sender nor a receiver.
  publishToPages(context, 'post.changed', post.id, audience === 'everyone' ? audience : [me.id, ...audience]);
  await leaveNotices(context, { to: people, kind: 'boost', actorId: me.id, postId: post.id });
  publishToPages(context, 'points.moved', post.id, [me.id, ...people]);
  return { id: boost.id, postId: post.id, user: booster, amount, total, createdAt: at };
}
