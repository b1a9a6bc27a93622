/** Stories of toasts. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';

function Panel(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Editar</Button>
      <Dialog
        open={isOpen}
        placement="side"
        title="Editar"
        onClose={close}
        actions={
          <>
            <Button variant="primary">Guardar</Button>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  args: {
    onDismiss: fn(),
    onHold: fn(),
    onRelease: fn(),
    toasts: [
      {
        id: '1',
        severity: 'success',
        text: 'Tu reconocimiento salió.',
        action: { label: 'Ver', onAct: fn() },
      },
      { id: '2', severity: 'info', text: 'Hay 3 publicaciones nuevas.' },
      { id: '3', severity: 'warning', text: 'Tus puntos para dar vencen en 3 días.' },
      {
        id: '4',
        severity: 'error',
        text: 'No se envió. Tu mensaje sigue aquí.',
        action: { label: 'Reintentar', onAct: fn() },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-[480px]">
        <Panel />
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxesOf = (elements: readonly Element[]): readonly DOMRect[] =>
  elements.map((element) => element.getBoundingClientRect());
const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** One of each severity. While a panel is open they leave its buttons free, although they lie above everything. */
export const All: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(async () => {
      const toasts = boxesOf([...document.querySelectorAll('ol[aria-live] > li')]);
      const buttons = boxesOf(panel.getAllByRole('button'));
      await expect([toasts.length, buttons.length]).toEqual([4, 3]);
      await expect(buttons.filter((one) => toasts.some((toast) => meet(one, toast)))).toEqual([]);
    });
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Dark theme. */
export const Dark: Story = { tags: ['!test'], globals: { theme: 'dark' } };
