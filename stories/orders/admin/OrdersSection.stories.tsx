/** Stories of the administration of orders. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { OrdersSection } from '#src/orders/admin/OrdersSection.tsx';
import { fails, Refuses, serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { onePage } from '../../recognitions/admin.sample.ts';
import { dialog, press, shows } from '../../recognitions/adminPlay.ts';
import { Section } from '../../recognitions/AdminStage.tsx';
import { answers, cancelled, detail, orders } from '../orders.sample.ts';

interface Narrowed {
  readonly status?: OrderState;
  readonly keywords?: string;
}

const usual: Answers = {
  OrgOrders: ({ input }) => {
    const { status, keywords = '' } = input as Narrowed; // the document's variables
    return {
      orgOrders: onePage(
        orders.filter(
          (one) => (status === undefined || one.status === status) && one.number.includes(keywords),
        ),
      ),
    };
  },
  OneOrder: () => ({ order: detail }),
  OrderAnswers: () => ({ orderAnswers: answers }),
};
const ordersSay = (said: Answers = {}) => serverSays({ ...usual, ...said });

const meta = {
  title: 'Orders/Admin orders',
  component: Section,
  args: { of: OrdersSection },
  parameters: { layout: 'fullscreen' },
  beforeEach: ordersSay(),
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (): Promise<ReturnType<typeof within>> => {
  await press(/^A-000040/u);
  return within(await dialog(/Pedido A-000040/u));
};

/** The second line is being decided. */
const deciding = async (): Promise<ReturnType<typeof within>> => {
  const panel = await opened();
  const [, second] = await panel.findAllByRole('button', { name: /^Decidir sobre/u });
  await userEvent.click(second as HTMLElement); // three lines can be decided on
  return panel;
};

export const Full: Story = { play: async ({ canvas }) => shows(await canvas.findByText('A-000040')) };

export const Phone: Story = { ...Full, tags: ['!test'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Full, tags: ['!test'], globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: ordersSay({ OrgOrders: () => ({ orgOrders: onePage([]) }) }),
  play: async ({ canvas }) => shows(await canvas.findByText(/Nadie ha canjeado nada todavía/u)),
};

/** Search and state are combined; one click resets both. */
export const Narrowed: Story = {
  args: { at: '/admin?status=sent&q=000040' },
  play: async ({ canvas }) => {
    await press('Mostrar todo');
    await shows(await canvas.findByText('A-000040'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** All details of one order. */
export const Opened: Story = {
  play: async () => {
    const panel = await opened();
    await shows(await panel.findByText('Calle 85 # 12-40, apto 302'));
    await shows(await panel.findByText('Arena'));
  },
};

export const OpenedOnAPhone: Story = {
  ...Opened,
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
};

/** Loading the order failed: the list stays visible. */
export const OpenedFailed: Story = {
  beforeEach: ordersSay({ OneOrder: fails() }),
  play: async () => {
    const panel = await opened();
    await shows(await panel.findByText(/No pudimos cargar el pedido/u));
  },
};

/** Cancelling shows the refunded points. */
export const Cancelling: Story = {
  play: async () => {
    const panel = await deciding();
    await userEvent.click(panel.getByRole('radio', { name: /Cancelar y devolver/u }));
    await shows(await panel.findByText(/recibe de vuelta/u));
  },
};

/** Restoring a cancelled line shows the charged points. */
export const Restoring: Story = {
  beforeEach: ordersSay({ OneOrder: () => ({ order: { ...cancelled, number: 'A-000040' } }) }),
  play: async () => {
    const panel = await opened();
    await userEvent.click(await panel.findByRole('button', { name: /^Decidir sobre/u }));
    await shows(await panel.findByText(/vuelve a canjear/u));
  },
};

/** Another administrator decided first: shows a message and the new state, and keeps the typed message. */
export const DecidedMeanwhile: Story = {
  beforeEach: () => {
    let isDecided = false;
    const from: unknown[] = [];
    return ordersSay({
      OneOrder: () => ({
        order: isDecided
          ? { ...detail, items: detail.items.map((one, at) => (at === 1 ? { ...one, status: 'sent' } : one)) }
          : detail,
      }),
      SetOrderItemStatus: (given) => {
        from.push(given['from']);
        isDecided = true;
        return new Refuses(from[0] === 'in_progress' ? 'conflict' : 'internal');
      },
    })();
  },
  play: async () => {
    const panel = await deciding();
    const note = panel.getByRole('textbox', { name: /Mensaje para quien lo pidió/u });
    await userEvent.type(note, 'Sale mañana');
    await userEvent.click(panel.getByRole('button', { name: 'Enviar' }));
    await shows(await panel.findByText(/No se guardó\. Lo que escribiste sigue aquí/u));
    // The client sent the state it had seen; now it offers the step after the other decision.
    await shows(await panel.findByRole('button', { name: 'Entregar' }));
    await expect(panel.getByRole('textbox', { name: /Mensaje para quien lo pidió/u })).toHaveValue(
      'Sale mañana',
    );
  },
};

/** A click outside the panel does not discard typed text. */
export const Leaving: Story = {
  play: async () => {
    const panel = await deciding();
    await userEvent.type(panel.getByRole('textbox', { name: /Mensaje/u }), 'Sale mañana');
    await userEvent.keyboard('{Escape}');
    await dialog(/¿Salir sin guardar\?/u);
  },
};
