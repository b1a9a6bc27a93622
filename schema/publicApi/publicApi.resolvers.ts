/** Fields of the keys of the public API; what a key opens is REST only. */
import { resolvers } from '../kit/resolvers.ts';
import { publicApiEndpoints } from './publicApi.endpoints.ts';

export const publicApiResolvers = resolvers('publicApi', publicApiEndpoints, {
  Query: { apiKeys: 'keys' },
  Mutation: { createApiKey: 'createKey', revokeApiKey: 'revokeKey' },
});
