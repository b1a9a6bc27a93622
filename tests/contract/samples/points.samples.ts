/** Right calls of points. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'points.history': () => ({ search: '?page=1&wallet=redeem' }),
};

export const fieldSamples: FieldSamples = {
  'Query.statement': () => '(page: 1, purse: redeem)',
};
