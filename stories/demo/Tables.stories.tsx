/** Stories of the cockpit's "Datos": rows, many rows, an empty filter, an empty table, a followed reference, loading, failed. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DemoControls } from '#src/api/demoKit.ts';
import { DataPanel } from '#src/demo/tables/DataPanel.tsx';
import { unanswered } from '../kit/calm.ts';
import { sampleControls } from './controls.sample.ts';
import { sampleData } from './tables.sample.ts';

const answering = (more: Partial<DemoControls['data']>): DemoControls => ({
  ...sampleControls(),
  data: { ...sampleData, ...more },
});

const meta = {
  title: 'Demo/Tables',
  component: DataPanel,
  args: { controls: answering({}) },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <main className="min-h-160 p-4 wide:max-w-100">
        <h1 className="sr-only">Demo</h1>
        <h2 className="sr-only">Cockpit</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DataPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The people. */
export const Rows: Story = {
  tags: ['!test'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Mariana Torres/ });
  },
};

/** From a person to their 2,000 recognitions, of which only some are drawn, and to the last one by keyboard. */
export const Followed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Mariana Torres/ }));
    await userEvent.click(await page.findByRole('button', { name: /posts\.senderId/ }));
    const [first] = await page.findAllByRole('button', { name: /recognition published/ });
    first?.focus();
    await userEvent.keyboard('{End}');
    // A new row is hidden until it is measured.
    await waitFor(() => expect(page.getByRole('button', { name: /Gracias 1999/ })).toHaveFocus());
    await expect(page.getAllByRole('button', { name: /recognition published/ }).length).toBeLessThan(60);
  },
};

/** A recognition, whose sender is a link. */
export const Reference: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Mariana Torres/ }));
    await page.findByRole('button', { name: 'users: Andrés Gil' });
  },
};

/** No row has the words. */
export const EmptyFilter: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox'), 'nobody');
    await page.findByText(/Ninguna fila tiene eso|No row has that/);
  },
};

/** The table is being made into records. */
export const Loading: Story = { tags: ['!test'], args: { controls: answering({ rows: unanswered }) } };

/** The table cannot be read. */
export const Failed: Story = {
  args: {
    controls: answering({
      rows: async () => {
        throw new Error('the store is closed');
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
