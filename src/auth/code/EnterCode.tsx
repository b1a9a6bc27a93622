/**
 * The code step: the code is typed or pasted and sent with its last digit; explains what to do if no mail
 * arrives.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/auth/Notice.tsx';
import { CodeField } from './CodeField.tsx';
import type { OneTimeCodeActor } from './oneTimeCode.actors.ts';
import { ResendCode } from './ResendCode.tsx';
import { useFailureWords } from './useFailureWords.ts';

function Form({ actor }: { readonly actor: OneTimeCodeActor }): ReactElement {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const state = useSelector(actor, (now) => now);
  const { code, isIncomplete, failure } = state.context;
  const isChecked = state.matches({ sent: { code: 'verifying' } });
  const isWrong = state.matches({ sent: { code: 'wrong' } });
  useEffect(() => field.current?.focus(), []);
  // Selects a wrong code, so that the first typed digit replaces it.
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actor.send({ type: 'code.given' });
    if (actor.getSnapshot().context.isIncomplete) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CodeField
        ref={field}
        label={t`Código de seis dígitos`}
        hint={t`Funciona durante diez minutos. Nadie te lo va a pedir: no lo compartas.`}
        error={isIncomplete ? t`Escribe los seis dígitos.` : wordsOf(failure)}
        code={code}
        isFixed={isChecked}
        onType={(text) => actor.send({ type: 'code.typed', code: text })}
      />
      <Button type="submit" size="medium" wide busy={isChecked}>
        {isChecked ? t`Entrando…` : t`Entrar`}
      </Button>
    </form>
  );
}

/** From the sent mail to the session. */
export function EnterCode({ actor }: { readonly actor: OneTimeCodeActor }): ReactElement {
  const address = useSelector(actor, (now) => now.context.address);
  const isAnother = useSelector(actor, (now) => now.context.isAnother);
  const isVoid = useSelector(actor, (now) => now.matches({ sent: { code: 'void' } }));
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 className="text-h5 font-semibold">
          <Trans>Revisa tu correo</Trans>
        </h2>
        <output className="text-soft">
          {isAnother ? (
            <Trans>
              Te enviamos otro código a{' '}
              <strong className="font-semibold wrap-anywhere text-ink">{address}</strong>. El anterior ya no
              sirve.
            </Trans>
          ) : (
            <Trans>
              Si hay una cuenta con{' '}
              <strong className="font-semibold wrap-anywhere text-ink">{address}</strong>, te llega un código
              en unos segundos.
            </Trans>
          )}
        </output>
      </header>
      {isVoid ? (
        <Notice>
          <Trans>Ese código venció o ya se usó. Pide uno nuevo.</Trans>
        </Notice>
      ) : (
        <Form actor={actor} />
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        {isVoid ? null : (
          <p className="text-small">
            <Trans>¿No te llega? Mira también en el correo no deseado.</Trans>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <ResendCode actor={actor} isMain={isVoid} />
          <Button variant="quiet" className="-mx-6" onClick={() => actor.send({ type: 'address.left' })}>
            <Trans>Usar otro correo</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
