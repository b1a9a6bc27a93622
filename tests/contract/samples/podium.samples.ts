/** Valid calls of the podium. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'recognitions.podium': () => ({ search: '?side=givers' }),
  'recognitions.insigniaPodium': () => ({ search: '?accum=true' }),
  'recognitions.myPodium': () => ({}),
  'recognitions.setMyPodium': () => ({ body: { hidden: true } }),
};

export const fieldSamples: FieldSamples = {
  'Query.podium': () => '(side: givers)',
  'Query.insigniaPodium': () => '(accum: true)',
  'Query.myPodium': () => '',
  'Mutation.setMyPodium': () => '(hidden: true)',
};
