/** How many posts carry a tag or a value, without reading the feed: listed posts are counted by their scopes, and only the few outside the feed are looked at. */
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

/** Posts that carry one of these tags (`type`) or values: those of the feed, and pending, private, filed and hidden ones. Removed ones do not count; one of the feed that carries several of the ids counts for each. */
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

/** The refusal to delete what posts carry. */
export const inUse = (language: Language, count: number): ApiError =>
  domainError('in_use', language, [reason('', 'used_by_posts', language, { count })]);
