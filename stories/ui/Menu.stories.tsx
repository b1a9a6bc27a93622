/** Stories of the menu. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, Link, Pencil, Trash2 } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '#src/ui/Menu.tsx';

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Más acciones',
    align: 'start',
    sections: [
      [
        { id: 'edit', label: 'Editar', icon: Pencil },
        { id: 'link', label: 'Copiar enlace', icon: Link },
        { id: 'flag', label: 'Reportar', icon: Flag, detail: 'Lo revisa quien modera', disabled: true },
      ],
      [{ id: 'gone', label: 'Eliminar', icon: Trash2, danger: true }],
    ],
  },
  decorators: [(Story) => <div className="min-h-72">{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, with the first action focused. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Más acciones' }).focus();
    await userEvent.keyboard('{Enter}');
    const gone = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Eliminar' });
    await waitFor(() => expect(gone).toBeVisible());
  },
};

/** Dark theme. */
export const Dark: Story = { ...Open, tags: ['!test'], globals: { theme: 'dark' } };
