/** The table of the administration, usable by pointer, keyboard and on phones. */
import { Trans } from '@lingui/react/macro';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { Loading } from './StateViews.tsx';
import { Skeleton } from './Skeleton.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { TableRows } from './tableShape.ts';
import { BulkBar, ColumnChoice, SortChoice } from './TableTools.tsx';
import { useColumnChoice } from './useColumnChoice.ts';

export interface DataTableProps<T> extends TableRows<T> {
  /** Actions of the bar that is visible while rows are selected. */
  bulk?: ReactNode;
  /** Storage name of the column choice on this device; without it, columns cannot be chosen. */
  memory?: string | undefined;
  /** Search and filters, above the rows. */
  toolbar?: ReactNode;
  /** `loading` keeps the old rows; without rows it shows a skeleton. */
  state?: 'ready' | 'loading' | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  footer?: ReactNode;
}

/**
 * Minimum container width for a table, in px; narrower containers show cards. A section menu makes the container
 * narrower than the window.
 */
const roomForTable = 600;

/**
 * Whether the container is too narrow for the table, and the ref callback of the container. A table with wider columns
 * needs more room than others: its width is measured where it does not fit, because its end would be cut off.
 */
function useIsNarrow(): readonly [boolean, (place: HTMLElement | null) => (() => void) | undefined] {
  const [isNarrow, setNarrow] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null || typeof ResizeObserver === 'undefined') return undefined;
    let room = roomForTable;
    const measure = (): void => {
      const width = place.querySelector('table')?.offsetWidth ?? 0;
      if (width > place.clientWidth) room = Math.max(room, width);
      setNarrow(place.clientWidth < room);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [isNarrow, watch];
}

const RowsToCome = ({ isNarrow }: { isNarrow: boolean }): ReactElement => (
  <Loading>
    <span className="block overflow-clip rounded-card border border-line bg-card">
      {Array.from({ length: 6 }, (_, line) => (
        <span
          key={line}
          className={`flex items-center gap-6 border-b border-line px-5 last:border-b-0 ${isNarrow ? 'h-20' : 'h-12'}`}
        >
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="ms-auto h-3.5 w-12" />
        </span>
      ))}
    </span>
  </Loading>
);

/** A table, or cards in a narrow container. It shows one page of rows; the caller sorts, filters and paginates. */
export function DataTable<T>({
  bulk,
  memory,
  toolbar,
  state = 'ready',
  empty,
  footer,
  ...table
}: DataTableProps<T>): ReactElement {
  const [isNarrow, watch] = useIsNarrow();
  const { shown, choosable, show } = useColumnChoice(table.columns, memory);
  const { rows, chosen, onChosen, columns, sort, onSort } = table;
  const mayChoose = memory !== undefined && choosable.length > 0;
  const hasTools = toolbar !== undefined || (mayChoose && !isNarrow) || (isNarrow && onSort !== undefined);
  const props = { ...table, columns: shown, busy: state === 'loading' };
  return (
    <div ref={watch} className="flex min-w-0 flex-col gap-4">
      {hasTools ? (
        <div className={`flex gap-3 ${isNarrow ? 'flex-col' : 'flex-wrap items-end justify-between'}`}>
          <div className="flex min-w-0 flex-1 flex-wrap items-end gap-3">{toolbar}</div>
          {mayChoose && !isNarrow ? <ColumnChoice choosable={choosable} shown={shown} onShow={show} /> : null}
          {isNarrow && onSort !== undefined && rows.length > 1 ? (
            <SortChoice columns={columns} sort={sort} onSort={onSort} />
          ) : null}
        </div>
      ) : null}
      {rows.length === 0 && state === 'loading' ? <RowsToCome isNarrow={isNarrow} /> : null}
      {rows.length === 0 && state === 'ready'
        ? (empty ?? (
            <p className="py-8 text-center text-soft">
              <Trans>No hay nada en esta lista.</Trans>
            </p>
          ))
        : null}
      {rows.length === 0 ? null : isNarrow ? <TableCards {...props} /> : <TableGrid {...props} />}
      {footer}
      {chosen === undefined || chosen.size === 0 || onChosen === undefined ? null : (
        <BulkBar count={chosen.size} onClear={() => onChosen(new Set())}>
          {bulk}
        </BulkBar>
      )}
    </div>
  );
}
