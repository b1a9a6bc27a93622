/** Stories of the user's orders. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { orderQueries } from '#src/orders/orders.queries.ts';
import { OrdersScreen } from '#src/orders/OrdersScreen.tsx';
import { fails, serverSays, Stage, type StageProps } from '../kit/FakeServer.tsx';
import { orders } from './orders.sample.ts';

const pageOf = (items: typeof orders, page = 1, totalPages = 1) => ({
  orders: { items, pagination: { page, totalPages } },
});

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/orders" {...props}>
    <main>
      <OrdersScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Orders/OrdersScreen',
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

/** Each state once. */
export const Full: Story = {
  beforeEach: serverSays({ OwnOrders: () => pageOf(orders) }),
  play: sees(/espera aprobación/iu, /en preparación/iu, /entregado/iu, /volvieron/iu),
};

/** No orders yet. */
export const Empty: Story = {
  beforeEach: serverSays({ OwnOrders: () => pageOf([]) }),
  play: sees(/todavía no has canjeado nada/iu),
};

/** Loading the next page failed. */
export const FailedFurtherDown: Story = {
  beforeEach: serverSays({ OwnOrders: ({ page }) => (page === 1 ? pageOf(orders, 1, 2) : fails()()) }),
  play: sees(/no pudimos cargar más pedidos/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    orderQueries.own().queryKey,
    { pages: [{ items: orders, page: 1, totalPages: 1 }], pageParams: [1] },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old orders stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ OwnOrders: fails() }),
  play: sees(/no pudimos actualizar tus pedidos/iu),
};
