/** What a published recognition counts as: one sent, and one received by each receiver. */
import type { Tag } from '../facts/measures.ts';
import type { Happened } from '../facts/write.ts';
import type { posts } from '../posts/posts.tables.ts';
import { recognitionTypes } from '../program/program.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';

export type CountedPost = Pick<
  Row<typeof posts>,
  'id' | 'senderId' | 'amount' | 'typeIds' | 'valueIds' | 'isPrivate'
>;

/** The category of each of these types. */
export async function categoriesOf(
  store: Store,
  typeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(typeIds)];
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(recognitionTypes, {
    columns: ['superTypeId'],
    where: { id: { in: ids } },
  });
  return new Map(rows.flatMap(({ id, superTypeId }) => (superTypeId === null ? [] : [[id, superTypeId]])));
}

/** One is sent by a person, none by the organisation, as for the podium; private ones count, too, and say so. */
export function postHappened(
  post: CountedPost,
  receivers: readonly { readonly userId: string; readonly points: number }[],
  categories: ReadonlyMap<string, string>,
  at: string,
): readonly Happened[] {
  const ofTypes = new Set(post.typeIds.flatMap((id) => categories.get(id) ?? []));
  const tags: readonly Tag[] = [
    ...[...new Set(post.typeIds)].map((id) => `type:${id}` as const),
    ...[...new Set(post.valueIds)].map((id) => `value:${id}` as const),
    ...[...ofTypes].map((id) => `category:${id}` as const),
    ...(post.isPrivate ? ['hidden:private' as const] : []),
  ];
  const one = { tags, count: 1, sourceId: post.id, at } as const;
  return [
    ...(post.senderId === null
      ? []
      : [{ ...one, measure: 'sent' as const, personId: post.senderId, amount: post.amount }]),
    ...receivers.map(({ userId, points }) => ({
      ...one,
      measure: 'received' as const,
      personId: userId,
      amount: points,
    })),
  ];
}
