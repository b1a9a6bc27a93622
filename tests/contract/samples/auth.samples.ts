/** Valid calls of auth. */
import { linkToken } from '#backend/session/links.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { createSign } from '#backend/http/sign.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { noon, password, secret } from '../../support/deployment.ts';
import type { FieldSamples, Known, RestSamples } from './known.ts';

const phrase = 'cuatro gatos duermen al sol';

/** Links for the employee, as in the mails of the deployment. */
export const known = async (store: Store, { me }: Known) => {
  const [user] = (await store.list(users, { where: { email: me } })).rows;
  const [organization] = (await store.list(organizations, { limit: 1 })).rows;
  if (user === undefined || organization === undefined) return { challengeToken: '', recoveryToken: '' };
  const links = { sign: createSign(secret), tokens: createTokens(secret, () => 'sample') };
  const link = (purpose: 'challenge' | 'recovery') => linkToken(links, organization.id, purpose, user, noon);
  return { challengeToken: await link('challenge'), recoveryToken: await link('recovery') };
};
/** The result of `known`. */
export type AuthKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<AuthKnown> = {
  'auth.login': ({ me }) => ({ body: { email: me, password } }),
  'auth.requestOtp': ({ me }) => ({ body: { email: me } }),
  'auth.verifyOtp': ({ me }) => ({ body: { email: me, code: '012345' } }),
  'auth.teams': () => ({ body: { token: 'a team-chat token' } }),
  'auth.flow': () => ({}),
  'auth.answerChallenge': ({ challengeToken }) => ({
    body: { challenge_token: challengeToken, new_password: phrase },
  }),
  'auth.requestRecovery': ({ me }) => ({ body: { email: me } }),
  'auth.confirmRecovery': ({ recoveryToken }) => ({ body: { token: recoveryToken, new_password: phrase } }),
  'auth.checkLink': ({ recoveryToken }) => ({ body: { token: recoveryToken } }),
  'auth.logout': () => ({}),
  'auth.logoutElsewhere': () => ({}),
  'auth.changePassword': () => ({ body: { current_password: password, new_password: phrase } }),
  'auth.access': () => ({}),
  'auth.updateAccess': () => ({ body: { methods: ['otp'] } }),
};

export const fieldSamples: FieldSamples<AuthKnown> = {
  'Query.authFlow': () => '',
  'Query.accessSettings': () => '',
  'Query.mailedLink': ({ recoveryToken }) => `(token: "${recoveryToken}")`,
  'Mutation.login': ({ me }) => `(email: "${me}", password: "${password}")`,
  'Mutation.requestOneTimeCode': ({ me }) => `(email: "${me}")`,
  'Mutation.verifyOneTimeCode': ({ me }) => `(email: "${me}", code: "012345")`,
  'Mutation.exchangeTeamsToken': () => '(token: "a team-chat token")',
  'Mutation.answerPasswordChallenge': ({ challengeToken }) =>
    `(challengeToken: "${challengeToken}", newPassword: "${phrase}")`,
  'Mutation.requestPasswordRecovery': ({ me }) => `(email: "${me}")`,
  'Mutation.confirmPasswordRecovery': ({ recoveryToken }) =>
    `(token: "${recoveryToken}", newPassword: "${phrase}")`,
  'Mutation.logout': () => '',
  'Mutation.logoutElsewhere': () => '',
  'Mutation.changePassword': () => `(currentPassword: "${password}", newPassword: "${phrase}")`,
  'Mutation.updateAccessSettings': () => '(methods: ["otp"])',
};
