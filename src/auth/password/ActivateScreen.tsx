/**
 * `/activate`: sets the first password by the link of the invitation and opens the session (spec §7
 * "Passwords").
 */
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { SavedPassword } from '#machines/newPassword.setup.ts';
import { tokenStore } from '#src/api/token.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** The link is used up: its page must be gone when the session begins. */
function enter(token: SavedPassword): void {
  navigate('/', { replace: true });
  if (token !== null) tokenStore.write(token);
}

function Activation({ token }: { readonly token: string }): ReactElement {
  return <NewPasswordView actor={useNewPassword({ token, way: 'activation' }, enter)} />;
}

/** The screen of the route `/activate?token=…`; works with and without a session. */
export function ActivateScreen(): ReactElement {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return <Activation key={token} token={token} />;
}
