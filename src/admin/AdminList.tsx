/** A list of the administration: search, rows with switch and menu, empty state, panel and delete confirmation. */
import { useLingui } from '@lingui/react/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { Switching } from '#src/api/useSwitching.ts';
import { matches } from '#src/lib/text.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DataTable, type DataTableProps } from '#src/ui/DataTable.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { ListBoundary, type Asked } from './ListBoundary.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';
import { SectionActions } from './SectionActions.tsx';

/** What a dialog of the list needs besides its row. */
export interface DialogTie {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The default menu items of the list. `remove` is empty for a list without `remove`. */
export interface OwnItems {
  readonly edit: MenuItem;
  readonly remove: readonly MenuItem[];
}

/** A row of the list. */
export interface AdminRow {
  readonly id: string;
  readonly active?: boolean;
}

type Table<T> = Omit<
  DataTableProps<T>,
  'rows' | 'keyOf' | 'toolbar' | 'state' | 'actions' | 'onOpen' | 'empty'
>;

/** The properties of the table that are not named here pass through: sorting, selection, bulk actions, footer. */
export interface AdminListProps<T extends AdminRow> extends Table<T> {
  /** The queries that the list depends on; the first one has the rows. */
  readonly of: readonly [Asked & { readonly isPlaceholderData?: boolean }, ...Asked[]];
  /** All rows that were loaded; undefined before that. */
  readonly rows: readonly T[] | undefined;
  /** What could not be loaded, as a whole sentence. */
  readonly failed: string;
  /** A search over all loaded rows in the browser. */
  readonly search?: { readonly label: string; readonly textOf: (row: T) => string } | undefined;
  /** Filters that the server applies. Their state is the caller's, for example in the address. */
  readonly filters?:
    | { readonly tools: ReactNode; readonly isNarrowed: boolean; readonly onClear: () => void }
    | undefined;
  /** Switches a row on or off; `header` names the column. */
  readonly turn?: { readonly header: string; readonly to: (change: Switching) => void } | undefined;
  /** Arranges the menu of a row; by default the own items. */
  readonly menu?: ((row: T, own: OwnItems) => readonly (readonly MenuItem[])[]) | undefined;
  /** The button beside the heading; the caller may have its own. */
  readonly add?: ReactNode;
  /** Nothing can be created now. */
  readonly isAddDisabled?: boolean | undefined;
  /** The list without a row, and the words of its button. */
  readonly none: Omit<ComponentProps<typeof Empty>, 'action'> & {
    readonly add: ReactNode;
    readonly variant?: 'primary' | 'secondary';
  };
  /** Replaces the view of `none`. */
  readonly instead?: ReactElement | undefined;
  /** The panel of a row; null creates a new one. */
  readonly panel?: ((row: T | null, tie: DialogTie) => ReactElement) | undefined;
  /** Replaces the panel: the caller opens the row; null creates a new one. */
  readonly onEdit?: ((row: T | null) => void) | undefined;
  /** The question before a row is deleted. */
  readonly remove?: ((row: T, tie: DialogTie) => ReactElement) | undefined;
  /** Replaces the question: the caller asks. */
  readonly onRemove?: ((row: T) => void) | undefined;
}

/** `of`, `rows`, columns and words are the caller's; the list has the dialogs and the search. */
export function AdminList<T extends AdminRow>({
  of,
  rows = [],
  failed,
  search,
  filters,
  turn,
  menu = (_row, { edit, remove }) => [[edit], remove],
  add,
  isAddDisabled = false,
  none,
  instead,
  panel,
  onEdit,
  remove,
  onRemove,
  columns,
  ...table
}: AdminListProps<T>): ReactElement {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const edited = usePanel<T | null>();
  const removed = usePanel<T>();
  const [asked] = of;
  const { nameOf } = table;
  const found = search === undefined ? rows : rows.filter((row) => matches(search.textOf(row), query));
  const isNarrowed = rows.length > 0 || filters?.isNarrowed === true;
  const clear = (): void => {
    setQuery('');
    filters?.onClear();
  };
  const edit = onEdit ?? edited.open;
  const askRemoval = onRemove ?? removed.open;
  const create = (): void => edit(null);
  // A panel that is open shows what another person saves meanwhile.
  const asNow = (row: T | null): T | null => rows.find(({ id }) => id === row?.id) ?? row;
  const itemsOf = (row: T): OwnItems => ({
    edit: { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => edit(row) },
    remove:
      remove === undefined && onRemove === undefined
        ? []
        : [
            {
              id: 'delete',
              label: t`Eliminar`,
              icon: Trash2,
              danger: true,
              onSelect: () => askRemoval(row),
            },
          ],
  });
  const activeColumn = {
    id: 'active',
    header: turn?.header ?? '',
    align: 'end',
    width: '5rem',
    fixed: true,
    cell: (row: T) => (
      <ActiveSwitch
        name={nameOf(row)}
        active={row.active === true}
        onChange={(active) => turn?.to({ id: row.id, active })}
      />
    ),
  } as const;
  return (
    <>
      {add === undefined ? null : (
        <SectionActions>
          <Button variant="primary" icon={Plus} disabled={isAddDisabled} onClick={create}>
            {add}
          </Button>
        </SectionActions>
      )}
      <ListBoundary of={of} what={failed}>
        <DataTable
          {...table}
          rows={found}
          columns={turn === undefined ? columns : [...columns, activeColumn]}
          keyOf={({ id }) => id}
          state={asked.isPending || asked.isPlaceholderData === true ? 'loading' : 'ready'}
          onOpen={edit}
          toolbar={
            filters?.tools ??
            (search === undefined || rows.length === 0 ? undefined : (
              <SearchField label={search.label} value={query} onChange={setQuery} />
            ))
          }
          actions={(row) => menu(row, itemsOf(row)).filter((items) => items.length > 0)}
          empty={
            <Card>
              {isNarrowed ? (
                <NothingFound onClear={clear} />
              ) : (
                (instead ?? (
                  <Empty
                    drawing={none.drawing}
                    text={none.text}
                    action={
                      <Button variant={none.variant ?? 'primary'} disabled={isAddDisabled} onClick={create}>
                        {none.add}
                      </Button>
                    }
                  />
                ))
              )}
            </Card>
          }
        />
      </ListBoundary>
      {edited.opening === 0 || panel === undefined ? null : (
        <Fragment key={`edit-${edited.opening}`}>
          {panel(asNow(edited.about), { open: edited.isOpen, onClose: edited.close })}
        </Fragment>
      )}
      {removed.about === null || remove === undefined ? null : (
        <Fragment key={`remove-${removed.opening}`}>
          {remove(removed.about, { open: removed.isOpen, onClose: removed.close })}
        </Fragment>
      )}
    </>
  );
}
