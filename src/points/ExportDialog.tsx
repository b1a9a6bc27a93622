/** The progress dialog of a statement export. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileProgress } from './FileProgress.tsx';
import type { StatementFilter } from './statementFilter.ts';
import type { FileKind } from '#src/lib/tableFiles.ts';
import { useExport } from './useExport.ts';

export interface ExportDialogProps {
  filter: StatementFilter;
  kind: FileKind;
  open: boolean;
  onClose: () => void;
}

function Making({ filter, kind, onClose }: Omit<ExportDialogProps, 'open'>): ReactElement {
  const { t } = useLingui();
  return (
    <FileProgress of={useExport(filter, kind, onClose)} label={t`Movimientos leídos`} onStop={onClose} />
  );
}

/** Closing cancels the export. */
export function ExportDialog({ open, onClose, ...what }: ExportDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Preparando tu archivo`} size="small">
      {open ? <Making {...what} onClose={onClose} /> : null}
    </Dialog>
  );
}
