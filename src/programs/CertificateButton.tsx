/** The certificate of a finished program, to print. */
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';

const ProgramCertificate = lazy(() =>
  withTexts(() => import('./ProgramCertificate.tsx')).then((file) => ({ default: file.ProgramCertificate })),
);

/** Loads it with the first press. */
export function CertificateButton({ id }: { readonly id: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={Printer}
        className="self-start"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        <Trans>Ver certificado</Trans>
      </Button>
      {wasOpen ? (
        <Suspense>
          <ProgramCertificate id={id} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
