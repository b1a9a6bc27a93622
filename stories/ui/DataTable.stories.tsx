/** Stories of the table: rows, columns, order, selection, and cards in a narrow container. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Search, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { DataTable, type DataTableProps } from '#src/ui/DataTable.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { TableSort } from '#src/ui/tableShape.ts';
import { TextField } from '#src/ui/TextField.tsx';

interface Badge {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly points: number;
  readonly holders: number;
  readonly active: boolean;
}

const names = ['Mentora', 'Faro', 'Puente', 'Brújula', 'Raíz', 'Chispa', 'Ancla', 'Semilla', 'Norte', 'Cosecha', 'Abrazo', 'Horizonte']; // prettier-ignore
const badges: readonly Badge[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  detail:
    index % 3 === 0
      ? 'Acompaña a quien empieza y celebra cada paso.'
      : 'Sostiene al equipo en semanas largas.',
  points: (index % 4) * 50,
  holders: (index * 37) % 120,
  active: index % 5 !== 4,
}));

const onOpen = fn();

function Badges({
  rows = badges,
  width,
  ...given
}: Partial<DataTableProps<Badge>> & { width?: string }): ReactElement {
  const [sort, setSort] = useState<TableSort>({ by: 'name', direction: 'asc' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sorted = [...rows].sort((a, b) => {
    const order = sort.by === 'holders' ? a.holders - b.holders : a.name.localeCompare(b.name);
    return sort.direction === 'asc' ? order : -order;
  });
  return (
    <div className="mx-auto max-w-content [--head-top:0px]" style={{ width }}>
      <DataTable
        label="Insignias"
        rows={sorted}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        memory="story"
        columns={[
          { id: 'name', header: 'Insignia', cell: (row) => row.name, sortable: true },
          {
            id: 'detail',
            header: 'Descripción',
            cell: (row) => <span className="text-soft">{row.detail}</span>,
          },
          { id: 'points', header: 'Puntos', cell: (row) => row.points, align: 'end', width: '6rem' },
          {
            id: 'holders',
            header: 'La tienen',
            cell: (row) => row.holders,
            align: 'end',
            sortable: true,
            width: '8rem',
          },
          {
            id: 'state',
            header: 'Estado',
            width: '8rem',
            cell: (row) => (
              <StatusTag severity={row.active ? 'success' : 'info'}>
                {row.active ? 'Activa' : 'Archivada'}
              </StatusTag>
            ),
          },
        ]}
        actions={() => [
          [
            { id: 'edit', label: 'Editar', icon: Pencil },
            { id: 'copy', label: 'Duplicar', icon: Copy },
          ],
          [{ id: 'gone', label: 'Eliminar', icon: Trash2, danger: true }],
        ]}
        onOpen={onOpen}
        sort={sort}
        onSort={setSort}
        chosen={chosen}
        onChosen={setChosen}
        bulk={
          <>
            <Button variant="secondary">Archivar</Button>
            <Button variant="secondary">Eliminar</Button>
          </>
        }
        toolbar={
          <div className="w-72">
            <TextField label="Buscar" hideLabel icon={Search} placeholder="Buscar insignias" />
          </div>
        }
        {...given}
      />
    </div>
  );
}

const meta = {
  title: 'UI/DataTable',
  component: Badges,
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof Badges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between rows, Enter opens a row; a column head sorts. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Insignias' });
    const rows = (): HTMLElement[] => within(table).getAllByRole('row').slice(1);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(rows()[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ancla' }));
    await userEvent.keyboard('{End}');
    await expect(rows().at(-1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'La tienen' }));
    await expect(canvas.getByRole('columnheader', { name: 'La tienen' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(rows()[0]).toHaveTextContent('Mentora');
  },
};

/** Some rows are selected: the bar shows their number and the bulk actions. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Insignias' });
    within(table).getAllByRole('row')[1]?.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Elegir Faro' }));
    await waitFor(() => expect(canvas.getByText('3 filas elegidas')).toBeVisible());
    await expect(onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox', { name: 'Elegir todas las filas' })).toBePartiallyChecked();
  },
};

/** A hidden column stays hidden. */
export const Columns: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columnas' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Descripción' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Descripción' })).toBeNull());
    await expect(localStorage.getItem('columns:story')).toBe('["detail"]');
    await waitFor(() => expect(page.getByRole('checkbox', { name: 'Puntos' })).toBeVisible());
  },
};

/** In a narrow container each row is a card. */
export const Cards: Story = {
  args: { rows: badges.slice(0, 3), width: 'min(100%, 358px)' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Insignias' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(list).getByRole('button', { name: 'Faro' }));
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'Faro' }));
  },
};

/** A table whose columns do not fit is drawn as cards too: its last columns would be cut off. */
export const TooManyColumns: Story = {
  args: {
    rows: badges.slice(0, 3),
    width: '640px',
    columns: ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'].map((header) => ({
      id: header,
      header,
      cell: (row: Badge) => `${row.points} puntos entregados`,
      align: 'end' as const,
    })),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Insignias' });
    await expect(within(list).getAllByText('Junio')).toHaveLength(3);
  },
};

/** A skeleton of the rows. */
export const Loading: Story = { tags: ['!test'], args: { rows: [], state: 'loading' } };

/** No rows: the reason, and a button to add the first. */
export const Nothing: Story = {
  args: {
    rows: [],
    empty: (
      <Empty
        drawing="gift"
        text="Tu organización todavía no tiene insignias."
        action={<Button>Crear la primera</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/todavía no tiene/u);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** Dark theme, with selected rows. */
export const Dark: Story = { ...Chosen, tags: ['!test'], globals: { theme: 'dark' } };
