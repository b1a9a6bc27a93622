/** GraphQL fields for sessions. */
import { partsOf, resolvers } from '../kit/resolvers.ts';
import { authEndpoints } from './auth.endpoints.ts';

export const authResolvers = resolvers('auth', authEndpoints, {
  Query: { authFlow: 'flow', accessSettings: 'access', mailedLink: 'checkLink' },
  Mutation: {
    login: 'login',
    requestOneTimeCode: 'requestOtp',
    verifyOneTimeCode: 'verifyOtp',
    exchangeTeamsToken: async (args, { call }) => {
      const { data } = await call(authEndpoints.teams, 'auth.teams', partsOf(authEndpoints.teams, args));
      return data;
    },
    answerPasswordChallenge: 'answerChallenge',
    requestPasswordRecovery: 'requestRecovery',
    confirmPasswordRecovery: 'confirmRecovery',
    logout: 'logout',
    logoutElsewhere: 'logoutElsewhere',
    changePassword: 'changePassword',
    updateAccessSettings: 'updateAccess',
  },
});
