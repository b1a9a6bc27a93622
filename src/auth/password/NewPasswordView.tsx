/**
 * The choice of a password by a link, drawn from the state of its machine: checked, chosen, saved, or a new
 * link needed.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check, KeyRound, Link2Off, PartyPopper } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import type { LinkPurpose } from '#schema/auth/auth.rules.ts';
import { sentence } from '#schema/errors.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { NewPasswordActor } from './newPassword.actors.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Sheet } from './Sheet.tsx';

export interface NewPasswordViewProps {
  readonly actor: NewPasswordActor;
  /** Returns to sign-in, if the challenge came from there. */
  readonly onLeave?: (() => void) | undefined;
}

interface PartProps extends NewPasswordViewProps {
  readonly isPage: boolean;
}

const Skeletons = ({ isPage }: { readonly isPage: boolean }): ReactElement => {
  const { t } = useLingui();
  return (
    <Loading label={t`Comprobando el enlace`}>
      <div className={isPage ? 'mx-auto w-full max-w-[32rem] px-4 py-6 sm:py-12 wide:py-[12vh]' : undefined}>
        <div
          className={
            isPage
              ? 'flex flex-col gap-6 rounded-card border border-line bg-card p-6 sm:p-10'
              : 'flex flex-col gap-6'
          }
        >
          <Skeleton round className="size-14" />
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-13 w-full" />
        </div>
      </div>
    </Loading>
  );
};

function Void({ actor, onLeave, isPage }: PartProps): ReactElement {
  const way = useSelector(actor, (now) => now.context.way);
  return (
    <Sheet
      icon={Link2Off}
      tone="void"
      isPage={isPage}
      takesFocus
      title={<Trans>Este enlace ya no sirve</Trans>}
      lead={
        way === 'activation' ? (
          <Trans>Ya se usó, venció o está incompleto. Si ya elegiste tu contraseña, entra con ella.</Trans>
        ) : (
          <Trans>Ya se usó, venció o está incompleto. Pide otro: llega en unos segundos.</Trans>
        )
      }
    >
      <div className="flex flex-wrap gap-3">
        {onLeave === undefined ? (
          <>
            <Link href={way === 'activation' ? '/needs_activation' : '/reset_password'} asChild>
              <LinkButton variant="primary">
                <Trans>Pedir otro enlace</Trans>
              </LinkButton>
            </Link>
            <Link href="/login" asChild>
              <LinkButton>
                <Trans>Iniciar sesión</Trans>
              </LinkButton>
            </Link>
          </>
        ) : (
          <Button onClick={onLeave}>
            <Trans>Volver a iniciar sesión</Trans>
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The password has changed, without a new session. */
export const PasswordChanged = (): ReactElement => (
  <Sheet
    icon={Check}
    tone="done"
    takesFocus
    title={<Trans>Tu contraseña cambió</Trans>}
    lead={<Trans>Entra con la nueva. Por seguridad cerramos tus sesiones en otros equipos.</Trans>}
  >
    <Link href="/login" asChild>
      <LinkButton variant="primary" size="medium" wide>
        <Trans>Iniciar sesión</Trans>
      </LinkButton>
    </Link>
  </Sheet>
);

function Choosing({ actor, onLeave, isPage }: PartProps): ReactElement {
  const { t } = useLingui();
  const { way, link } = useSelector(actor, (now) => now.context);
  const name = link?.firstName ?? '';
  const organization = link?.organization ?? '';
  const email = <strong className="font-semibold wrap-anywhere text-ink">{link?.email ?? ''}</strong>;
  const titles: Readonly<Record<LinkPurpose, ReactNode>> = {
    activation: <Trans>Te damos la bienvenida, {name}</Trans>,
    challenge: <Trans>Elige otra contraseña</Trans>,
    recovery: <Trans>Elige una contraseña nueva</Trans>,
  };
  const leads: Readonly<Record<LinkPurpose, ReactNode>> = {
    activation: (
      <Trans>
        Elige tu contraseña y entra a {organization} con {email}.
      </Trans>
    ),
    challenge: <Trans>La que tenías venció. Con la nueva entras a {organization} enseguida.</Trans>,
    recovery: <Trans>Es para {email}.</Trans>,
  };
  const verbs: Readonly<Record<LinkPurpose, string>> = {
    activation: t`Activar mi cuenta`,
    challenge: t`Guardar y entrar`,
    recovery: t`Guardar contraseña`,
  };
  return (
    <Sheet
      icon={way === 'activation' ? PartyPopper : KeyRound}
      isPage={isPage}
      takesFocus={!isPage}
      title={titles[way]}
      lead={leads[way]}
    >
      <PasswordForm actor={actor} save={verbs[way]} />
      {onLeave === undefined ? null : (
        <Button variant="quiet" className="self-center" onClick={onLeave}>
          <Trans>Entrar con otra cuenta</Trans>
        </Button>
      )}
    </Sheet>
  );
}

/** A separate page, or with `onLeave` a part of sign-in. */
export function NewPasswordView({ actor, onLeave }: NewPasswordViewProps): ReactElement {
  const language = useLanguage();
  const state = useSelector(actor, (now) => now);
  const { way, error } = state.context;
  const isPage = onLeave === undefined;
  const part = { actor, onLeave, isPage };
  if (state.matches('checking')) return <Skeletons isPage={isPage} />;
  if (state.matches('void')) return <Void {...part} />;
  if (state.matches('notChecked'))
    return (
      <Failed
        what={<Trans>No pudimos comprobar el enlace.</Trans>}
        detail={error === null ? undefined : sentence(error.code, language, error.status)}
        onRetry={() => actor.send({ type: 'retry.pressed' })}
      />
    );
  if (!state.matches('done')) return <Choosing {...part} />;
  if (way === 'recovery') return <PasswordChanged />;
  return (
    <Sheet icon={Check} tone="done" isPage={isPage} takesFocus title={<Trans>Listo, entrando…</Trans>} />
  );
}
