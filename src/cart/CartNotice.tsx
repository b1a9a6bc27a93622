/**
 * A notice before the next step: an unsaved change, stock that could not be held, changed prices or stock, an
 * outdated cart.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { isRefused } from '#machines/checkout.setup.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { cartQueries } from './cart.queries.ts';
import type { CheckoutPartProps } from './CheckoutView.tsx';
import { StaleNotice } from './StaleNotice.tsx';

/** At most one notice: the most specific to the last action. */
export function CartNotice({ actor }: CheckoutPartProps): ReactElement | null {
  const { t } = useLingui();
  const state = useSelector(actor, (now) => now);
  const language = useLanguage();
  const now = useNow();
  const readAt = useQueryClient().getQueryState(cartQueries.cart().queryKey)?.dataUpdatedAt ?? 0;
  const age = readAt > 0 ? relativeAge(readAt, { now, language }) : undefined;
  const { error, lost } = state.context;
  if (state.matches('stale')) return <StaleNotice actor={actor} />;
  if (error !== null) {
    const why = error.reasons?.[0]?.message ?? error.message;
    return (
      <Banner
        severity="error"
        onDismiss={() => actor.send({ type: 'notice.dismissed' })}
        action={
          // A retry of the same request would be rejected again.
          isRefused(error) ? undefined : (
            <Button variant="quiet" icon={RotateCw} onClick={() => actor.send({ type: 'retry.pressed' })}>
              <Trans>Reintentar</Trans>
            </Button>
          )
        }
      >
        <strong className="font-semibold">
          {state.matches('notHeld')
            ? t`No pudimos apartar los productos.`
            : t`No se guardó el cambio: el carrito sigue como estaba.`}
        </strong>{' '}
        {why}
      </Banner>
    );
  }
  if (lost === null) return null;
  return (
    <Banner
      severity="warning"
      action={
        <Button variant="quiet" icon={RotateCw} onClick={() => actor.send({ type: 'reload.pressed' })}>
          <Trans>Reintentar</Trans>
        </Button>
      }
    >
      {age === undefined ? (
        <Trans>No pudimos actualizar el carrito. Lo que ves puede haber cambiado.</Trans>
      ) : (
        <Trans>No pudimos actualizar el carrito. Lo que ves es de {age} y puede haber cambiado.</Trans>
      )}
    </Banner>
  );
}
