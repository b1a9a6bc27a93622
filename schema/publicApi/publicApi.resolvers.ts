/** GraphQL fields of the API keys; the calls that a key opens are REST only. */
import { resolvers } from '../kit/resolvers.ts';
import { publicApiEndpoints } from './publicApi.endpoints.ts';

export const publicApiResolvers = resolvers('publicApi', publicApiEndpoints, {
  Query: { apiKeys: 'keys' },
  Mutation: { createApiKey: 'createKey', revokeApiKey: 'revokeKey' },
});
