/** The private address of the reader's calendar: made, copied once, replaced and revoked. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { demoKit } from '#src/api/send.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { copyText } from '#src/lib/copyText.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { eventQueries } from './events.queries.ts';
import { makeFeed, refreshEvents, revokeFeed } from './events.writes.ts';

export function FeedCard(): ReactElement {
  const { t } = useLingui();
  const query = useQuery(eventQueries.feed());
  const [address, setAddress] = useState<string | null>(null);
  const make = useWrite(makeFeed, {
    refresh: refreshEvents,
    onDone: (made) => setAddress(made.address),
  });
  const revoke = useWrite(revokeFeed, { refresh: refreshEvents, onDone: () => setAddress(null) });
  const failure = make.error ?? revoke.error;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address ?? '');
    toasts.raise(
      isCopied
        ? { severity: 'success', text: t`Copiaste la dirección.` }
        : { severity: 'error', text: t`No pudimos copiarla. Selecciónala y cópiala tú.` },
    );
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>
        <Trans>Tus eventos en tu calendario</Trans>
      </CardTitle>
      <p className="text-small text-soft">
        <Trans>
          Una dirección privada para tu programa de calendario, con títulos, horas y lugares. Quien la tenga
          ve tus eventos: no la compartas.
        </Trans>
      </p>
      {demoKit() === undefined ? null : (
        <p className="text-small font-semibold">
          <Trans>En esta demostración la dirección no se puede leer: hace falta un servidor.</Trans>
        </p>
      )}
      <QueryBoundary
        query={query}
        label={t`Cargando la dirección`}
        skeleton={<SkeletonLine />}
        what={<Trans>No pudimos cargar si ya tienes una dirección.</Trans>}
      >
        {({ madeAt }) => (
          <>
            {address === null ? null : (
              <TextField
                label={t`Tu dirección, que solo se muestra ahora`}
                value={address}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
            {madeAt === null || address !== null ? null : (
              <p className="text-small">
                <Trans>Creaste una dirección el {createdVariant(madeAt)}. No se vuelve a mostrar.</Trans>
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              {address === null ? null : (
                <Button onClick={() => void copy()}>
                  <Trans>Copiar la dirección</Trans>
                </Button>
              )}
              <Button variant="secondary" busy={make.isPending} onClick={() => make.mutate({})}>
                {madeAt === null ? <Trans>Crear mi dirección</Trans> : <Trans>Reemplazarla por otra</Trans>}
              </Button>
              {madeAt === null ? null : (
                <Button variant="quiet" busy={revoke.isPending} onClick={() => revoke.mutate({})}>
                  <Trans>Quitarla</Trans>
                </Button>
              )}
            </div>
            {failure === null ? null : <FieldError>{whyFailed(failure)}</FieldError>}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}
