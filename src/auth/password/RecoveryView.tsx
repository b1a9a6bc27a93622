/**
 * The request for a link by mail, drawn from the state of its machine: for a new password, or for the
 * invitation again.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { KeyRound, MailCheck, MailOpen } from 'lucide-react';
import { useRef, type ReactElement, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { mailPauseMs } from '#machines/recovery.setup.ts';
import { sentence } from '#schema/errors.ts';
import { Notice } from '#src/auth/Notice.tsx';
import { Wait } from '#src/auth/Wait.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { RecoveryActor } from './recovery.actors.ts';
import { Sheet } from './Sheet.tsx';

export interface RecoveryViewProps {
  readonly actor: RecoveryActor;
  /** The purpose of the mail. Only chooses the texts; the server decides by the account. */
  readonly about: 'recovery' | 'activation';
}

const ToSignIn = (): ReactElement => (
  <p className="border-t border-line pt-5 text-center text-small">
    <Link href="/login" asChild>
      <TextLink className="target inline-flex items-center justify-center">
        <Trans>Volver a iniciar sesión</Trans>
      </TextLink>
    </Link>
  </p>
);

function Sent({ actor, about }: RecoveryViewProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  const address = <strong className="font-semibold wrap-anywhere text-ink">{state.context.address}</strong>;
  return (
    <Sheet
      icon={MailCheck}
      tone="done"
      takesFocus
      title={<Trans>Revisa tu correo</Trans>}
      lead={
        about === 'recovery' ? (
          <Trans>
            Si hay una cuenta con {address}, te llega un enlace para elegir otra contraseña. Funciona durante
            una hora y una sola vez.
          </Trans>
        ) : (
          <Trans>
            Si hay una cuenta con {address}, te llega un enlace para activarla. Funciona durante siete días y
            una sola vez.
          </Trans>
        )
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-small">
          <Trans>¿No te llega? Mira también en el correo no deseado.</Trans>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {state.matches({ sent: 'resting' }) ? (
            <p className="flex min-h-11 items-center text-small text-soft">
              <Wait ms={mailPauseMs} say={(left) => <Trans>Puedes pedir otro enlace en {left}</Trans>} />
            </p>
          ) : (
            <Button variant="secondary" onClick={() => actor.send({ type: 'again.pressed' })}>
              <Trans>Enviar otro enlace</Trans>
            </Button>
          )}
          <Button variant="quiet" className="-mx-6" onClick={() => actor.send({ type: 'address.left' })}>
            <Trans>Usar otro correo</Trans>
          </Button>
        </div>
      </div>
      <ToSignIn />
    </Sheet>
  );
}

function Form({ actor }: { readonly actor: RecoveryActor }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const state = useSelector(actor, (now) => now);
  const { address, isIncomplete, error } = state.context;
  const isBusy = state.hasTag('busy');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actor.send({ type: 'address.given', address: field.current?.value ?? '' });
    if (actor.getSnapshot().context.isIncomplete) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error === null ? null : (
        <Notice>
          <Trans>{sentence(error.code, language, error.status)} No se envió ningún correo.</Trans>
        </Notice>
      )}
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t`Correo`}
        hint={t`El que usas en tu organización.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={address}
        readOnly={isBusy}
        error={isIncomplete ? t`Escribe un correo completo, como nombre@empresa.com.` : undefined}
      />
      <Button type="submit" size="medium" wide busy={isBusy}>
        {isBusy ? t`Enviando…` : t`Enviar enlace`}
      </Button>
    </form>
  );
}

/** The single column of the page. */
export function RecoveryView({ actor, about }: RecoveryViewProps): ReactElement {
  const state = useSelector(actor, (now) => now);
  if (state.hasTag('sent')) return <Sent actor={actor} about={about} />;
  return (
    <Sheet
      icon={about === 'recovery' ? KeyRound : MailOpen}
      title={about === 'recovery' ? <Trans>Recupera tu contraseña</Trans> : <Trans>Activa tu cuenta</Trans>}
      lead={
        about === 'recovery' ? (
          <Trans>Te enviamos por correo un enlace para elegir otra. La de ahora vale hasta entonces.</Trans>
        ) : (
          <Trans>
            Tu organización te invitó, pero falta que elijas tu contraseña. Si no encuentras la invitación, te
            la enviamos otra vez.
          </Trans>
        )
      }
    >
      {state.matches('waiting') ? (
        <Notice
          more={
            <Button variant="secondary" onClick={() => actor.send({ type: 'address.left' })}>
              <Trans>Usar otro correo</Trans>
            </Button>
          }
        >
          <Wait
            ms={state.context.waitMs}
            say={(left) => <Trans>Hubo demasiados intentos. Puedes volver a intentarlo en {left}.</Trans>}
          />
        </Notice>
      ) : (
        <Form actor={actor} />
      )}
      <ToSignIn />
    </Sheet>
  );
}
