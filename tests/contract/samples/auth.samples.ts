/** Valid calls of auth. */
import { linkToken } from '#backend/session/links.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { createSign } from '#backend/http/sign.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { noon, password, secret } from '../../support/deployment.ts';
import type { Known, Calls } from './known.ts';

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

const newPassword = 'cuatro gatos duermen al sol';

export const calls: Calls<AuthKnown> = {
  'auth.login': ({ me }) => ({ body: { email: me, password } }),
  'auth.requestOtp': ({ me }) => ({ body: { email: me } }),
  'auth.verifyOtp': ({ me }) => ({ body: { email: me, code: '012345' } }),
  'auth.answerChallenge': ({ challengeToken }) => ({ body: { challengeToken, newPassword } }),
  'auth.requestRecovery': ({ me }) => ({ body: { email: me } }),
  'auth.confirmRecovery': ({ recoveryToken }) => ({ body: { token: recoveryToken, newPassword } }),
  'auth.checkLink': ({ recoveryToken }) => ({ body: { token: recoveryToken } }),
  'auth.changePassword': () => ({ body: { currentPassword: password, newPassword } }),
  'auth.updateAccess': () => ({ body: { methods: ['otp'] } }),
};
