/** Controls around the rows of a table: column choice, card order, bulk actions. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Columns3, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { IconButton } from './IconButton.tsx';
import { Popover } from './Popover.tsx';
import { Select } from './Select.tsx';
import type { Column, TableSort } from './tableShape.ts';

/** One checkbox per hideable column. */
export function ColumnChoice<T>({
  choosable,
  shown,
  onShow,
}: {
  choosable: readonly Column<T>[];
  shown: readonly Column<T>[];
  onShow: (id: string, isShown: boolean) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <Popover label={t`Columnas`} icon={Columns3}>
      <fieldset className="flex flex-col px-3 py-1.5">
        <legend className="sr-only">
          <Trans>Columnas que se muestran</Trans>
        </legend>
        {choosable.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={shown.includes(column)}
            onChange={({ currentTarget }) => onShow(column.id, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </Popover>
  );
}

/** The order of the cards, which have no head to click. */
export function SortChoice<T>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<T>[];
  sort: TableSort | null | undefined;
  onSort: (next: TableSort) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const options = columns
    .filter((column) => column.sortable === true)
    .flatMap(({ id, header }) => [
      { value: `${id} asc`, label: t`${header}, ascendente` },
      { value: `${id} desc`, label: t`${header}, descendente` },
    ]);
  if (options.length === 0) return null;
  return (
    <Select
      label={t`Ordenar por`}
      hideLabel
      placeholder={t`Ordenar por`}
      value={sort === null || sort === undefined ? null : `${sort.by} ${sort.direction}`}
      onChange={(value) => {
        const at = value.lastIndexOf(' ');
        onSort({ by: value.slice(0, at), direction: value.endsWith('desc') ? 'desc' : 'asc' });
      }}
      options={options}
    />
  );
}

/** Sticks to the bottom of the window while rows are selected. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Con las filas elegidas`}
      className="sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-20 mx-auto flex w-fit max-w-full animate-appear flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-2 ps-5 pe-2 shadow-raised"
    >
      <output className="text-small font-semibold tabular-nums">
        <Plural value={count} one="# fila elegida" other="# filas elegidas" />
      </output>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      <IconButton icon={X} label={t`Quitar la selección`} onClick={onClear} />
    </section>
  );
}
