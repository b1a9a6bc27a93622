/** The feed: a page is a constant number of reads, however long it is (design §4). */
import type { postEndpoints } from '#schema/posts/posts.endpoints.ts';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { refusal } from '../http/refusal.ts';
import { tagsById } from '../recognitions/recognitions.rules.ts';
import type { Row } from '../store/table.ts';
import { peopleById } from '../users/users.rules.ts';
import { users } from '../users/users.tables.ts';
import { postReceivers, posts, postTypeLinks, reactions } from './posts.tables.ts';

/** Rows as cards for a reader, in the same order. */
export async function cards(
  { store, me }: Pick<Context, 'store' | 'me'>,
  rows: readonly Row<typeof posts>[],
): Promise<Post[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const { rows: received } = await store.list(postReceivers, {
    where: { postId: { in: ids } },
    order: [['position', 'asc']],
  });
  const { rows: mine } = await store.list(reactions, { where: { postId: { in: ids }, userId: me.id } });
  const given = await store.tally(reactions, { where: { postId: { in: ids } }, by: ['postId', 'code'] });
  const people = await peopleById(store, [
    ...rows.flatMap((row) => row.senderId ?? []),
    ...received.map((one) => one.userId),
  ]);
  const tags = await tagsById(store);
  return rows.map((row) => ({
    id: row.id,
    sender: people.get(row.senderId ?? '') ?? null,
    receivers: received.flatMap((one) => {
      const user = one.postId === row.id ? people.get(one.userId) : undefined;
      return user === undefined ? [] : [{ user, points: one.points }];
    }),
    amount: row.amount,
    types: row.typeIds.flatMap((id) => tags.get(id) ?? []),
    message: row.message,
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    myReaction: mine.find((one) => one.postId === row.id)?.code ?? null,
    topReactions: given
      .filter((one) => one.postId === row.id)
      .sort((one, other) => other.count - one.count)
      .slice(0, 3)
      .map((one) => one.code),
    createdAt: row.createdAt,
  }));
}

/** Posts of a type, or whose receivers work in a department; undefined where nothing narrows the feed. */
async function narrowed(
  { store }: Context,
  postType?: string,
  departmentId?: string,
): Promise<readonly string[] | undefined> {
  const sets: ReadonlySet<string>[] = [];
  if (postType !== undefined) {
    const { rows } = await store.list(postTypeLinks, { where: { typeId: postType } });
    sets.push(new Set(rows.map((row) => row.postId)));
  }
  if (departmentId !== undefined) {
    const { rows: staff } = await store.list(users, { where: { departmentId } });
    const { rows } = await store.list(postReceivers, {
      where: { userId: { in: staff.map((one) => one.id) } },
    });
    sets.push(new Set(rows.map((row) => row.postId)));
  }
  const [first, ...others] = sets;
  return first === undefined ? undefined : [...first].filter((id) => others.every((set) => set.has(id)));
}

export const postService: Service<typeof postEndpoints> = {
  async list(context, { query }) {
    const ids = await narrowed(context, query.postType, query.departmentId);
    const at = { page: query.page, perPage: pageSize.feed };
    const where = ids === undefined ? {} : { id: { in: ids } };
    const { items, pagination } = await pageFrom(
      context.store,
      posts,
      { where, order: [['createdAt', 'desc']] },
      at,
    );
    return { items: await cards(context, items), pagination };
  },

  async get(context, { params }) {
    const { rows } = await context.store.list(posts, { where: { id: params.id } });
    const [card] = await cards(context, rows);
    if (card === undefined) throw refusal('not_found', context.language);
    return card;
  },
};
