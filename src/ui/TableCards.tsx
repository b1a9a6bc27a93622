/** The rows of a table in a narrow container: one card per row. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Card } from './Card.tsx';
import { classes } from './classes.ts';
import { Menu } from './Menu.tsx';
import { RowName } from './RowName.tsx';
import { TablePick } from './TablePick.tsx';
import { toggled, type TableRows } from './tableShape.ts';

const nobody: ReadonlySet<string> = new Set();

/** The first column is the card's title, the others are its lines. */
export function TableCards<T>({
  label,
  rows,
  keyOf,
  nameOf,
  columns,
  actions,
  onOpen,
  chosen = nobody,
  onChosen,
  busy,
}: TableRows<T> & { busy: boolean }): ReactElement {
  const { t } = useLingui();
  const [title, ...lines] = columns;
  return (
    <ul aria-label={label} aria-busy={busy} className="flex flex-col gap-3">
      {rows.map((row) => {
        const key = keyOf(row);
        const name = nameOf(row);
        const isChosen = chosen.has(key);
        const menu = actions?.(row) ?? [];
        return (
          <Card key={key} as="li" padding="small" tone={isChosen ? 'tint' : 'plain'}>
            <div className="flex items-center gap-3">
              {onChosen === undefined ? null : (
                <TablePick
                  label={t`Elegir ${name}`}
                  state={isChosen ? 'all' : 'none'}
                  onPick={() => onChosen(toggled(chosen, [key]))}
                />
              )}
              <div className="min-w-0 flex-1 font-semibold">
                <RowName onOpen={onOpen === undefined ? undefined : () => onOpen(row)}>
                  {title?.cell(row)}
                </RowName>
              </div>
              {menu.some((group) => group.length > 0) ? (
                <span className="-my-1 -me-2 flex">
                  <Menu label={t`Acciones de ${name}`} sections={menu} />
                </span>
              ) : null}
            </div>
            {lines.length === 0 ? null : (
              <dl className="mt-2 flex flex-col gap-1.5 text-small">
                {lines.map((column) => (
                  <div key={column.id} className="flex items-baseline justify-between gap-4">
                    <dt className="shrink-0 text-soft">{column.header}</dt>
                    <dd
                      className={classes(
                        'min-w-0 text-end wrap-anywhere',
                        column.align === 'end' && 'tabular-nums',
                      )}
                    >
                      {column.cell(row)}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
