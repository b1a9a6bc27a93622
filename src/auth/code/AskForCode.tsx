/** The address step: the e-mail address for the code. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Notice } from '#src/auth/Notice.tsx';
import type { OneTimeCodeActor } from './oneTimeCode.actors.ts';
import { useFailureWords } from './useFailureWords.ts';

/** Keeps the typed address after a failure. */
export function AskForCode({
  actor,
  typed,
}: {
  readonly actor: OneTimeCodeActor;
  /** The address that was typed in the password form. */
  readonly typed: string;
}): ReactElement {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const { address, isIncomplete, failure } = useSelector(actor, (now) => now.context);
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'));
  const why = wordsOf(failure);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actor.send({ type: 'address.given', address: field.current?.value ?? '' });
    if (actor.getSnapshot().context.isIncomplete) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t`Entrar con un código`}>
      <p className="text-soft">
        <Trans>Te enviamos por correo un código de seis dígitos. Con él entras sin contraseña.</Trans>
      </p>
      {why === undefined ? null : <Notice>{why}</Notice>}
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t`Correo`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={address === '' ? typed : address}
        readOnly={isBusy}
        error={isIncomplete ? t`Escribe un correo completo, como nombre@empresa.com.` : undefined}
      />
      <Button type="submit" size="medium" wide busy={isBusy}>
        {isBusy ? t`Enviando…` : t`Enviar código`}
      </Button>
    </form>
  );
}
