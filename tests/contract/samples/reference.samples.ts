/** Valid calls of reference. */
import type { Calls } from './known.ts';

export const calls: Calls = {
  'reference.cities': () => ({ query: { countryId: 'MX' } }),
};
