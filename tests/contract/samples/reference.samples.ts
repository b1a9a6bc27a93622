/** Valid calls of reference. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'reference.languages': () => ({}),
  'reference.countries': () => ({}),
  'reference.cities': () => ({ search: '?country_id=MX' }),
};

export const fieldSamples: FieldSamples = {
  'Query.languages': () => '',
  'Query.countries': () => '',
  'Query.cities': () => '(countryId: "MX")',
};
