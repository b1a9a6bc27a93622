/** The print preview of a certificate, and the print button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import './certificate.css';

/** Prints a separate copy beside the page, so that nothing else of the screen is printed. */
export function CertificateDialog({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** The sheet (`CertificateSheet`). */
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Certificado`}
      description={<Trans>Una página A4 horizontal. Al imprimir también puedes guardarla como PDF.</Trans>}
      size="large"
      actions={
        <>
          <Button icon={Printer} size="medium" onClick={() => window.print()}>
            <Trans>Imprimir</Trans>
          </Button>
          <Button variant="secondary" size="medium" onClick={onClose}>
            <Trans>Cerrar</Trans>
          </Button>
        </>
      }
    >
      <div className="overflow-hidden rounded-control border border-line">{children}</div>
      {open
        ? createPortal(
            <div className="certificate-paper" aria-hidden>
              {children}
            </div>,
            document.body,
          )
        : null}
    </Dialog>
  );
}
