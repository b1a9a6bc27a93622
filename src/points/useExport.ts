/** Export of a statement: reads all pages, reports progress, and can be cancelled. */
import { useLingui } from '@lingui/react/macro';
import { useOrganization } from '#src/organization/organization.context.ts';
import { readAll } from '#src/api/readAll.ts';
import type { StatementFilter } from './statementFilter.ts';
import { statementTable, type TableWords } from './statementTable.ts';
import { useStatementWords } from './statementWords.ts';
import type { FileKind } from '#src/lib/tableFiles.ts';
import { useFile, type Exporting } from './useFile.ts';
import { readStatement } from './wallet.queries.ts';

function useTableWords(): TableWords {
  const { t } = useLingui();
  return {
    ...useStatementWords(),
    headers: {
      date: t`Fecha`,
      purse: t`Billetera`,
      kind: t`Motivo`,
      sentence: t`Detalle`,
      person: t`Persona`,
      points: t`Puntos`,
      balance: t`Saldo`,
      note: t`Nota`,
      line: t`Movimiento`,
      reverses: t`Devuelve el movimiento`,
    },
  };
}

/** Like `useFile`, for the filtered lines only. */
export function useExport(filter: StatementFilter, kind: FileKind, onDone: () => void): Exporting {
  const { t } = useLingui();
  const timeZone = useOrganization().settings?.timezone;
  const words = useTableWords();
  return useFile(
    {
      name: t`movimientos`,
      read: async (onProgress, signal) =>
        statementTable(
          await readAll(
            (page) => readStatement(filter, page, { signal, pass: 'request' }),
            onProgress,
            signal,
          ),
          words,
          timeZone,
        ),
    },
    kind,
    onDone,
  );
}
