/** Stories of a virtualised list. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#src/ui/Card.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';

const items = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  lines: 1 + ((index * 7) % 4),
}));

const meta = { title: 'UI/VirtualList', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand items, a few dozen DOM nodes. */
export const Long: Story = {
  render: () => (
    <div className="mx-auto max-w-feed p-4">
      <VirtualList items={items} keyOf={(item) => item.id} label="Publicaciones">
        {(item) => (
          <Card as="article">
            Publicación {item.id}.{' ' + 'Gracias por tu ayuda con el cierre. '.repeat(item.lines * 2)}
          </Card>
        )}
      </VirtualList>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeLessThan(60);
  },
};
