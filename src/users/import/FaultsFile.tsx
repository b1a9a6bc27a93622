/** Downloads the faulty rows as a file, with a reason for each. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Cells } from '#machines/peopleImport.cells.ts';
import type { RowFault } from '#schema/users/imports.endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { fieldWords } from './importWords.ts';
import { faultTable, saveTable } from './sheetFiles.ts';

/** The corrected file can be imported directly, because it has the same columns. */
export function FaultsFile({
  cells,
  faults,
}: {
  readonly cells: Cells | null;
  readonly faults: readonly RowFault[];
}): ReactElement {
  const { t, i18n } = useLingui();
  const [failed, setFailed] = useState(false);
  const save = (): void => {
    setFailed(false);
    const table = faultTable({ cells, faults }, (field) => i18n._(fieldWords[field]), {
      row: t`Fila`,
      cell: t`Celda`,
      column: t`Columna`,
      value: t`Valor`,
      reason: t`Motivo`,
    });
    saveTable(table, t`filas-por-corregir`).catch(() => setFailed(true));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" icon={Download} onClick={save}>
        <Trans>Descargar estas filas</Trans>
      </Button>
      {failed ? (
        <FieldError>
          <Trans>No se descargó el archivo. Vuelve a intentarlo.</Trans>
        </FieldError>
      ) : null}
    </div>
  );
}
