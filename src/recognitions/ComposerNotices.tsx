/** Notices above the fields: the failed send, and the parked draft. */
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ErrorFacts } from '#schema/errors.ts';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { Draft } from './draft.ts';
import { useNames } from './useNames.ts';

/** The error, what was kept, and the next step. Without `onRetry` the form has to change first. */
export const NotSent = ({
  error,
  onRetry,
}: {
  error: ErrorFacts;
  onRetry?: (() => void) | undefined;
}): ReactElement => (
  <Banner
    severity="error"
    action={
      onRetry === undefined ? undefined : (
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          <Trans>Reintentar</Trans>
        </Button>
      )
    }
  >
    <strong className="font-semibold">
      <Trans>No se envió. Tu mensaje sigue aquí.</Trans>
    </strong>{' '}
    {error.message}
  </Banner>
);

/** A draft for other receivers, parked when the composer was opened. */
export function ParkedDraft({
  draft,
  onTake,
  onDrop,
}: {
  draft: Draft;
  onTake: () => void;
  onDrop: () => void;
}): ReactElement {
  const names = useNames()(draft.receivers);
  return (
    <Banner
      action={
        <>
          <Button variant="quiet" className="px-3! py-2!" onClick={onTake}>
            <Trans>Retomarlo</Trans>
          </Button>
          <Button variant="quiet" className="px-3! py-2!" onClick={onDrop}>
            <Trans>Descartarlo</Trans>
          </Button>
        </>
      }
    >
      {names === '' ? (
        <Trans>Tienes otro mensaje sin enviar.</Trans>
      ) : (
        <Trans>Tienes otro mensaje sin enviar para {names}.</Trans>
      )}
    </Banner>
  );
}
