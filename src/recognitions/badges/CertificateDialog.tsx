/** The print preview of a certificate, and the print button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { Award } from './badges.queries.ts';
import { Certificate } from './Certificate.tsx';
import './certificate.css';

/** Prints a separate copy beside the page, so that nothing else of the screen is printed. */
export function CertificateDialog({
  award,
  open,
  onClose,
}: {
  award: Award;
  open: boolean;
  onClose: () => void;
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
      <div className="overflow-hidden rounded-control border border-line">
        <Certificate award={award} />
      </div>
      {open
        ? createPortal(
            <div className="certificate-paper" aria-hidden>
              <Certificate award={award} />
            </div>,
            document.body,
          )
        : null}
    </Dialog>
  );
}
