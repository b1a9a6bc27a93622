/**
 * The form for a new password: shows the rules first, then the strength while typing; the password is typed
 * once.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { faultOf } from '#machines/newPassword.setup.ts';
import { passwordLength } from '#schema/auth/auth.rules.ts';
import { sentence } from '#schema/errors.ts';
import { Notice } from '#src/auth/Notice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { NewPasswordActor } from './newPassword.actors.ts';
import { Strength } from './Strength.tsx';
import { useFaultWords } from './useFaultWords.ts';

/** `save` is the label of its button. */
export function PasswordForm({
  actor,
  save,
}: {
  readonly actor: NewPasswordActor;
  readonly save: string;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const wordsOf = useFaultWords();
  const field = useRef<HTMLInputElement>(null);
  const state = useSelector(actor, (now) => now);
  const { password, link, isFaulty, error } = state.context;
  const isSaving = state.matches('saving');
  const isRefused = state.matches('refused');
  const { min } = passwordLength;
  const wrong = (): string | undefined => {
    if (isRefused) return error?.reasons?.[0]?.message;
    if (!isFaulty) return undefined;
    return password === '' ? t`Escribe tu contraseña nueva.` : wordsOf(faultOf(state.context));
  };
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actor.send({ type: 'save.pressed' });
    if (actor.getSnapshot().context.isFaulty) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {state.matches('notSaved') && error !== null ? (
        <Notice>
          <Trans>
            {sentence(error.code, language, error.status)} Tu contraseña sigue escrita: vuelve a intentarlo.
          </Trans>
        </Notice>
      ) : null}
      {/* Password managers store the new password for this address. */}
      <input type="text" name="username" autoComplete="username" value={link?.email ?? ''} readOnly hidden />
      <div className="flex flex-col gap-3">
        <PasswordField
          ref={field}
          name="new-password"
          autoComplete="new-password"
          label={t`Contraseña nueva`}
          hint={t`Al menos ${min} caracteres. Lo más fácil de recordar es una frase de varias palabras.`}
          value={password}
          readOnly={isSaving}
          error={wrong()}
          onChange={(event) => actor.send({ type: 'password.typed', password: event.currentTarget.value })}
        />
        <Strength password={password} link={link} />
      </div>
      <Button type="submit" size="medium" wide busy={isSaving}>
        {isSaving ? t`Guardando…` : save}
      </Button>
    </form>
  );
}
