/** Valid calls of values. */
import { carriedBy } from '#backend/posts/usage.ts';
import type { Store } from '#backend/store/port.ts';
import { values } from '#backend/program/values.tables.ts';
import { noId, type Calls } from './known.ts';

/** The first active valueId, and the first valueId that may be deleted. */
export const known = async (store: Store) => {
  const { rows } = await store.list(values, { order: [['position', 'asc']] });
  let spare = noId;
  for (const row of rows)
    if (spare === noId && (await carriedBy(store, 'value', [row.id])) === 0) spare = row.id;
  return {
    valueId: rows.find((row) => row.active)?.id ?? noId,
    spareValue: spare,
    valueOrder: rows.map(({ id }) => id).join(),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type ValuesKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<ValuesKnown> = {
  'values.get': 'valueId',
  'values.update': 'valueId',
  'values.order': ({ valueOrder }) => ({ body: { ids: valueOrder.split(',') } }),
  'values.remove': 'spareValue',
};
