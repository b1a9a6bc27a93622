/** Fields about what waits for a person. */
import { resolvers } from '../kit/resolvers.ts';
import { waitingEndpoints } from './waiting.endpoints.ts';

export const waitingResolvers = resolvers('waiting', waitingEndpoints, {
  Query: { waiting: 'list' },
  Mutation: { snoozeWaiting: 'snooze' },
});
