/** Stories of the cockpit's faults: empty, active faults with a log, and the form for each kind. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FaultsPanel } from '#src/demo/faults/FaultsPanel.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { sampleControls, sampleKit } from './controls.sample.ts';

const kit = sampleKit();
const meta = {
  title: 'Demo/Faults',
  component: FaultsPanel,
  args: { kit, controls: sampleControls() },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [
    (Story) => (
      <main className="min-h-160 p-4 wide:max-w-100">
        <h1 className="sr-only">Demo</h1>
        <h2 className="sr-only">Faults</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FaultsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No faults and no calls yet. */
export const Nothing: Story = { args: { controls: sampleControls({ calls: [] }) } };

/** Three active faults; the app's reactions come first. */
export const InForce: Story = {
  args: {
    controls: sampleControls({
      faults: [
        {
          call: 'Feed',
          times: 4,
          strike: { kind: 'error', code: 'unavailable', status: 503, retryAfter: 3 },
        },
        { call: 'POST /rest/buy_products', times: 1, strike: { kind: 'lost' } },
        { strike: { kind: 'slow', ms: 2_500 } },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('SendFeedback');
  },
};

/** The active faults, each with a remove button. */
export const Standing: Story = {
  ...InForce,
  play: async ({ canvasElement }) => {
    const [faults] = await within(canvasElement).findAllByRole('radio');
    if (faults !== undefined) await userEvent.click(faults);
    await within(canvasElement).findByText('POST /rest/buy_products');
  },
};

/** Messages shown to the user appear between the calls. */
export const WithMessages: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [, log] = await page.findAllByRole('radio');
    if (log !== undefined) await userEvent.click(log);
    const text = 'Servidor temporalmente no disponible. Intenta más tarde.';
    await page.findByText('SendFeedback');
    toasts.raise({ severity: 'error', text });
    await userEvent.click(page.getByRole('switch'));
    await waitFor(async () => {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.queryByText('Boot')).toBeNull();
    });
  },
};

/** Finds a call by a part of its name. */
export const OneCall: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [, , , one] = await page.findAllByRole('radio');
    if (one !== undefined) await userEvent.click(one);
    await userEvent.type(await page.findByRole('combobox'), 'buy');
    await waitFor(async () => {
      await expect(
        within(canvasElement.ownerDocument.body).getByRole('option', { name: /buy_products/ }),
      ).toBeVisible();
    });
  },
};
