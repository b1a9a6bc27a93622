/** The table behind a plot with its export; loads when it is shown. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FileMenu } from '#src/exports/FileMenu.tsx';
import { isoDay } from '#src/lib/longDates.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { fileOf, type FileKind } from '#src/lib/tableFiles.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useNow } from '#src/lib/useNow.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { fileName, fileTable } from './fileTable.ts';
import type { OnPart, PlotFacts, PlotTable } from './plot.shape.ts';
import { pressable } from './TrendReadout.tsx';
import { usePlotWords } from './usePlotWords.ts';

/** A table with more rows scrolls inside its place. */
const mostRows = 12;

interface TableLine {
  readonly id: string;
  readonly part: string;
  readonly cells: readonly (string | number)[];
}

/** The rows as cards on a phone; the file holds the same rows. */
export function TableView({
  title,
  table,
  facts,
  onPart,
}: {
  title: string;
  table: PlotTable;
  facts: PlotFacts;
  onPart?: OnPart | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { text } = usePlotWords();
  const now = useNow();
  const rows: readonly TableLine[] = table.rows.map((cells, index) => ({
    id: String(index),
    part: table.ids?.[index] ?? '',
    cells,
  }));
  const save = async (kind: FileKind): Promise<void> => {
    try {
      const headers = { filter: t`Filtro`, from: t`Desde`, to: t`Hasta` };
      const day = isoDay(now, facts.timeZone);
      const name = fileName([title, facts.filter, day].filter(Boolean).join(' '));
      saveFile(await fileOf(fileTable(table, facts, headers), kind, name), `${name}.${kind}`);
    } catch {
      toasts.raise({ severity: 'error', text: t`No se descargó el archivo. Inténtalo de nuevo.` });
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div
        {...(rows.length > mostRows
          ? {
              role: 'region',
              'aria-label': title,
              // Keys can scroll only what takes the focus.
              tabIndex: 0,
              className: 'max-h-112 overflow-y-auto [--head-top:0px]',
            }
          : {})}
      >
        <DataTable<TableLine>
          label={title}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ cells }) => String(cells[0] ?? '')}
          onOpen={onPart === undefined ? undefined : ({ part }) => onPart(part, 0)}
          columns={table.columns.map(({ header, unit, series }, index) => ({
            id: String(index),
            header,
            align: unit === null ? 'start' : 'end',
            cell: ({ cells, part }) => {
              const cell = cells[index] ?? '';
              const said = typeof cell === 'number' && unit !== null ? text(cell, unit) : cell;
              // The name of the row opens the first series.
              return onPart === undefined || !series ? (
                said
              ) : (
                <button type="button" className={pressable} onClick={() => onPart(part, series)}>
                  {said}
                </button>
              );
            },
          }))}
        />
      </div>
      <div>
        <FileMenu disabled={false} onChoose={(kind) => void save(kind)} />
      </div>
    </div>
  );
}
