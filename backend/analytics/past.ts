/** Reads stored entries, posts and boosts together with what they count as, for the backfill and the recount. */
import type { Happened } from '../facts/write.ts';
import { entries, transfers } from '../ledger/ledger.tables.ts';
import { boosts, postReceivers, posts } from '../posts/posts.tables.ts';
import { typesOfTags, postHappened } from '../recognitions/recognitions.facts.ts';
import type { ListQuery, Store, Where, With } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { boostsCounted, entriesCounted, isCountedPost } from './counted.ts';

/** Rows with what they count as. */
export interface Past {
  readonly ids: readonly string[];
  readonly happened: readonly Happened[];
  /** The cursor of the next page; undefined on the last page. */
  readonly next: string | undefined;
}

/** A page of rows; by default in the order of their ids. */
export interface Stretch<R> extends Pick<ListQuery<R, With>, 'order' | 'limit' | 'after'> {
  readonly where: Where<R>;
}

const byId = { order: [['id', 'asc']] } as const;

export async function pastEntries(store: Store, page: Stretch<Row<typeof entries>>): Promise<Past> {
  const { rows, next } = await store.list(entries, {
    ...byId,
    ...page,
    with: { transfer: { one: transfers, on: 'transferId' } },
  });
  const { rows: hidden } = await store.list(posts, {
    columns: [],
    where: { id: { in: rows.flatMap(({ transfer }) => transfer?.postId ?? []) }, isPrivate: true },
  });
  const isPrivate = new Set<string | null>(hidden.map(({ id }) => id));
  return {
    ids: rows.map(({ id }) => id),
    next,
    happened: entriesCounted(
      rows.map(({ transfer, ...entry }) => ({ entry, transfer })),
      isPrivate,
    ),
  };
}

export async function pastPosts(store: Store, page: Stretch<Row<typeof posts>>): Promise<Past> {
  const { rows, next } = await store.list(posts, { ...byId, ...page });
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
    next,
    happened: counted.flatMap((post) =>
      postHappened(post, receiversOf.get(post.id) ?? [], types, post.createdAt),
    ),
  };
}

export async function pastBoosts(store: Store, page: Stretch<Row<typeof boosts>>): Promise<Past> {
  const { rows, next } = await store.list(boosts, {
    ...byId,
    ...page,
    with: { post: { one: posts, on: 'postId' } },
  });
  return {
    ids: rows.map(({ id }) => id),
    next,
    happened: boostsCounted(rows),
  };
}
