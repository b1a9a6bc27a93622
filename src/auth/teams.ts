/** A token of the team chat around the page (spec §4, A29); its own chunk, since few pages stand inside one. */

interface TeamsLibrary {
  readonly authentication: { readonly getAuthToken: () => Promise<unknown> };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isLibrary = (value: unknown): value is TeamsLibrary =>
  isRecord(value) &&
  isRecord(value['authentication']) &&
  typeof value['authentication']['getAuthToken'] === 'function';

/** A token that `POST /oauth2/teams/token` exchanges for a session; raises when the chat gives none. */
export async function teamsToken(page: Window): Promise<string> {
  const library: unknown = Reflect.get(page, 'microsoftTeams');
  if (!isLibrary(library)) throw new Error('not inside Teams');
  const token = await library.authentication.getAuthToken();
  if (typeof token !== 'string' || token === '') throw new Error('Teams gave no token');
  return token;
}
