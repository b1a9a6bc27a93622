/**
 * Exchanges a Teams token for a session (spec §4, §7 `POST /oauth2/teams/token`): fetched only inside Teams.
 */
import { ask, type AskOptions } from '#src/api/ask.ts';
import { ExchangeTeamsTokenDocument } from '#src/gql/graphql.ts';

/** The token of the session. Throws `ApiError`. */
export async function exchangeTeamsToken(
  token: string,
  search: string,
  options: Omit<AskOptions, 'token'>,
): Promise<string> {
  const referredId = new URLSearchParams(search).get('referredId');
  const { exchangeTeamsToken: session } = await ask(
    ExchangeTeamsTokenDocument,
    { token, referredId },
    { ...options, token: null },
  );
  return session.authToken;
}
