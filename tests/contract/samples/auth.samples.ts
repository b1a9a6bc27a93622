/** Right calls of auth. */
import type { FieldSamples, RestSamples } from './known.ts';

export const restSamples: RestSamples = {
  'auth.login': ({ me }) => ({ body: { email: me, password: 'aplauso-demo' } }),
  'auth.teams': () => ({ body: { token: 'a team-chat token' } }),
  'auth.flow': () => ({}),
};

export const fieldSamples: FieldSamples = {
  'Query.authFlow': () => '',
  'Mutation.login': ({ me }) => `(email: "${me}", password: "aplauso-demo")`,
  'Mutation.exchangeTeamsToken': () => '(token: "a team-chat token")',
};
