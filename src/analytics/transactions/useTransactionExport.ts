/** The export of the ledger as it is filtered: its columns, its name, and how its pages are read. */
import { useLingui } from '@lingui/react/macro';
import { pageSize } from '#schema/limits.ts';
import type { ExportSource } from '#src/exports/tableExport.actors.ts';
import { exportName } from '#src/analytics/fileNames.ts';
import { useFigureWords } from '#src/analytics/figureWords.ts';
import { useScopeWords } from '#src/analytics/facts.ts';
import { transactionColumns } from './transactionTable.ts';
import { readTransactions, type TransactionFilter, type TransactionsPage } from './transactions.queries.ts';
import { useMovementWords } from './useMovementWords.ts';

/** Days and scope are those that the answer names. `person` is the name of the chosen person. */
export function useTransactionExport(
  filter: TransactionFilter,
  { about, lines }: Pick<TransactionsPage, 'about' | 'lines'>,
  person: string | undefined,
): ExportSource {
  const { t } = useLingui();
  const words = useMovementWords();
  const { channel } = useFigureWords();
  const scope = useScopeWords()(about);
  const columns = transactionColumns(
    {
      headers: {
        day: t`Día`,
        moment: t`Fecha y hora`,
        person: t`Persona`,
        department: t`Departamento ese día`,
        purse: t`Cuenta`,
        channel: t`Canal`,
        kind: t`Motivo`,
        points: t`Puntos`,
        counterpart: t`Con`,
        note: t`Nota`,
        line: t`Movimiento`,
      },
      owner: words.owner,
      purse: (line) => words.purse(line.purse),
      channel: (line) => channel[line.channel],
      reason: words.reason,
    },
    about.timezone,
  );
  const chosen = [
    scope,
    ...(filter.userId === undefined ? [] : [person ?? t`Una persona`]),
    ...(filter.purse === undefined ? [] : [words.purse(filter.purse)]),
    ...(filter.channel === undefined ? [] : [channel[filter.channel]]),
    ...(filter.kind === undefined ? [] : [words.kind(filter.kind)]),
  ];
  return {
    name: exportName(t`Movimientos`, chosen, about),
    columns,
    total: lines,
    read: async (after, signal) => {
      const page = await readTransactions(filter, after, pageSize.max, { signal, pass: 'request' });
      return { rows: page.items.map((line) => columns.map(({ cell }) => cell(line))), next: page.next };
    },
  };
}
