/** The head of a column: sticks below the page's top bar, and sorts. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { nextSort, type Column, type TableSort } from './tableShape.ts';

/** The text alignment of a column. */
export const endOf = (one: { readonly align?: string | undefined }): string =>
  one.align === 'end' ? 'text-end' : 'text-start';

/** Class of every head cell; `--head-top` is its sticky offset, for containers without the page's bar. */
export const headCell =
  'sticky top-[var(--head-top,64px)] z-10 h-11 border-b border-line bg-card px-3 text-small whitespace-nowrap font-semibold text-soft';

/** A click sorts by the column, a second click reverses the order. */
export function HeadCell<T>({
  column,
  sort,
  onSort,
}: {
  column: Column<T>;
  sort: TableSort | null | undefined;
  onSort: ((next: TableSort) => void) | undefined;
}): ReactElement {
  const { id, header, sortable = false, width } = column;
  const isSorted = sort?.by === id;
  const arrow = sort?.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      style={width === undefined ? undefined : { width }}
      className={classes(headCell, 'first:ps-5', endOf(column))}
    >
      {sortable && onSort !== undefined ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, id))}
          className={classes(
            'target group/sort -mx-2 inline-flex h-8 items-center gap-1 rounded-control px-2 font-semibold transition-colors duration-120 hover:bg-subtle hover:text-ink',
            isSorted && 'text-ink',
            column.align === 'end' && 'flex-row-reverse',
          )}
        >
          {header}
          <Icon of={isSorted ? arrow : ChevronsUpDown} size={16} className="shrink-0 text-soft" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
