/** Stories of one order with its history. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderQueries } from '#src/orders/orders.queries.ts';
import { OrderScreen } from '#src/orders/OrderScreen.tsx';
import { fails, Refuses, serverSays, Stage, type Answers, type StageProps } from '../kit/FakeServer.tsx';
import { people } from '../kit/world.sample.ts';
import { answers, cancelled, detail, pending } from './orders.sample.ts';

const says = (order: typeof detail, more: Answers = {}): (() => () => void) =>
  serverSays({ OneOrder: () => ({ order }), OrderAnswers: () => ({ orderAnswers: answers }), ...more });

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at={`/profile/order?id=${detail.id}`} {...props}>
    <main>
      <OrderScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Orders/OrderScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Content fades in, so axe and the test must wait until it is visible. */
const sees =
  (...texts: readonly RegExp[]): NonNullable<Story['play']> =>
  async () => {
    for (const text of texts) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };

/** Three lines with different states; one was cancelled. */
export const Full: Story = {
  beforeEach: says(detail),
  play: sees(
    /pedido hecho/iu,
    /vuelven a tu billetera/iu,
    /arena/iu,
    /ver la devolución/iu,
    /CO-4471-889-X/u,
  ),
};

/** A new order: the user can cancel it. */
export const Pending: Story = { beforeEach: says(pending), play: sees(/cancelar el pedido/iu) };

/** The confirmation before cancelling, with numbers. */
export const Cancels: Story = {
  beforeEach: says(pending, { CancelOrder: () => ({ cancelOrder: cancelled }) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /cancelar el pedido/iu }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(/1,450 puntos/iu)).toBeVisible());
  },
};

/** The order has progressed meanwhile: the dialog shows a message. */
export const CancelsTooLate: Story = {
  beforeEach: says(pending, {
    CancelOrder: () =>
      new Refuses('conflict', [
        {
          field: 'id',
          code: 'order_on_its_way',
          message: 'El pedido ya está en camino y no se puede cancelar aquí.',
        },
      ]),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /cancelar el pedido/iu }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /cancelar el pedido/iu }));
    await waitFor(() => expect(within(dialog).getByText(/ya está en camino/iu)).toBeVisible());
  },
};

/** Cancelled: its points are back in the wallet. */
export const Cancelled: Story = {
  beforeEach: says(cancelled),
  play: sees(/se canceló y los puntos volvieron/iu),
};

/** An administrator opens another user's order. */
export const OfSomebodyElse: Story = {
  beforeEach: says({ ...detail, user: people[2] ?? detail.user }),
  play: sees(/^pedido de /iu),
};

/** Loading the answers failed: the order stays visible. */
export const WithoutAnswers: Story = {
  beforeEach: says(detail, { OrderAnswers: fails() }),
  play: sees(/no pudimos cargar lo que respondiste/iu),
};

/** An unknown id, or another user's order. */
export const Unknown: Story = {
  args: { at: '/profile/order?id=gone' },
  beforeEach: serverSays({ OneOrder: fails('not_found') }),
  play: sees(/no encontramos este pedido/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(orderQueries.one(detail.id).queryKey, detail, { updatedAt: Date.now() - 300_000 });
};

/** The refresh failed: the old data stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ OneOrder: fails(), OrderAnswers: () => ({ orderAnswers: answers }) }),
  play: sees(/no pudimos actualizar el pedido/iu),
};
