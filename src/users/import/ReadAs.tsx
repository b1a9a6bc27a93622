/** How a list was read: one quiet line, and on request the choice of sheet, header row, separator and encoding. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useId, type ReactElement } from 'react';
import type { SheetReadAs, SheetReading, SheetRow } from '#schema/users/imports.endpoints.ts';
import {
  headerLimits,
  sheetEncodings,
  sheetSeparators,
  type SheetEncoding,
} from '#schema/users/imports.rules.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { PartProps } from './parts.ts';

const encodingWords: Readonly<Record<SheetEncoding, MessageDescriptor>> = {
  'utf-8': msg`UTF-8`,
  'windows-1252': msg`Windows, Europa occidental`,
  macintosh: msg`Mac antiguo`,
  cp850: msg`DOS (CP850)`,
  'utf-16le': msg`UTF-16`,
  'utf-16be': msg`UTF-16, orden inverso`,
};
const separatorWords: Readonly<Record<(typeof sheetSeparators)[number], MessageDescriptor>> = {
  ',': msg`Coma`,
  ';': msg`Punto y coma`,
  '\t': msg`Tabulador`,
  '|': msg`Barra vertical`,
};

type Choose = (reading: SheetReading) => void;

/** The encodings, for a file that leaves it open, too. */
export function EncodingChoice({
  value,
  onChoose,
}: {
  readonly value: SheetEncoding | null;
  readonly onChoose: Choose;
}): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t`Codificación de los acentos`}
      placeholder={t`Elige una y mira los nombres`}
      value={value}
      options={sheetEncodings.map((one) => ({ value: one, label: i18n._(encodingWords[one]) }))}
      onChange={(encoding) => onChoose({ encoding })}
    />
  );
}

const textOf = ({ cells }: SheetRow): string => cells.filter((cell) => cell.trim() !== '').join(' · ');

function Choices({ of, onChoose }: { readonly of: SheetReadAs; readonly onChoose: Choose }): ReactElement {
  const { t, i18n } = useLingui();
  const rows = of.lines.filter(({ row }, at) => at < headerLimits.rows || row === of.headerRow);
  const known = sheetSeparators.find((one) => one === of.separator) ?? null;
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      {of.sheets.length < 2 ? null : (
        <Select
          label={t`Hoja`}
          value={of.sheet}
          options={of.sheets.map((name) => ({ value: name, label: name }))}
          onChange={(sheet) => onChoose({ sheet })}
        />
      )}
      <Select
        label={t`Fila del encabezado`}
        value={String(of.headerRow)}
        options={rows.map((line) => {
          const { row } = line;
          return { value: String(row), label: t`Fila ${row}`, detail: textOf(line) };
        })}
        onChange={(row) => onChoose({ headerRow: Number(row) })}
      />
      {of.encoding === null ? null : (
        <>
          <Select
            label={t`Separador de las celdas`}
            placeholder={of.separator ?? ''}
            value={known}
            options={sheetSeparators.map((one) => ({ value: one, label: i18n._(separatorWords[one]) }))}
            onChange={(separator) => onChoose({ separator })}
          />
          <EncodingChoice value={of.encoding} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}

/** Columns that fit beside one another on a phone. */
const shownColumns = 4;

function FirstRows({ of }: { readonly of: SheetReadAs }): ReactElement {
  const head = of.lines.find(({ row }) => row === of.headerRow)?.cells ?? [];
  const rows = of.lines.filter(({ row }) => row > of.headerRow).slice(0, headerLimits.below);
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: Math.min(shownColumns, width) }, (_, column) => column);
  const more = width - columns.length;
  return (
    <table className="w-full table-fixed text-start text-small">
      <caption className="pb-2 text-start text-soft">
        {more > 0 ? (
          <Plural
            value={more}
            one="Así se leen las primeras filas, con una columna más a la derecha"
            other="Así se leen las primeras filas, con # columnas más a la derecha"
          />
        ) : (
          <Trans>Así se leen las primeras filas</Trans>
        )}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="truncate border-b border-line py-1.5 pe-3 text-start">
              {head[column] ?? ''}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells }) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column} className="truncate border-b border-line py-1.5 pe-3">
                {cells[column] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ of }: { readonly of: SheetReadAs }): ReactElement {
  const { i18n } = useLingui();
  const { sheet, headerRow, encoding, separator } = of;
  if (encoding === null)
    return (
      <Trans>
        Leído como hoja «{sheet}», con el encabezado en la fila {headerRow}.
      </Trans>
    );
  const known = sheetSeparators.find((one) => one === separator);
  const code = i18n._(encodingWords[encoding]);
  const between = known === undefined ? (separator ?? '') : i18n._(separatorWords[known]).toLowerCase();
  return (
    <Trans>
      Leído como {code}, con celdas separadas por {between} y el encabezado en la fila {headerRow}.
    </Trans>
  );
}

/** Draws nothing before a list was read. `isOpen` is kept while the list is read again. */
export function ReadAs({
  actor,
  state,
  isOpen,
  onOpen,
}: PartProps & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}): ReactElement | null {
  const id = useId();
  const { readAs } = state.context;
  const choose: Choose = (reading) => actor.send({ type: 'reading.changed', reading });
  const isBusy = state.matches('reading');
  const mayChange = isBusy || state.can({ type: 'reading.changed', reading: {} });
  if (readAs === null || !(isBusy || state.matches('unreadable') || state.hasTag('prepares'))) return null;
  const isShown = isOpen && mayChange;
  return (
    <section className="flex flex-col gap-4 text-small">
      <div className="flex flex-wrap items-center gap-x-2 text-soft">
        <p>
          <Line of={readAs} />
        </p>
        {mayChange ? (
          <Button
            variant="quiet"
            aria-expanded={isShown}
            {...(isShown ? { 'aria-controls': id } : {})}
            onClick={() => onOpen(!isOpen)}
          >
            {isShown ? <Trans>Listo</Trans> : <Trans>Cambiar</Trans>}
          </Button>
        ) : null}
      </div>
      {isShown ? (
        <div id={id} className="flex flex-col gap-5 rounded-card border border-line bg-card p-5">
          <Choices of={readAs} onChoose={choose} />
          <FirstRows of={readAs} />
        </div>
      ) : null}
    </section>
  );
}
