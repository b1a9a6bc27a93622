/** Types as posts and the composer carry them. */
import type { PostType } from '#schema/recognitions/recognitions.endpoints.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { postTypes } from './recognitions.tables.ts';

/** A type without what only the backend needs. */
export const tagOf = ({ id, name, nameEn, color, icon }: Row<typeof postTypes>): PostType => ({
  id,
  name,
  nameEn,
  color,
  icon,
});

/** Every type by id, switched off ones included, since old posts keep theirs. */
export async function tagsById(store: Store): Promise<ReadonlyMap<string, PostType>> {
  const { rows } = await store.list(postTypes);
  return new Map(rows.map((row) => [row.id, tagOf(row)]));
}
