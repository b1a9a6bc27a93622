/** A table: its filter by a field, and the rows that match. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, type ReactElement } from 'react';
import type { DataFilter, DataRow, DemoControls } from '#src/api/demoKit.ts';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { DataList } from './DataList.tsx';
import { useAnswer } from './useAnswer.ts';

function Found({
  rows,
  table,
  filter,
  onOpen,
}: {
  readonly rows: readonly DataRow[];
  readonly table: string;
  readonly filter: DataFilter;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const isFiltered = filter.words !== '';
  if (rows.length === 0)
    return (
      <Empty
        text={
          isFiltered ? (
            <Trans>Ninguna fila tiene eso en este campo.</Trans>
          ) : (
            <Trans>Esta tabla no tiene filas todavía.</Trans>
          )
        }
      />
    );
  return (
    <DataList
      label={t`Filas de ${table}`}
      rows={rows}
      first={isFiltered ? filter.field : undefined}
      onOpen={onOpen}
    />
  );
}

/** Waits until the whole table is there; a newer answer replaces the older rows. */
export function DataRows({
  data,
  org,
  table,
  filter,
  onFilter,
  onOpen,
}: {
  readonly data: DemoControls['data'];
  readonly org: string;
  readonly table: string;
  readonly filter: DataFilter;
  readonly onFilter: (filter: DataFilter) => void;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const { t } = useLingui();
  const { field } = filter;
  const words = useDeferredValue(filter.words);
  const ask = useCallback(() => data.rows(org, table, { field, words }), [data, org, table, field, words]);
  const { value: rows, hasFailed, again } = useAnswer(ask);
  const fields = data.tables.find(({ name }) => name === table)?.fields ?? [];
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Campo`}
          value={field}
          options={fields.map((value) => ({ value, label: value }))}
          onChange={(next) => onFilter({ ...filter, field: next })}
        />
        <TextField
          label={t`Contiene`}
          type="search"
          autoComplete="off"
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        />
      </div>
      {hasFailed ? (
        <Failed what={<Trans>No se pudo leer esta tabla.</Trans>} onRetry={again} />
      ) : rows === undefined ? (
        <Loading label={t`Las filas llegan`}>
          <div className="flex flex-col gap-4 p-3">
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine />
          </div>
        </Loading>
      ) : (
        <>
          <output className="text-small text-soft">
            <Plural value={rows.length} one="# fila" other="# filas" />
          </output>
          <Found rows={rows} table={table} filter={{ field, words }} onOpen={onOpen} />
        </>
      )}
    </>
  );
}
