/** Stories of tabs. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '#src/ui/Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Reconocimientos',
    tabs: [
      {
        id: 'received',
        label: 'Recibidos',
        count: 24,
        content: <p>Lo que otras personas te agradecieron.</p>,
      },
      { id: 'sent', label: 'Enviados', count: 7, content: <p>Lo que tú agradeciste.</p> },
      { id: 'badges', label: 'Insignias', content: <p>Tus insignias.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab is open. */
export const First: Story = {};

/** Dark theme. */
export const Dark: Story = { ...First, tags: ['!test'], globals: { theme: 'dark' } };
