/**
 * Calls that end all other sessions of a person; this device continues with a new token, and the page keeps
 * its state.
 */
import { ask } from '#src/api/ask.ts';
import { tokenStore } from '#src/api/token.ts';
import { whileRenewing } from '#src/api/unauthorized.ts';
import { ChangePasswordDocument, LogoutElsewhereDocument } from '#src/gql/graphql.ts';

// No retry: the answer is not stored, and the first request revokes the old token, so a repeat would only get
// a 401.
const once = { retry: false } as const;

/** Stores the new token before a 401 of the old one is reported. */
function goOnWith(answer: Promise<string>): Promise<void> {
  const before = tokenStore.read();
  return whileRenewing(
    answer.then((token) => {
      // A person who signed out in the meantime stays signed out.
      if (tokenStore.read() === before) tokenStore.renew(token);
    }),
  );
}

/** Each raises `ApiError`. */
export const sessionWrites = {
  changePassword: (passwords: { readonly currentPassword: string; readonly newPassword: string }) =>
    goOnWith(
      ask(ChangePasswordDocument, passwords, once).then(({ changePassword }) => changePassword.authToken),
    ),
  logoutElsewhere: () =>
    goOnWith(ask(LogoutElsewhereDocument, {}, once).then(({ logoutElsewhere }) => logoutElsewhere.authToken)),
} as const;
