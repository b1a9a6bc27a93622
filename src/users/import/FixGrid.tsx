/** The faulty rows as a spreadsheet for wide screens; virtualised. */
import { useLingui } from '@lingui/react/macro';
import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import {
  Virtualizer,
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  type VirtualizerHandle,
} from 'virtua';
import { addressOf, headsOf, placeOf } from '#machines/peopleImport.cells.ts';
import type { Taken } from '#machines/peopleImport.setup.ts';
import { classes } from '#src/ui/classes.ts';
import { shownText } from './faults.ts';
import { FixCell, type Leaving } from './FixCell.tsx';
import type { Fixing } from './fixing.ts';
import { fieldWords } from './importWords.ts';
import { useGridKeys, type Spot } from './useGridKeys.ts';

/** The methods of the grid for its surrounding buttons. */
export interface GridHandle {
  /** Scrolls a cell into view and focuses it. */
  readonly show: (address: string) => void;
}

const widths: Partial<Readonly<Record<Taken, string>>> = {
  email: 'w-64',
  managerEmail: 'w-64',
  jobPosition: 'w-52',
  department: 'w-52',
};
const widthOf = (taken: Taken): string => widths[taken] ?? 'w-44';

/** More than the grid shows at once. */
const firstRows = 12;

// Defined outside the grid: a new component type on each render would remount the rows.
const Body = ({ ref, style, children }: CustomContainerComponentProps): ReactElement => (
  <div data-windowed ref={ref} style={style} role="rowgroup" className="min-w-max">
    {children}
  </div>
);
const Line = ({ ref, style, children }: CustomItemComponentProps): ReactElement => (
  <div ref={ref} style={style} role="presentation" className="min-w-full">
    {children}
  </div>
);

/** The header and the row numbers are sticky. */
export function FixGrid({
  of: { cells, columns, edits, pending, faults, rows, onEdit },
  onNext,
  ref,
}: {
  readonly of: Fixing;
  /** Moves to the next fault after a cell. */
  readonly onNext: (after: string) => void;
  readonly ref: Ref<GridHandle>;
}): ReactElement {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const heads = headsOf(cells);
  const addressAt = ({ row, column }: Spot): string => addressOf({ row: (rows[row]?.row ?? 1) - 1, column });
  const focus = (spot: Spot, tries = 0): void => {
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${addressAt(spot)}"]`);
    if (cell !== null && cell !== undefined) {
      cell.focus({ preventScroll: tries === 0 });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (tries < 3) {
      list.current?.scrollToIndex(spot.row, { align: 'nearest' });
      requestAnimationFrame(() => focus(spot, tries + 1));
    }
  };
  const keys = useGridKeys(
    { rows: rows.length, columns: heads.length },
    {
      textOf: (spot) => shownText(cells, edits, addressAt(spot)),
      onNext: (from) => onNext(addressAt(from)),
      onGo: (spot) => requestAnimationFrame(() => focus(spot)),
    },
  );
  const spotOf = (address: string): Spot | null => {
    const place = placeOf(address);
    const row = rows.findIndex((one) => one.row - 1 === place?.row);
    return place === null || row < 0 ? null : { row, column: place.column };
  };
  useImperativeHandle(ref, () => ({
    show: (address) => {
      const spot = spotOf(address);
      if (spot !== null) keys.go(spot);
    },
  }));
  const leave =
    (spot: Spot) =>
    (text: string | null, to: Leaving): void => {
      keys.stop();
      const address = addressAt(spot);
      if (text !== null && text !== shownText(cells, edits, address)) onEdit(address, text);
      if (to === 'next') onNext(address);
      else if (to !== 'away') keys.go(to === 'down' ? { ...spot, row: spot.row + 1 } : spot);
    };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the cells take the focus (roving tabindex)
    <div
      ref={box}
      role="grid"
      aria-label={t`Filas con problemas`}
      aria-rowcount={rows.length + 1}
      aria-colcount={heads.length + 1}
      onKeyDown={keys.onKeyDown}
      className="max-h-[min(64dvh,40rem)] overflow-auto rounded-card border border-line bg-card"
    >
      <div role="rowgroup" className="sticky top-0 z-10 min-w-max">
        <div role="row" aria-rowindex={1} className="flex border-b border-line bg-subtle text-small">
          <div
            role="columnheader"
            aria-colindex={1}
            className="sticky start-0 w-16 shrink-0 bg-subtle px-3 py-2.5"
          >
            <span className="sr-only">{t`Fila`}</span>
          </div>
          {heads.map((header, at) => {
            const taken = columns[at] ?? 'ignore';
            return (
              <div
                // The index is the key, because two columns may have the same header.
                key={at}
                role="columnheader"
                aria-colindex={at + 2}
                className={classes(
                  'shrink-0 border-e border-line px-3 py-2.5 last:border-e-0',
                  widthOf(taken),
                )}
              >
                <span className="block truncate font-semibold">
                  {taken === 'ignore' ? header : i18n._(fieldWords[taken])}
                </span>
                <span className="block truncate text-meta text-soft">
                  {taken === 'ignore' ? t`No se importa` : header}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      <Virtualizer
        ref={list}
        scrollRef={box}
        as={Body}
        item={Line}
        data={rows}
        itemSize={64}
        // Draws rows before the grid is measured, and keeps the cell that takes the focus when it is scrolled out of
        // view: a grid that scrolls always holds something to focus.
        ssrCount={Math.min(rows.length, firstRows)}
        keepMounted={rows.length > 0 ? [keys.current.row] : []}
      >
        {({ row, faults: those }, at) => (
          <div
            key={row}
            role="row"
            aria-rowindex={at + 2}
            className="flex min-h-12 min-w-max border-b border-line"
          >
            <div
              role="rowheader"
              aria-colindex={1}
              className="sticky start-0 z-[1] flex w-16 shrink-0 items-center border-e border-line bg-subtle px-3 text-small text-soft tabular-nums"
            >
              {row}
            </div>
            {heads.map((header, column) => {
              const spot = { row: at, column };
              const address = addressAt(spot);
              const isHere = keys.current.row === at && keys.current.column === column;
              const isTyped = keys.typing?.spot.row === at && keys.typing.spot.column === column;
              const whole = column === 0 ? those.find(({ cell }) => cell === null) : undefined;
              return (
                <FixCell
                  key={address}
                  address={address}
                  label={header}
                  at={column}
                  text={shownText(cells, edits, address)}
                  fault={faults.get(address) ?? whole}
                  isMended={pending[address] !== undefined}
                  isCurrent={isHere}
                  typing={isTyped ? keys.typing.start : null}
                  width={widthOf(columns[column] ?? 'ignore')}
                  onType={() => keys.type(spot, shownText(cells, edits, address))}
                  onLeave={leave(spot)}
                />
              );
            })}
          </div>
        )}
      </Virtualizer>
    </div>
  );
}
