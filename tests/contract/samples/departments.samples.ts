/** Right calls of departments. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'departments.list': () => ({}),
  'departments.groups': () => ({}),
};

export const fieldSamples: FieldSamples = {
  'Query.departments': () => '',
  'Query.groups': () => '',
};
