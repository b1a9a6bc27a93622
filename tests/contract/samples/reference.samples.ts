/** Right calls of reference. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'reference.languages': () => ({}),
};

export const fieldSamples: FieldSamples = {
  'Query.languages': () => '',
};
