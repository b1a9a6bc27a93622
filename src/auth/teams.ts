/** The team chat around the page, when there is one: whether we stand inside it and the token that it gives (spec §4, A29). */

/** What start-up needs of the team chat. */
export interface TeamsPort {
  readonly isInside: boolean;
  /** A token that `POST /oauth2/teams/token` exchanges for a session; raises when the chat gives none. */
  readonly token: () => Promise<string>;
}

interface TeamsLibrary {
  readonly authentication: { readonly getAuthToken: () => Promise<unknown> };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isLibrary = (value: unknown): value is TeamsLibrary =>
  isRecord(value) &&
  isRecord(value['authentication']) &&
  typeof value['authentication']['getAuthToken'] === 'function';

/** Inside means: in a frame whose page carries Microsoft's own client, `window.microsoftTeams`. */
export function teamsOf(page: Window): TeamsPort {
  const library: unknown = Reflect.get(page, 'microsoftTeams');
  if (page.parent === page || !isLibrary(library)) {
    return { isInside: false, token: () => Promise.reject(new Error('not inside Teams')) };
  }
  return {
    isInside: true,
    token: async () => {
      const token = await library.authentication.getAuthToken();
      if (typeof token !== 'string' || token === '') throw new Error('Teams gave no token');
      return token;
    },
  };
}
