/** Stories of invoices and payments. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingSection } from '#src/orders/admin/BillingSection.tsx';
import { type Invoice, type Payment } from '#src/orders/admin/billing.queries.ts';
import { fails, serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { onePage } from '../../recognitions/admin.sample.ts';
import { shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';

const months = ['11', '10', '09', '08'] as const;
const states = ['open', 'overdue', 'paid', 'void'] as const;
const invoices: readonly Invoice[] = months.map((month, at) => ({
  id: `invoice-${month}`,
  number: `F-2026-${month}`,
  periodStart: `2026-${month}-01`,
  periodEnd: `2026-${month}-28`,
  amount: 1_250.5 + at * 90,
  currency: at === 3 ? 'COP' : 'USD',
  status: states[at] ?? 'paid',
  issuedAt: `2026-${month}-28`,
  dueAt: at === 3 ? null : `2026-${month}-30`,
}));
const payments: readonly Payment[] = (['pending', 'done', 'failed'] as const).map((status, at) => ({
  id: `payment-${status}`,
  invoiceNumber: at === 2 ? null : (invoices[at]?.number ?? null),
  amount: 1_250.5,
  currency: 'USD',
  method: at === 2 ? null : 'Transferencia',
  status,
  paidAt: status === 'done' ? '2026-10-29T15:00:00.000Z' : null,
}));

const usual: Answers = {
  Invoices: () => ({ invoices: onePage(invoices) }),
  Payments: () => ({ payments: onePage(payments) }),
};
const billsSay = (said: Answers = {}) => serverSays({ ...usual, ...said });

const meta = {
  title: 'Orders/Admin billing',
  component: Section,
  args: { of: BillingSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: billsSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await shows(await canvas.findByText('Vencida'));
    await shows(await canvas.findByText('En proceso'));
  },
};

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: billsSay({
    Invoices: () => ({ invoices: onePage([]) }),
    Payments: () => ({ payments: onePage([]) }),
  }),
  play: async ({ canvas }) => shows(await canvas.findByText(/Todavía no hay facturas/u)),
};

/** Loading one of the two lists failed: the other list stays visible. */
export const Failed: Story = {
  beforeEach: billsSay({ Invoices: fails() }),
  play: async ({ canvas }) => {
    await shows(await canvas.findByText(/No pudimos cargar las facturas/u));
    await shows(await canvas.findByText('En proceso'));
  },
};

/** A click loads the next page. */
export const MorePages: Story = {
  beforeEach: billsSay({
    Invoices: ({ page }) => ({
      invoices: {
        items: page === 1 ? invoices.slice(0, 2) : invoices.slice(2),
        pagination: { page: Number(page), perPage: 20, totalPages: 2, total: 21 },
      },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver más' }));
    await shows(await canvas.findByText('Anulada'));
  },
};
