/** Stories of the status tag. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from '#src/ui/StatusTag.tsx';

const meta = {
  title: 'UI/StatusTag',
  component: StatusTag,
  args: { severity: 'success', children: 'Entregado' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four severities. */
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusTag severity="success">Entregado</StatusTag>
      <StatusTag severity="info">En camino</StatusTag>
      <StatusTag severity="warning">Por vencer</StatusTag>
      <StatusTag severity="error">Rechazado</StatusTag>
    </div>
  ),
};

/** Dark theme. */
export const Dark: Story = { ...All, tags: ['!test'], globals: { theme: 'dark' } };
