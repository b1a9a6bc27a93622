/** Stories of icon buttons. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus, ShoppingCart } from 'lucide-react';
import { IconButton } from '#src/ui/IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Notificaciones' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Variants, sizes, and a badge. */
export const Kinds: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <IconButton icon={Bell} label="Notificaciones" badge={3} />
      <IconButton icon={ShoppingCart} label="Carrito" badge={120} />
      <IconButton icon={Plus} label="Agregar" variant="secondary" />
      <IconButton icon={Plus} label="Reconocer" variant="primary" />
      <IconButton icon={Plus} label="Agregar una opción" size="small" variant="secondary" />
      <IconButton icon={Plus} label="No disponible" disabled />
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...Kinds, tags: ['!test'], globals: { theme: 'dark' } };
