/** The button that exports a list of any length. */
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { usePanel } from '#src/lib/usePanel.ts';
import { withTexts } from '#src/lib/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ExportSource } from './tableExport.actors.ts';

const ExportDialog = lazy(() =>
  withTexts(() => import('./ExportDialog.tsx')).then((file) => ({ default: file.ExportDialog })),
);

export function TableExport({ source }: { readonly source: ExportSource }): ReactElement {
  const panel = usePanel<ExportSource>();
  return (
    <>
      <Button variant="secondary" size="small" icon={Download} onClick={() => panel.open(source)}>
        <Trans>Exportar</Trans>
      </Button>
      {panel.about === null ? null : (
        <Suspense>
          <ExportDialog key={panel.opening} source={panel.about} open={panel.isOpen} onClose={panel.close} />
        </Suspense>
      )}
    </>
  );
}
