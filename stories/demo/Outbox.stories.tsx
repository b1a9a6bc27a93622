/** Stories of the cockpit's outbox: empty, one item of each kind, one open, and loading failures. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { DemoControls } from '#src/api/demoKit.ts';
import { OutboxPanel } from '#src/demo/outbox/OutboxPanel.tsx';
import { unanswered } from '../kit/calm.ts';
import { sampleControls, sampleKit } from './controls.sample.ts';

const meta = {
  title: 'Demo/Outbox',
  component: OutboxPanel,
  args: { kit: sampleKit(), controls: sampleControls() },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <main className="min-h-160 p-4 wide:max-w-100">
        <h1 className="sr-only">Demo</h1>
        <h2 className="sr-only">Outbox</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OutboxPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const reading = (outbox: DemoControls['outbox']): DemoControls => ({ ...sampleControls(), outbox });

/** Explains how items get there. */
export const Nothing: Story = {
  args: { controls: sampleControls({ outbox: [] }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Todavía no salió nada|Nothing has/);
  },
};

/** A mail, a message and a file; the mail is open. */
export const OneOfEach: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /048213/ }));
    await page.findByText('048213', { selector: 'span' });
  },
};

/** Loading. */
export const Loading: Story = { args: { controls: reading(unanswered) } };

/** Loading failed; this differs from empty. */
export const Failed: Story = {
  args: {
    controls: reading(async () => {
      throw new Error('the store is closed');
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
