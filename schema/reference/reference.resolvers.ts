/** GraphQL fields of the reference lists. */
import { resolvers } from '../kit/resolvers.ts';
import { referenceEndpoints } from './reference.endpoints.ts';

export const referenceResolvers = resolvers('reference', referenceEndpoints, {
  Query: { languages: 'languages', countries: 'countries', cities: 'cities' },
});
