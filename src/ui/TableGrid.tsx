/** The rows of a table in a wide container. */
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { classes } from './classes.ts';
import { Menu } from './Menu.tsx';
import { RowName } from './RowName.tsx';
import { endOf, headCell, HeadCell } from './TableHead.tsx';
import { TablePick } from './TablePick.tsx';
import { toggled, type TableRows } from './tableShape.ts';
import { useRowKeys } from './useRowKeys.ts';

const nobody: ReadonlySet<string> = new Set();
const bodyCell = 'h-12 border-b border-line px-3 py-1.5 in-[tr:last-child]:border-b-0';

/** Sticky head; arrow keys move between rows. */
export function TableGrid<T>({
  label,
  rows,
  keyOf,
  nameOf,
  columns,
  actions,
  onOpen,
  sort,
  onSort,
  chosen = nobody,
  onChosen,
  busy,
}: TableRows<T> & { busy: boolean }): ReactElement {
  const { t } = useLingui();
  const keys = rows.map(keyOf);
  const found = (key: string): T | undefined => rows.find((row) => keyOf(row) === key);
  const pick = (key: string): void => onChosen?.(toggled(chosen, [key]));
  const rowKeys = useRowKeys(keys, {
    onEnter: (key) => {
      const row = found(key);
      if (row !== undefined) onOpen?.(row);
    },
    onSpace: pick,
  });
  const press = (row: T) => (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    // Clicks on buttons, links and inputs keep their own action; selecting text does not open the row.
    if (!(target instanceof Element) || target.closest('button, a, input, label, [role^="menu"]') !== null)
      return;
    if (event.currentTarget.contains(target) && String(getSelection() ?? '') === '') onOpen?.(row);
  };
  const number = keys.filter((key) => chosen.has(key)).length;
  const picked = number === 0 ? 'none' : number === keys.length ? 'all' : 'some';
  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table
        aria-label={label}
        aria-busy={busy}
        className="w-full border-separate border-spacing-0 text-small"
      >
        <thead>
          <tr>
            {onChosen === undefined ? null : (
              <th scope="col" className={classes(headCell, 'w-12 ps-4 pe-0 text-start')}>
                <TablePick
                  label={t`Elegir todas las filas`}
                  state={picked}
                  onPick={() => onChosen(toggled(chosen, keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions === undefined ? null : (
              <th scope="col" className={classes(headCell, 'w-14')}>
                <span className="sr-only">{t`Acciones`}</span>
              </th>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of the rows inside */}
        <tbody onKeyDown={rowKeys.onKeyDown} onFocus={rowKeys.onFocus}>
          {rows.map((row) => {
            const key = keyOf(row);
            const name = nameOf(row);
            const tabIndex = key === rowKeys.current ? 0 : -1;
            const isChosen = chosen.has(key);
            const menu = actions?.(row) ?? [];
            return (
              // A larger pointer target: the button with the row's name does the same.
              <tr
                key={key}
                data-row={key}
                tabIndex={tabIndex}
                onClick={onOpen === undefined ? undefined : press(row)}
                className={classes(
                  '-outline-offset-2 transition-colors duration-120',
                  onOpen !== undefined && 'cursor-pointer',
                  isChosen ? 'bg-brand-tint hover:bg-brand-tint-hover' : 'hover:bg-subtle',
                )}
              >
                {onChosen === undefined ? null : (
                  <td className={classes(bodyCell, 'ps-4 pe-0')}>
                    <TablePick
                      label={t`Elegir ${name}`}
                      state={isChosen ? 'all' : 'none'}
                      onPick={() => pick(key)}
                      tabIndex={tabIndex}
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    className={classes(
                      bodyCell,
                      'wrap-anywhere first:ps-5',
                      column.align === 'end' && 'whitespace-nowrap tabular-nums',
                      endOf(column),
                    )}
                  >
                    {index === 0 ? (
                      <RowName
                        onOpen={onOpen === undefined ? undefined : () => onOpen(row)}
                        tabIndex={tabIndex}
                      >
                        {column.cell(row)}
                      </RowName>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {actions === undefined ? null : (
                  <td className={classes(bodyCell, 'pe-2 text-end')}>
                    {menu.some((group) => group.length > 0) ? (
                      <Menu label={t`Acciones de ${name}`} sections={menu} tabIndex={tabIndex} />
                    ) : null}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
