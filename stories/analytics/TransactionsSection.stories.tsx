/** The ledger as a table, in its states. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TransactionsSection } from '#src/analytics/transactions/TransactionsSection.tsx';
import { fails, serverSays, Stage, type Answers } from '../kit/FakeServer.tsx';
import { ledger, quarterOverview } from './lines.sample.ts';

const Section = ({ at = '/charts?section=transactions' }: { readonly at?: string }) => (
  <Stage at={at}>
    <main className="mx-auto max-w-content p-4">
      <TransactionsSection filter={{}} />
    </main>
  </Stage>
);

const meta = {
  title: 'Analytics/TransactionsSection',
  component: Section,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (page = ledger()): Answers => ({
  AnalyticsOverview: () => ({ analyticsOverview: quarterOverview }),
  ChartFilters: () => ({ departments: [], chart: { series: [] } }),
  Transactions: () => ({ transactions: page }),
});

/** Lines and sum of the selection; a line opens what is known of it and its cause. */
export const Movements: Story = {
  beforeEach: serverSays(holding()),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/1,284 movimientos/)).toBeVisible();
    await expect(canvasElement.querySelector('table')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Pedidos|Luis/ }));
  },
};

/** A link chose a channel in which nothing moved. */
export const NothingFound: Story = {
  tags: ['!test'],
  args: { at: '/charts?section=transactions&channel=coupons&wallet=redeem' },
  beforeEach: serverSays(holding(ledger({ items: [], next: null, lines: 0, sum: 0 }))),
};

export const Failed: Story = {
  tags: ['!test'],
  beforeEach: serverSays({ ...holding(), Transactions: fails() }),
};
