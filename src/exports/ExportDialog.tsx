/** The dialog of an export; loaded when it is asked for. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { createTableExport, type ExportSource } from './tableExport.actors.ts';
import { TableExportView } from './TableExportView.tsx';

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closing and leaving the page cancel what is under way. */
function Exporting({ source, onClose }: Omit<ExportDialogProps, 'open'>): ReactElement {
  const [actor] = useState(() => createTableExport(source));
  useEffect(() => {
    actor.start();
    return () => {
      actor.send({ type: 'cancel.pressed' });
      actor.stop();
    };
  }, [actor]);
  return <TableExportView actor={actor} onClose={onClose} />;
}

export function ExportDialog({ open, ...rest }: ExportDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={rest.onClose} title={t`Exportar`} size="small">
      {open ? <Exporting {...rest} /> : null}
    </Dialog>
  );
}
