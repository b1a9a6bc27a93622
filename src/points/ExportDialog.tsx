/** While the file is made: how much has been read, and a way to stop. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/rowForm.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useLanguage } from '#src/users/useLanguage.ts';
import type { StatementFilter } from './statementFilter.ts';
import type { FileKind } from './tableFiles.ts';
import { useExport } from './useExport.ts';

export interface ExportDialogProps {
  filter: StatementFilter;
  kind: FileKind;
  open: boolean;
  onClose: () => void;
}

function Making({ filter, kind, onClose }: Omit<ExportDialogProps, 'open'>): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { done, total, failed, retry } = useExport(filter, kind, onClose);
  const read = formatNumber(done, language);
  const all = total === null ? '…' : formatNumber(total, language);
  return (
    <div className="flex flex-col gap-5 pb-2">
      <ProgressBar
        label={t`Movimientos leídos`}
        value={done}
        max={total ?? 1}
        showValue={t`${read} de ${all}`}
      />
      {failed === null ? null : (
        <FieldError>
          <Trans>No se descargó el archivo.</Trans> {failed instanceof Error ? whyFailed(failed) : null}
        </FieldError>
      )}
      <div className="flex flex-wrap gap-3">
        {failed === null ? null : (
          <Button onClick={retry}>
            <Trans>Reintentar</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Closing stops it. */
export function ExportDialog({ open, onClose, ...what }: ExportDialogProps): ReactElement {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`Preparando tu archivo`} size="small">
      {open ? <Making {...what} onClose={onClose} /> : null}
    </Dialog>
  );
}
