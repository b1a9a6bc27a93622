/** What rows count as: entries of the ledger, posts and boosts, for those that are counted after the fact. */
import type { Happened } from '../facts/write.ts';
import { entries, transfers } from '../ledger/ledger.tables.ts';
import { boosts, postReceivers, posts } from '../posts/posts.tables.ts';
import { typesOfTags, postHappened } from '../recognitions/recognitions.facts.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { boostsCounted, entriesCounted, isCountedPost } from './counted.ts';

/** Rows with what they count as. */
export interface Past {
  readonly ids: readonly string[];
  readonly happened: readonly Happened[];
}

/** Which rows: the next ones by id, or those of a stretch. */
export interface Stretch<R> {
  readonly where: Where<R>;
  readonly limit?: number;
}

const inOrder = { order: [['id', 'asc']] } as const;
const sized = ({ limit }: { readonly limit?: number }) => (limit === undefined ? {} : { limit });

export async function pastEntries(
  store: Store,
  { where, ...size }: Stretch<Row<typeof entries>>,
): Promise<Past> {
  const { rows } = await store.list(entries, {
    where,
    ...inOrder,
    ...sized(size),
    with: { transfer: { one: transfers, on: 'transferId' } },
  });
  const { rows: hidden } = await store.list(posts, {
    columns: [],
    where: { id: { in: rows.flatMap(({ transfer }) => transfer?.postId ?? []) }, isPrivate: true },
  });
  const isPrivate = new Set<string | null>(hidden.map(({ id }) => id));
  return {
    ids: rows.map(({ id }) => id),
    happened: entriesCounted(rows, isPrivate),
  };
}

export async function pastPosts(store: Store, { where, ...size }: Stretch<Row<typeof posts>>): Promise<Past> {
  const { rows } = await store.list(posts, { where, ...inOrder, ...sized(size) });
  const counted = rows.filter(isCountedPost);
  const { rows: receivers } = await store.list(postReceivers, {
    where: { postId: { in: counted.map(({ id }) => id) } },
    order: [['position', 'asc']],
  });
  const receiversOf = Map.groupBy(receivers, ({ postId }) => postId);
  const types = await typesOfTags(
    store,
    counted.flatMap(({ typeIds }) => typeIds),
  );
  return {
    ids: rows.map(({ id }) => id),
    happened: counted.flatMap((post) =>
      postHappened(post, receiversOf.get(post.id) ?? [], types, post.createdAt),
    ),
  };
}

export async function pastBoosts(
  store: Store,
  { where, ...size }: Stretch<Row<typeof boosts>>,
): Promise<Past> {
  const { rows } = await store.list(boosts, {
    where,
    ...inOrder,
    ...sized(size),
    with: { post: { one: posts, on: 'postId' } },
  });
  return {
    ids: rows.map(({ id }) => id),
    happened: boostsCounted(rows),
  };
}
