/** GraphQL fields of corporate values. */
import { resolvers } from '../kit/resolvers.ts';
import { valueEndpoints } from './values.endpoints.ts';

export const valueResolvers = resolvers('values', valueEndpoints, {
  Query: {
    values: 'list',
    value: 'get',
  },
  Mutation: {
    createValue: 'create',
    updateValue: 'update',
    orderValues: 'order',
    deleteValue: 'remove',
  },
});
