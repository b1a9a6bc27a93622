/** What ends every other session of a person; this device goes on with a token of its own, and nothing on the page is lost. */
import { ask } from '#src/api/ask.ts';
import { tokenStore } from '#src/api/token.ts';
import { whileRenewing } from '#src/api/unauthorized.ts';
import { ChangePasswordDocument, LogoutElsewhereDocument } from '#src/gql/graphql.ts';

// The answer is kept nowhere, and the old token ends with the first one that arrives: a repeat would only hear that.
const once = { retry: false } as const;

/** Takes the token that the call answers before anybody hears of what the old one was refused meanwhile. */
function goOnWith(answer: Promise<string>): Promise<void> {
  const before = tokenStore.read();
  return whileRenewing(
    answer.then((token) => {
      // Whoever signed out meanwhile stays out.
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
