/** The result of a key: found, confirmed, already used, expired, unknown, or in doubt. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Hourglass,
  RotateCw,
  Ticket as TicketIcon,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import type { ErrorFacts } from '#schema/errors.ts';
import { exactTime } from '#src/lib/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { RedeemActor } from './redeem.actors.ts';
import { RedeemFacts } from './RedeemFacts.tsx';

const tones = {
  good: 'bg-success-tint text-success-text',
  bad: 'bg-error-tint text-error-text',
  wait: 'bg-warning-tint text-warning-text',
  plain: 'bg-brand-tint text-link',
} as const;

/** The result: an icon, one sentence, and optional details. */
function Verdict({
  icon,
  tone,
  title,
  children,
}: {
  icon: LucideIcon;
  tone: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
}): ReactElement {
  return (
    // An alert for errors, a polite status otherwise.
    <div role={tone === 'bad' ? 'alert' : 'status'} className="flex items-start gap-4">
      <span
        className={classes('flex size-12 shrink-0 items-center justify-center rounded-full', tones[tone])}
      >
        <Icon of={icon} size={24} />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-h5 font-semibold text-balance">{title}</p>
        {children === undefined ? null : <p className="mt-0.5 text-soft">{children}</p>}
      </div>
    </div>
  );
}

const sentenceOf = (error: ErrorFacts | null): string => error?.reasons?.[0]?.message ?? error?.message ?? '';

/** A code that cannot be confirmed, with the time of its use or expiry. */
function Unusable({ seen }: { seen: RedemptionSeen }): ReactElement {
  const language = useLanguage();
  const { status, redeemedAt, expiresAt } = seen;
  const used = redeemedAt === null ? '' : exactTime(redeemedAt, { language });
  const ended = expiresAt === null ? '' : exactTime(expiresAt, { language });
  switch (status) {
    case 'redeemed':
      return (
        <Verdict icon={CircleX} tone="bad" title={<Trans>Este código ya se usó</Trans>}>
          {used === '' ? undefined : <Trans>Se confirmó el {used}. No vale otra vez.</Trans>}
        </Verdict>
      );
    case 'expired':
      return (
        <Verdict icon={Hourglass} tone="bad" title={<Trans>Este código venció</Trans>}>
          {ended === '' ? undefined : <Trans>Se podía usar hasta el {ended}.</Trans>}
        </Verdict>
      );
    case 'issued':
      return (
        <Verdict icon={CircleX} tone="bad" title={<Trans>Este código no es de tu proveedor</Trans>}>
          <Trans>Solo lo puede confirmar quien trabaja para {seen.provider.name}.</Trans>
        </Verdict>
      );
  }
}

/** Draws nothing while a key is being typed. */
export function RedeemOutcome({ actor }: { actor: RedeemActor }): ReactElement | null {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const { seen, error } = state.context;
  if (state.matches('looking'))
    return (
      <Card>
        <Loading label={t`Buscando el código`}>
          <span className="flex flex-col gap-3">
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-3/5" />
          </span>
        </Loading>
      </Card>
    );
  if (state.matches('unknown'))
    return (
      <Card>
        <Verdict icon={CircleHelp} tone="bad" title={<Trans>No encontramos este código</Trans>}>
          <Trans>Revisa que esté bien escrito. También puede ser de otro proveedor.</Trans>
        </Verdict>
      </Card>
    );
  if (state.matches('notLooked'))
    return (
      <Card className="flex flex-col gap-4">
        <Verdict icon={WifiOff} tone="bad" title={<Trans>No pudimos buscar el código</Trans>}>
          {sentenceOf(error)}
        </Verdict>
        <div>
          <Button variant="secondary" icon={RotateCw} onClick={() => actor.send({ type: 'retry.pressed' })}>
            <Trans>Reintentar</Trans>
          </Button>
        </div>
      </Card>
    );
  if (seen === null) return null;
  const confirms = state.matches('found') || state.matches('confirming');
  const isInDoubt = state.hasTag('checks');
  return (
    <Card className="flex flex-col gap-5">
      {state.matches('confirmed') ? (
        <Verdict icon={CircleCheck} tone="good" title={<Trans>Canje confirmado</Trans>}>
          <Trans>Ya puedes entregar lo que dice el cupón. El campo está listo para el siguiente.</Trans>
        </Verdict>
      ) : state.matches('refused') ? (
        <Verdict icon={CircleX} tone="bad" title={sentenceOf(error)}>
          <Trans>No se confirmó nada ahora.</Trans>
        </Verdict>
      ) : isInDoubt ? (
        <Verdict icon={Hourglass} tone="wait" title={<Trans>Todavía no sabemos si se confirmó</Trans>}>
          <Trans>
            La respuesta se perdió en el camino. Seguimos preguntando; nunca se confirma dos veces.
          </Trans>
        </Verdict>
      ) : confirms ? (
        <Verdict icon={TicketIcon} tone="plain" title={<Trans>Código válido de {seen.userName}</Trans>}>
          <Trans>Compara los datos antes de confirmar: no se puede deshacer.</Trans>
        </Verdict>
      ) : (
        <Unusable seen={seen} />
      )}
      <RedeemFacts seen={seen} />
      {confirms ? (
        <Button
          size="medium"
          wide
          icon={CircleCheck}
          busy={state.matches('confirming')}
          onClick={() => actor.send({ type: 'confirm.pressed' })}
        >
          <Trans>Confirmar canje</Trans>
        </Button>
      ) : isInDoubt ? (
        <Button
          size="medium"
          wide
          variant="secondary"
          icon={RotateCw}
          busy={state.matches('checking')}
          onClick={() => actor.send({ type: 'retry.pressed' })}
        >
          <Trans>Preguntar ahora</Trans>
        </Button>
      ) : null}
    </Card>
  );
}
