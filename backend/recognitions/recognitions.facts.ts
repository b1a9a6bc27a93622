/** What a published recognition counts as: one sent, and one received by each receiver. */
import type { Tag } from '../facts/measures.ts';
import type { Happened } from '../facts/write.ts';
import type { posts } from '../posts/posts.tables.ts';
import { postTypes, recognitionTypes } from '../program/program.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';

export type CountedPost = Pick<
  Row<typeof posts>,
  'id' | 'senderId' | 'amount' | 'typeIds' | 'valueIds' | 'isPrivate'
>;

type Types = ReadonlyMap<string, Pick<Row<typeof recognitionTypes>, 'id' | 'superTypeId'>>;

/** The recognition type of each of these tags: a post holds its tags (`typeIds`), and figures are by type. */
export async function typesOfTags(store: Store, tagIds: readonly string[]): Promise<Types> {
  const ids = [...new Set(tagIds)];
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(postTypes, {
    where: { id: { in: ids } },
    with: { type: { one: recognitionTypes, on: 'recognitionTypeId' } },
  });
  return new Map(rows.flatMap(({ id, type }) => (type === null ? [] : [[id, type]])));
}

/** One is sent by a person, none by the organisation, as for the podium; private ones count, too, and say so. */
export function postHappened(
  post: CountedPost,
  receivers: readonly { readonly userId: string; readonly points: number }[],
  typeOfTag: Types,
  at: string,
): readonly Happened[] {
  const types = post.typeIds.flatMap((id) => typeOfTag.get(id) ?? []);
  const categories = types.flatMap(({ superTypeId }) => superTypeId ?? []);
  const tags: readonly Tag[] = [
    ...[...new Set(types.map(({ id }) => id))].map((id) => `type:${id}` as const),
    ...[...new Set(post.valueIds)].map((id) => `value:${id}` as const),
    ...[...new Set(categories)].map((id) => `category:${id}` as const),
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
