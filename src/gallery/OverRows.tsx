/** Overlays: dialogs, toasts, and the crash fallback. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row } from './Row.tsx';

type Open = 'center' | 'side' | 'confirm' | null;

/** Each kind of dialog behind a button. */
export function DialogRow(): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <Row title={<Trans>Diálogos</Trans>}>
      <Button variant="secondary" onClick={() => setOpen('center')}>
        <Trans>Abrir en el centro</Trans>
      </Button>
      <Button variant="secondary" onClick={() => setOpen('side')}>
        <Trans>Abrir al lado</Trans>
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        <Trans>Pedir confirmación</Trans>
      </Button>
      <Dialog
        open={open === 'center' || open === 'side'}
        placement={open === 'side' ? 'side' : 'center'}
        onClose={close}
        title={t`Un diálogo`}
        description={t`Se cierra con Escape y devuelve el foco.`}
        actions={
          <Button onClick={close}>
            <Trans>Entendido</Trans>
          </Button>
        }
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={t`¿Eliminar esta prueba?`}
        confirmLabel={t`Eliminar`}
        numbers={[{ label: t`Elementos que se van`, value: 3 }]}
      >
        <Trans>No cambia nada: es una prueba.</Trans>
      </ConfirmDialog>
    </Row>
  );
}

/** A toast of each severity. */
export function ToastRow(): ReactElement {
  const { t } = useLingui();
  return (
    <Row title={<Trans>Avisos</Trans>}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Button
          key={severity}
          variant="secondary"
          onClick={() => toasts.raise({ severity, text: t`Un aviso de prueba: ${severity}.` })}
        >
          {severity}
        </Button>
      ))}
    </Row>
  );
}

/** Crashes the page on purpose: the next render raises, and the error boundary of the app takes over. */
export function CrashRow(): ReactElement {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('Broken on purpose in the gallery.');
  return (
    <Row title={<Trans>Falla</Trans>}>
      <Button variant="danger" onClick={() => setBroken(true)}>
        <Trans>Provocar una falla</Trans>
      </Button>
      <p className="max-w-prose72 text-small text-soft">
        <Trans>Muestra la página de falla. Al recargar vuelve todo.</Trans>
      </p>
    </Row>
  );
}
