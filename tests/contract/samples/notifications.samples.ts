/** Right calls of notifications. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'notifications.count': () => ({}),
  'notifications.stream': () => ({}),
};

export const fieldSamples: FieldSamples = {
  'Query.counts': () => '',
};
