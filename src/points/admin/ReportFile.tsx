/** Exports a report as a file. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { usePanel } from '#src/lib/usePanel.ts';
import { FileMenu } from '#src/exports/FileMenu.tsx';
import { FileProgress } from '#src/points/FileProgress.tsx';
import type { FileKind } from '#src/lib/tableFiles.ts';
import { useFile, type FileSource } from '#src/points/useFile.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

interface Wanted {
  readonly kind: FileKind;
  readonly source: FileSource;
}

function Making({ kind, source, onClose }: Wanted & { readonly onClose: () => void }): ReactElement {
  const { t } = useLingui();
  return <FileProgress of={useFile(source, kind, onClose)} label={t`Filas leídas`} onStop={onClose} />;
}

/** Exports only the filtered rows. Closing the dialog cancels the export. */
export function ReportFile({
  source,
  disabled,
}: {
  readonly source: FileSource;
  readonly disabled: boolean;
}): ReactElement {
  const { t } = useLingui();
  const panel = usePanel<Wanted>();
  return (
    <>
      <FileMenu disabled={disabled} onChoose={(kind) => panel.open({ kind, source })} />
      {panel.about === null ? null : (
        <Dialog open={panel.isOpen} onClose={panel.close} title={t`Preparando tu archivo`} size="small">
          {panel.isOpen ? <Making key={panel.opening} {...panel.about} onClose={panel.close} /> : null}
        </Dialog>
      )}
    </>
  );
}
