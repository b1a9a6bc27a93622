/** Stories of dialogs: centred, bottom sheet below 900 px, side panel. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, type DialogProps } from '#src/ui/Dialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { open: false, onClose: () => undefined, title: 'Retirar el reconocimiento' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ask({ placement, size }: Pick<DialogProps, 'placement' | 'size'>) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className="min-h-[480px]">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Retirar
      </Button>
      <Dialog
        open={open}
        onClose={close}
        placement={placement}
        size={size}
        title="Retirar el reconocimiento"
        description="Los 20 puntos vuelven a tu cuenta. Ana ya gastó 5: esos los asume la organización."
        actions={
          <>
            <Button variant="danger" onClick={close}>
              Retirar
            </Button>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
          </>
        }
      >
        <TextArea label="Motivo" optional />
      </Dialog>
    </div>
  );
}

const openIt: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retirar' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  // Playwright and other tools call a box without a height hidden.
  await expect(dialog.getBoundingClientRect().height).toBe(innerHeight);
};

/** A confirmation before a destructive action. */
export const Center: Story = { render: () => <Ask />, play: openIt };

/** A side panel with details. */
export const Side: Story = { render: () => <Ask placement="side" size="small" />, play: openIt };

/** Dark theme. */
export const Dark: Story = { ...Center, tags: ['!test'], globals: { theme: 'dark' } };
