/**
 * The sandbox of the documentation: an organisation in which any visitor can try the public API for an hour, if the
 * deployment has one.
 */
import type { publicApiEndpoints } from '#schema/publicApi/publicApi.endpoints.ts';
import { apiScopes } from '#schema/permissions.ts';
import { sandbox, sandboxKey } from '#schema/publicApi/publicApi.rules.ts';
import { count, from, spend } from '../session/rateLimits.ts';
import { restBase } from '../http/base.ts';
import type { KeyContext, PublicContext, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { accountOf, accountsOf, move } from '../ledger/ledger.ts';
import { oweKeys, settleDirectory } from '../mail/directory.ts';
import { postReceivers, posts } from '../posts/posts.tables.ts';
import { badgeById } from '../recognitions/badges.rules.ts';
import { imageOf } from '../files/files.image.ts';
import { badges, postTypes } from '../program/program.tables.ts';
import { tagsById } from '../recognitions/types.rules.ts';
import { users } from '../people/users.tables.ts';
import { callsOf } from './keyCalling.ts';
import { directoryKey, madeKey } from './keys.rules.ts';
import { apiKeys, apiSends } from './publicApi.tables.ts';

/** Limit of key requests from one source, and the window in ms. */
const asked = { most: 20, windowMs: 3_600_000 } as const;
/** The balance to give of the sender: refilled to `full` when it is below `low`. */
const purse = { low: 1_000, full: 5_000 } as const;
/** Number of suggested receivers. */
const receivers = 3;

type Making = Pick<KeyContext, 'store' | 'at' | 'newId' | 'sign'>;

async function refill({ store, newId, at }: Making, ownerId: string): Promise<void> {
  const give = (await accountsOf(store, [ownerId], 'give', newId)).get(ownerId);
  if (give === undefined || give.balance >= purse.low) return;
  const from = await accountOf(store, 'issue', newId);
  const points = purse.full - give.balance;
  await move(store, [{ from, to: give, points, kind: 'allowance', postId: null }], { newId, at });
}

/** Removes expired keys and the list of their posts; the posts stay. */
async function sweep(making: Making): Promise<void> {
  const { store, at } = making;
  const { rows } = await store.list(apiKeys, { where: { sandbox: true, endsAt: { lte: at } } });
  const ids = rows.map(({ id }) => id);
  await oweKeys(
    making,
    'unbind',
    rows.map(({ hash }) => directoryKey(hash)),
  );
  await store.remove(apiSends, { keyId: { in: ids } });
  await store.remove(apiKeys, { id: { in: ids } });
}

/** The keys of one visitor: one with all scopes, one with a single scope, one revoked, one above its rate limit. */
async function keysFor(making: Making, endsAt: string) {
  const wanted = { createdBy: null, scopes: apiScopes, endsAt };
  const keys = {
    main: await madeKey({ ...wanted, name: 'main' }, making),
    narrow: await madeKey({ ...wanted, name: 'narrow', scopes: ['recognitions.send'] }, making),
    revoked: await madeKey({ ...wanted, name: 'revoked', revokedAt: making.at }, making),
    spent: await madeKey({ ...wanted, name: 'spent' }, making),
  };
  const rows = Object.values(keys).map(({ row }) => row);
  await making.store.insert(apiKeys, rows);
  const open = rows.filter(({ revokedAt }) => revokedAt === null);
  await oweKeys(
    making,
    'bind',
    open.map(({ hash }) => directoryKey(hash)),
  );
  return keys;
}

/** The people for a visitor: the first person of the organisation has points to give, the second has none. */
async function cast({ store }: Making, language: PublicContext['language']) {
  const { rows: people } = await store.list(users, {
    where: { active: true },
    order: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
  });
  const [sender, broke, ...others] = people;
  const { rows: types } = await store.list(postTypes, { where: { active: true }, limit: 1 });
  const { rows: known } = await store.list(badges, { where: { active: true }, limit: 1 });
  const [type, badge] = [types[0], known[0]];
  if (sender === undefined || broke === undefined || type === undefined || badge === undefined)
    throw domainError('not_found', language);
  return { sender, broke, others, type, badge };
}

/** The posts that a key sent, in the given order. */
async function feedOf({ store, linkTo, language }: KeyContext, ids: readonly string[]) {
  const { rows } = await store.list(posts, { where: { id: { in: [...ids] } } });
  const { rows: received } = await store.list(postReceivers, {
    where: { postId: { in: [...ids] } },
    order: [['position', 'asc']],
  });
  const who = [...received.map(({ userId }) => userId), ...rows.flatMap(({ senderId }) => senderId ?? [])];
  const { rows: people } = await store.list(users, { where: { id: { in: [...new Set(who)] } } });
  const names = new Map(people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
  const tags = await tagsById(store);
  const shown = rows.map(async (post) => {
    const badge = post.badgeId === null ? undefined : await badgeById(store, post.badgeId);
    return {
      id: post.id,
      kind: post.badgeId === null ? ('recognition' as const) : ('badge' as const),
      sender: names.get(post.senderId ?? '') ?? null,
      receivers: received
        .filter(({ postId }) => postId === post.id)
        .map(({ userId }) => names.get(userId) ?? ''),
      message: post.message,
      amount: post.amount,
      types: post.typeIds.flatMap((id) => {
        const tag = tags.get(id);
        return tag === undefined ? [] : [(language === 'en' ? tag.nameEn : null) ?? tag.name];
      }),
      badge: badge === undefined ? null : { name: badge.name, imageUrl: await imageOf(badge, linkTo) },
      at: post.createdAt,
    };
  });
  const byId = new Map((await Promise.all(shown)).map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const sandboxService: Service<Pick<typeof publicApiEndpoints, 'sandbox' | 'sandboxFeed'>> = {
  async sandbox(context) {
    const { dependencies, now, at, newId, language, source } = context;
    const org = await dependencies.db.directory.find(sandboxKey);
    if (org === undefined) throw domainError('not_found', language);
    await count(context, from(source, 'sandbox', asked));
    const expiresAt = new Date(now + sandbox.keyMs).toISOString();
    const made = await dependencies.db.tx(org, async (store) => {
      const making = { store, at, newId, sign: dependencies.sign };
      await sweep(making);
      const known = await cast(making, language);
      await refill(making, known.sender.id);
      return { ...known, keys: await keysFor(making, expiresAt) };
    });
    await settleDirectory(dependencies, org);
    const { sender, broke, others, type, badge, keys } = made;
    await spend(context, callsOf(keys.spent.row.id, sandbox.keyMs));
    return {
      key: keys.main.text,
      expiresAt,
      baseUrl: dependencies.address.replace(/\/+$/, '') + restBase,
      senderEmail: sender.email,
      brokeEmail: broke.email,
      receiverEmails: others.slice(0, receivers).map(({ email }) => email),
      postType: (language === 'en' ? type.nameEn : null) ?? type.name,
      badgeId: badge.id,
      revokedKey: keys.revoked.text,
      narrowKey: keys.narrow.text,
      spentKey: keys.spent.text,
    };
  },

  async sandboxFeed(context) {
    const { store, key, language } = context;
    if (!key.sandbox) throw domainError('forbidden', language);
    const { rows } = await store.list(apiSends, {
      where: { keyId: key.id },
      order: [
        ['createdAt', 'desc'],
        ['id', 'desc'],
      ],
      limit: sandbox.feed,
    });
    return feedOf(
      context,
      rows.map(({ postId }) => postId),
    );
  },
};
