/**
 * Counts the posts that use a tag or a value, without reading the feed. Listed posts are counted by scopes; only posts
 * outside the feed are read.
 */
import type { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { domainError } from '../http/domainError.ts';
import { posts, postScopes } from './posts.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';

const chunk = 500;

const columnOf = { type: 'typeIds', value: 'valueIds' } as const satisfies Record<
  string,
  keyof Row<typeof posts>
>;

type Carried = keyof typeof columnOf;

async function listedWith(store: Store, kind: Carried, ids: readonly string[]): Promise<number> {
  const scope = { in: ids.map((id) => `${kind}:${id}`) };
  const [found] = await store.tally(postScopes, { where: { scope } });
  return found?.count ?? 0;
}

/**
 * Counts the posts that use one of these tags (`type`) or values: listed, pending, private, filed and hidden ones, but
 * not removed ones. A listed post with several of the ids counts once for each.
 */
export async function carriedBy(store: Store, kind: Carried, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  let count = await listedWith(store, kind, ids);
  const outside = { listed: false, state: { ne: 'removed' } } as const;
  for (let after: string | undefined; ;) {
    const { rows, next } = await store.list(posts, {
      where: outside,
      order: [['createdAt', 'desc']],
      limit: chunk,
      ...(after === undefined ? {} : { after }),
    });
    count += rows.filter((post) => post[columnOf[kind]].some((id) => ids.includes(id))).length;
    if (next === undefined) return count;
    after = next;
  }
}

/** The error for deleting a tag or value that posts use. */
export const inUse = (language: Language, count: number): ApiError =>
  domainError('in_use', language, [reason('', 'used_by_posts', language, { count })]);
