/** The button that copies the report of the running page: the log of its machines, for error analysis. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ClipboardCopy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';

/** Copies the report and shows the result. */
export function ReportButton(): ReactElement {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<boolean> => (await import('#src/lib/report.ts')).copyReport();
  return (
    <>
      <Button
        variant="quiet"
        icon={state === 'copied' ? Check : ClipboardCopy}
        onClick={() => {
          copy().then(
            (done) => setState(done ? 'copied' : 'failed'),
            () => setState('failed'),
          );
        }}
      >
        {state === 'copied' ? t`Informe copiado` : t`Copiar informe`}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="w-full text-small text-soft">
          <Trans>Este navegador no deja copiar.</Trans>
        </p>
      ) : null}
    </>
  );
}
