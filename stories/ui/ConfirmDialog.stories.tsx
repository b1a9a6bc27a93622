/** Stories of the confirmation dialog. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from '#src/ui/ConfirmDialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';

type Given = Partial<ConfirmDialogProps>;

function Ask(given: Given): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className="min-h-[480px]">
      <Menu
        label="Acciones de Mentora"
        align="start"
        sections={[
          [{ id: 'gone', label: 'Eliminar', icon: Trash2, danger: true, onSelect: () => setOpen(true) }],
        ]}
      />
      <ConfirmDialog
        open={open}
        onClose={close}
        title="¿Eliminar la insignia Mentora?"
        confirmLabel="Eliminar"
        numbers={[
          { label: 'Personas que la tienen', value: 12 },
          { label: 'Publicaciones que la muestran', value: 31 },
          { label: 'Puntos que vuelven', value: 0 },
        ]}
        onConfirm={close}
        {...given}
      >
        Nadie podrá darla otra vez. Quienes ya la tienen la conservan en su perfil.
      </ConfirmDialog>
    </div>
  );
}

const meta = { title: 'UI/ConfirmDialog', component: Ask } satisfies Meta<typeof Ask>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  canvas.getByRole('button', { name: 'Acciones de Mentora' }).focus();
  await userEvent.keyboard('{Enter}');
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Eliminar' }));
  await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
};

/** Shows the effects as numbers, focuses Cancel, and returns the focus. */
export const Danger: Story = {
  play: async (context) => {
    await openIt(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Acciones de Mentora' })).toHaveFocus(),
    );
    await openIt(context);
  },
};

/** The action failed: shows the reason, and allows a retry. */
export const Failed: Story = {
  args: { failed: 'No se eliminó: otra persona la estaba cambiando. Nada se perdió, inténtalo de nuevo.' },
  play: openIt,
};

/** The numbers are still loading. */
export const Waiting: Story = {
  args: { waiting: true },
  parameters: { busy: 'nothing ends the wait' },
  play: async (context) => {
    await openIt(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(page.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  },
};

/** Running: the dialog cannot be closed. */
export const Busy: Story = {
  args: { busy: true },
  parameters: { busy: 'shows a dialog that waits' },
  play: openIt,
};

/** Not destructive: focuses the confirm button. */
export const Plain: Story = {
  args: { tone: 'plain', title: '¿Publicar el podio de octubre?', confirmLabel: 'Publicar', numbers: [] },
  play: openIt,
};

/** Dark theme. */
export const Dark: Story = { ...Failed, tags: ['!test'], globals: { theme: 'dark' } };
