/** What a boost counts as. */
import type { Happened } from '../facts/write.ts';
import type { Row } from '../store/table.ts';
import type { boosts } from './posts.tables.ts';

/** One, with all its points, for the person who boosted. */
export const boostHappened = ({ id, userId, total, createdAt }: Row<typeof boosts>): Happened => ({
  measure: 'boosts',
  personId: userId,
  tags: [],
  count: 1,
  amount: total,
  sourceId: id,
  at: createdAt,
});
