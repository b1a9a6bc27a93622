/** The state of an account without a password, with the way to set one. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ask } from '#src/api/ask.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { RequestPasswordRecoveryDocument } from '#src/gql/graphql.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';

/** The link is sent only to the person's own e-mail address. */
export function NoPassword({ email }: { readonly email: string }): ReactElement {
  const { mutate, isPending, isSuccess, error } = useWrite((address: string) =>
    // No automatic retry, because it would send a second mail.
    ask(RequestPasswordRecoveryDocument, { email: address }, { token: null, retry: false }),
  );
  const address = <strong className="font-semibold break-all">{email}</strong>;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose72 text-small">
        <Trans>
          Todavía no tienes contraseña: entras con un código o con tu cuenta del trabajo. Si tu organización
          deja entrar con contraseña, te enviamos un enlace para elegir una.
        </Trans>
      </p>
      {isSuccess ? (
        <p role="status" className="rounded-control bg-subtle px-4 py-3 text-small">
          <Trans>Revisa {address}: el enlace funciona durante una hora y una sola vez.</Trans>
        </p>
      ) : (
        <Button variant="secondary" busy={isPending} onClick={() => mutate(email)}>
          <Trans>Enviarme el enlace</Trans>
        </Button>
      )}
      {error === null ? null : (
        <FieldError>
          <Trans>El enlace no salió.</Trans> {whyFailed(error)}
        </FieldError>
      )}
    </div>
  );
}
