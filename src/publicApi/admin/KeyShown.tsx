/** Shows the secret of a new key once. Only this component holds the secret. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { copyText } from '#src/lib/copyText.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { telemetry } from '#src/telemetry/port.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useLeaving } from '#src/ui/useLeaving.ts';

/** Stops session recording while the secret is visible. */
function useUnrecorded(): void {
  const mayRecord = useModule('fullstory');
  useEffect(() => {
    telemetry?.recordingAllowed(false);
    return () => telemetry?.recordingAllowed(mayRecord);
  }, [mayRecord]);
}

/** Closes without a question after a copy or after the user confirms that the key was saved. */
export function KeyShown({
  name,
  secret,
  onClose,
}: {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'refused'>('not yet');
  const [isKept, setKept] = useState(false);
  const isSafe = copying === 'copied' || isKept;
  const leaving = useLeaving(!isSafe);
  useUnrecorded();
  const close = (): void => leaving.ask(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={t`Tu clave ${name}`}
      description={<Trans>Guárdala ahora: no se vuelve a mostrar.</Trans>}
      actions={
        <Button variant={isSafe ? 'primary' : 'secondary'} onClick={close}>
          <Trans>Cerrar</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-control px-4 py-4">
          {/* Not inside a control: telemetry reads the label of a clicked control, and the secret must not be part of a label. */}
          <code
            data-testid="key"
            aria-label={t`Clave`}
            className="min-w-0 flex-1 font-semibold break-all select-all"
          >
            {secret}
          </code>
          <Button
            variant={isSafe ? 'secondary' : 'primary'}
            icon={Copy}
            data-autofocus
            onClick={() => void copyText(secret).then((is) => setCopying(is ? 'copied' : 'refused'))}
          >
            <Trans>Copiar la clave</Trans>
          </Button>
        </div>
        <div>
          <output className="block text-small font-semibold">
            {copying === 'copied' ? <Trans>Copiada. Pégala donde la necesitas antes de seguir.</Trans> : null}
            {copying === 'refused' ? (
              <Trans>No pudimos copiarla. Selecciónala, cópiala y marca que la guardaste.</Trans>
            ) : null}
          </output>
          <p className="text-small text-soft">
            <Trans>
              Quien la tenga puede actuar en nombre de tu organización. No la pongas en un correo, en un chat
              ni en código que otros vean.
            </Trans>
          </p>
        </div>
        <Checkbox
          label={t`La guardé en un lugar seguro`}
          checked={isKept}
          onChange={({ currentTarget: { checked } }) => setKept(checked)}
        />
      </div>
      <ConfirmDialog
        open={leaving.isAsking}
        onClose={leaving.stay}
        title={t`¿Cerrar sin guardar la clave?`}
        confirmLabel={t`Cerrar sin guardarla`}
        cancelLabel={t`Volver a la clave`}
        onConfirm={leaving.leave}
      >
        <Trans>No la copiaste y no se vuelve a mostrar: tendrías que revocarla y crear otra.</Trans>
      </ConfirmDialog>
    </Dialog>
  );
}
