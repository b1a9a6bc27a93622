/** A running import: its progress, and that the page can be left. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Failed, Loading } from '#src/ui/StateViews.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { whyOf } from './AttemptFailed.tsx';
import { CountTiles } from './CountTiles.tsx';
import type { PartProps } from './parts.ts';

const ToImports = ({ actor }: Pick<PartProps, 'actor'>): ReactElement => (
  <Button variant="quiet" onClick={() => actor.send({ type: 'new.pressed' })}>
    <Trans>Ver todas las importaciones</Trans>
  </Button>
);

/** An earlier import while its state loads. */
export function OpeningPart({ actor, state }: PartProps): ReactElement {
  const { t } = useLingui();
  const { lost } = state.context;
  if (lost !== null)
    return (
      <Card>
        <Failed
          what={t`No pudimos abrir esta importación.`}
          detail={whyOf(lost)}
          onRetry={() => actor.send({ type: 'retry.pressed' })}
        />
        <div className="flex justify-center">
          <ToImports actor={actor} />
        </div>
      </Card>
    );
  return (
    <Loading label={t`Cargando la importación`}>
      <span className="flex flex-col gap-4">
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-20 w-full rounded-card" />
      </span>
    </Loading>
  );
}

/** The progress is polled every second; the import continues without this page. */
export function FollowStep({ actor, state }: PartProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { import: seen, lost } = state.context;
  const isBack = state.matches('puttingBack') || state.matches('undoing');
  const done = formatNumber(seen?.done ?? 0, language);
  const total = formatNumber(seen?.total ?? 0, language);
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" className="flex flex-col gap-5">
        <h2 className="text-h5 font-semibold" tabIndex={-1} data-step>
          {isBack ? <Trans>Deshaciendo la importación</Trans> : <Trans>Importando</Trans>}
        </h2>
        <ProgressBar
          label={isBack ? t`Personas devueltas a como estaban` : t`Personas importadas`}
          value={seen?.done ?? 0}
          max={seen?.total ?? 1}
          showValue={seen === null ? t`Empezando…` : t`${done} de ${total}`}
        />
        <p role="status" className="text-small text-soft">
          {lost === null ? (
            <Trans>Puedes salir de esta página: sigue sola, y aquí verás cómo terminó.</Trans>
          ) : (
            <Trans>No hay conexión. La importación sigue; lo que ves es lo último que supimos.</Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href="/admin/people" asChild>
            <LinkButton>
              <Trans>Ir a Personas mientras tanto</Trans>
            </LinkButton>
          </Link>
          <ToImports actor={actor} />
        </div>
      </Card>
      {seen === null || isBack ? null : <CountTiles counts={seen.counts} />}
    </div>
  );
}
