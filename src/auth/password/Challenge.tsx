/** Sign-in required a new password: the user chooses it in place of the form, and it opens the session. */
import type { ReactElement } from 'react';
import type { SavedPassword } from '#machines/newPassword.setup.ts';
import { tokenStore } from '#src/api/token.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { useNewPassword } from './useNewPassword.ts';

const enter = (token: SavedPassword): void => {
  if (token !== null) tokenStore.write(token);
};

/** `token` answers the challenge; `onLeave` returns to the form. */
export function Challenge({
  token,
  onLeave,
}: {
  readonly token: string;
  readonly onLeave: () => void;
}): ReactElement {
  return <NewPasswordView actor={useNewPassword({ token, way: 'challenge' }, enter)} onLeave={onLeave} />;
}
