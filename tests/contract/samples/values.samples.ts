/** Valid calls of values. */
import { carriedBy } from '#backend/posts/usage.ts';
import type { Store } from '#backend/store/port.ts';
import { values } from '#backend/program/values.tables.ts';
import { noId, type FieldSamples, type RestSamples } from './known.ts';

/** The first active value, the first value that may be deleted, and the ids of all values. */
export const known = async (store: Store) => {
  const { rows } = await store.list(values, { order: [['position', 'asc']] });
  let spare = noId;
  for (const row of rows)
    if (spare === noId && (await carriedBy(store, 'value', [row.id])) === 0) spare = row.id;
  return {
    value: rows.find((row) => row.active)?.id ?? noId,
    spareValue: spare,
    valueOrder: rows.map(({ id }) => id).join(),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type ValuesKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<ValuesKnown> = {
  'values.list': () => ({}),
  'values.get': ({ value }) => ({ params: { id: value } }),
  'values.create': () => ({ body: { name: 'Audacia serena', description: 'Atreverse a probar' } }),
  'values.update': ({ value }) => ({ params: { id: value }, body: { description: 'Con otras palabras' } }),
  'values.order': ({ valueOrder }) => ({ body: { ids: valueOrder.split(',') } }),
  'values.remove': ({ spareValue }) => ({ params: { id: spareValue } }),
};

export const fieldSamples: FieldSamples<ValuesKnown> = {
  'Query.values': () => '',
  'Query.value': ({ value }) => `(id: "${value}")`,
  'Mutation.createValue': () => '(input: { name: "Audacia serena", description: "Atreverse a probar" })',
  'Mutation.updateValue': ({ value }) => `(id: "${value}", input: { description: "Con otras palabras" })`,
  'Mutation.orderValues': ({ valueOrder }) => `(ids: ${JSON.stringify(valueOrder.split(','))})`,
  'Mutation.deleteValue': ({ spareValue }) => `(id: "${spareValue}")`,
};
