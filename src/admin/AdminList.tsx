/** A list that administrators keep: a table with the switch and the menu of a row, its panel and its delete confirmation. */
import { useLingui } from '@lingui/react/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { Switching } from '#src/api/useSwitching.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { Button } from '#src/ui/Button.tsx';
import type { MenuItem } from '#src/ui/Menu.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { ActiveSwitch } from './ActiveSwitch.tsx';
import { AdminTable, type AdminTableProps } from './AdminTable.tsx';
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

type Table<T> = Omit<AdminTableProps<T>, 'keyOf' | 'actions' | 'onOpen' | 'none'>;

export interface AdminListProps<T extends AdminRow> extends Table<T> {
  /** Switches a row on or off; `header` names the column. */
  readonly turn?: { readonly header: string; readonly to: (change: Switching) => void } | undefined;
  /** Arranges the menu of a row; by default the own items. */
  readonly menu?: ((row: T, own: OwnItems) => readonly (readonly MenuItem[])[]) | undefined;
  /** The button beside the heading; the caller may have its own. */
  readonly add?: ReactNode;
  /** Nothing can be created now. */
  readonly isAddDisabled?: boolean | undefined;
  /** The list without a row, and the words of its button; or another view. */
  readonly none:
    | (Omit<ComponentProps<typeof Empty>, 'action'> & {
        readonly add: ReactNode;
        readonly variant?: 'primary' | 'secondary';
      })
    | ReactElement;
  /** The panel of a row; null creates a new one. */
  readonly panel?: ((row: T | null, tie: DialogTie) => ReactElement) | undefined;
  /** Replaces the panel: the caller opens the row; null creates a new one. */
  readonly onEdit?: ((row: T | null) => void) | undefined;
  /** The question before a row is deleted. */
  readonly remove?: ((row: T, tie: DialogTie) => ReactElement) | undefined;
  /** Replaces the question: the caller asks. */
  readonly onRemove?: ((row: T) => void) | undefined;
}

/** Rows, columns and words are the caller's; the list has the dialogs. */
export function AdminList<T extends AdminRow>({
  turn,
  menu = (_row, { edit, remove }) => [[edit], remove],
  add,
  isAddDisabled = false,
  none,
  panel,
  onEdit,
  remove,
  onRemove,
  columns,
  ...table
}: AdminListProps<T>): ReactElement {
  const { t } = useLingui();
  const edited = usePanel<T | null>();
  const removed = usePanel<T>();
  const edit = onEdit ?? (panel === undefined ? undefined : edited.open);
  const askRemoval = onRemove ?? (remove === undefined ? undefined : removed.open);
  const create = (): void => edit?.(null);
  // A panel that is open shows what another person saves meanwhile.
  const asNow = (row: T | null): T | null => table.rows?.find(({ id }) => id === row?.id) ?? row;
  const itemsOf = (row: T): OwnItems => ({
    edit: { id: 'edit', label: t`Editar`, icon: Pencil, onSelect: () => edit?.(row) },
    remove:
      askRemoval === undefined
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
        name={table.nameOf(row)}
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
      <AdminTable
        {...table}
        columns={turn === undefined ? columns : [...columns, activeColumn]}
        keyOf={({ id }) => id}
        onOpen={edit}
        actions={(row) => menu(row, itemsOf(row)).filter((items) => items.length > 0)}
        none={
          isValidElement(none) ? (
            none
          ) : (
            <Empty
              drawing={none.drawing}
              text={none.text}
              action={
                <Button variant={none.variant ?? 'primary'} disabled={isAddDisabled} onClick={create}>
                  {none.add}
                </Button>
              }
            />
          )
        }
      />
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
