/** Fields that open a session. */
import { resolvers } from '../kit/resolvers.ts';
import { authEndpoints } from './auth.endpoints.ts';

export const authResolvers = resolvers('auth', authEndpoints, {
  Query: { authFlow: 'flow' },
  Mutation: {
    login: 'login',
    exchangeTeamsToken: async (args, { call }) => {
      const session = await call(authEndpoints.teams, 'auth.teams', { body: args });
      return { authToken: session.data?.authToken ?? session.authToken };
    },
  },
});
