/** The export menu of the statement: the file kinds behind one button; the export code loads on demand. */
import { lazy, Suspense, type ReactElement } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { FileMenu } from '#src/exports/FileMenu.tsx';
import type { StatementFilter } from './statementFilter.ts';
import type { FileKind } from '#src/lib/tableFiles.ts';

const ExportDialog = lazy(() =>
  withTexts(() => import('./ExportDialog.tsx')).then((file) => ({ default: file.ExportDialog })),
);

/** Exports only the filtered lines. */
export function ExportMenu({
  filter,
  disabled,
}: {
  filter: StatementFilter;
  disabled: boolean;
}): ReactElement {
  const panel = usePanel<{ kind: FileKind; filter: StatementFilter }>();
  return (
    <>
      <FileMenu disabled={disabled} onChoose={(kind) => panel.open({ kind, filter })} />
      {panel.about === null ? null : (
        <Suspense>
          <ExportDialog key={panel.opening} {...panel.about} open={panel.isOpen} onClose={panel.close} />
        </Suspense>
      )}
    </>
  );
}
