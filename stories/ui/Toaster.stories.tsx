/** Stories of toasts. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toaster } from '#src/ui/Toaster.tsx';

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
  decorators: [(Story) => <div className="min-h-[480px]">{Story()}</div>],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of each severity. */
export const All: Story = {};

/** Dark theme. */
export const Dark: Story = { ...All, tags: ['!test'], globals: { theme: 'dark' } };
