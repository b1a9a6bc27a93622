/** WhatsApp is on: shows the number, and turns it off. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useDeactivation } from './useWhatsapp.ts';

/** Turning it off asks for confirmation; changing the number does not. */
export function WhatsappOn({
  phone,
  hasFailed,
  onChange,
}: {
  readonly phone: string;
  /** Whether WhatsApp refused the number. */
  readonly hasFailed: boolean;
  readonly onChange: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const off = useDeactivation(() => setIsAsking(false));
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusTag severity={hasFailed ? 'error' : 'success'}>
          {hasFailed ? <Trans>Sin entregar</Trans> : <Trans>Activado</Trans>}
        </StatusTag>
        <span className="font-semibold tabular-nums">{phone}</span>
      </p>
      {hasFailed ? (
        <p className="text-small text-soft">
          <Trans>
            WhatsApp no entregó nuestro mensaje en este número. Revisa que tenga WhatsApp y que no nos hayas
            bloqueado, y guárdalo otra vez.
          </Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onChange}>
          <Trans>Cambiar el número</Trans>
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            off.reset();
            setIsAsking(true);
          }}
        >
          <Trans>Desactivar</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`¿Desactivar los avisos por WhatsApp?`}
        confirmLabel={t`Desactivar`}
        busy={off.busy}
        failed={off.failed}
        onConfirm={off.deactivate}
      >
        <Trans>
          No te escribiremos más al {phone}. Los avisos siguen en la campana, y puedes volver a activarlos
          cuando quieras: guardamos el número.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
