/** `/recover/password`: sets a new password by the mailed link, without signing in (spec §7 "Passwords"). */
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { tokenStore } from '#src/api/token.ts';
import { NewPasswordView, PasswordChanged } from './NewPasswordView.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** The link is used up and all sessions have ended; `done` keeps the message over a reload. */
function finish(): void {
  navigate('/recover/password?done=1', { replace: true });
  tokenStore.forget();
}

function Recovery({ token }: { readonly token: string }): ReactElement {
  return <NewPasswordView actor={useNewPassword({ token, way: 'recovery' }, finish)} />;
}

/** The screen of the route `/recover/password?token=…`; works with and without a session. */
export function RecoverPasswordScreen(): ReactElement {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return search.has('done') ? <PasswordChanged /> : <Recovery key={token} token={token} />;
}
