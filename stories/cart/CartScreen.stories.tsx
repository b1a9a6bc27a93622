/** Stories of the cart and its checkout, including a complete purchase. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  changedCart,
  dearCart,
  digitalCart,
  emptyCart,
  fullCart,
  placedOrder,
} from '#machines/checkout.samples.ts';
import { cartQueries } from '#src/cart/cart.queries.ts';
import { CartScreen } from '#src/cart/CartScreen.tsx';
import { fails, Refuses, serverSays, Stage, type Answers, type StageProps } from '../kit/FakeServer.tsx';
import { cartServer } from './cart.sample.ts';

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/cart" {...props}>
    <main>
      <CartScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Cart/CartScreen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fake server for one story, with empty session storage. */
const says = (answers: () => Answers) => () => {
  sessionStorage.clear();
  const restore = serverSays(answers())();
  return () => {
    restore();
    sessionStorage.clear();
  };
};

/** Content fades in, so axe and the test must wait until it is visible. */
const see = async (...texts: readonly RegExp[]): Promise<void> => {
  for (const text of texts) await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
};
const sees =
  (...texts: readonly RegExp[]): NonNullable<Story['play']> =>
  () =>
    see(...texts);
const press = async (name: RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string): Promise<void> =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

/** Walks from the lines to the last step. */
async function fillIn(): Promise<void> {
  await press(/^continuar$/iu);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: /a dónde te lo llevamos/iu })).toHaveFocus(),
  );
  await type(/teléfono/iu, '+52 55 5555 0134');
  await type(/dirección/iu, 'Calle Orizaba 101');
  await type(/ciudad/iu, 'Ciudad de México');
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  await press(/revisar el pedido/iu);
  await see(/esto es lo que vas a canjear/iu, /calle orizaba 101/iu);
}

/** Two mugs and a shirt. */
export const Full: Story = {
  beforeEach: says(() => cartServer()),
  play: sees(/taza térmica/iu, /te quedan 220 puntos/iu),
};

/** An empty cart with a link to the catalogue. */
export const Empty: Story = {
  beforeEach: says(() => cartServer(emptyCart)),
  play: sees(/tu carrito está vacío/iu, /ver el catálogo/iu),
};

/** Loading failed; this differs from empty. */
export const Failed: Story = {
  beforeEach: says(() => ({ Cart: fails() })),
  play: sees(/no pudimos cargar tu carrito/iu, /sigue guardado/iu),
};

/** Old data whose refresh failed. */
export const Stale: Story = {
  args: {
    seed: (cache) =>
      void cache.setQueryData(cartQueries.cart().queryKey, fullCart, { updatedAt: Date.now() - 300_000 }),
  },
  beforeEach: says(() => ({ Cart: fails() })),
  play: sees(/no pudimos actualizar el carrito. lo que ves es de hace 5 min/iu, /taza térmica/iu),
};

/** Costs more than the balance: shows the missing points and blocks the checkout. */
export const TooDear: Story = {
  beforeEach: says(() => cartServer(dearCart)),
  play: sees(/te faltan 55 puntos/iu, /el carrito se queda como está/iu),
};

/** The old price is struck through beside the new price; a sold-out line is marked. */
export const Changed: Story = {
  beforeEach: says(() => cartServer(changedCart)),
  play: sees(/antes 120 puntos, ahora 140 puntos/iu, /agotado por ahora/iu),
};

/** Continuing first shows the effect on each line. */
export const ChangedAtCheckout: Story = {
  beforeEach: says(() => cartServer(changedCart)),
  play: async () => {
    await press(/^continuar$/iu);
    await see(/algo cambió/iu, /si sigues, lo llevas a 140 puntos/iu, /si sigues, sale del carrito/iu);
    await expect(screen.getByRole('heading', { name: /algo cambió/iu })).toHaveFocus();
  },
};

/** Another buyer took the last piece when the checkout started. */
export const TakenAtCheckout: Story = {
  beforeEach: says(() => ({
    ...cartServer(),
    HoldCart: () =>
      new Refuses('invalid', [
        { field: 'items.1', code: 'product_stock', message: 'De Camiseta del equipo quedan 0 y pediste 1.' },
      ]),
  })),
  play: async () => {
    await press(/^continuar$/iu);
    await see(/algo cambió/iu, /de camiseta del equipo quedan 0/iu);
  },
};

/** Missing input is reported at its field. */
export const NotFilledIn: Story = {
  beforeEach: says(() => cartServer()),
  play: async () => {
    await press(/^continuar$/iu);
    await press(/revisar el pedido/iu);
    await see(/este dato es obligatorio/iu);
  },
};

/** A complete purchase: delivery, questions, review, confirmation with the exact total. */
export const Bought: Story = {
  beforeEach: says(() => cartServer()),
  play: async () => {
    await fillIn();
    await press(/canjear por 395 puntos/iu);
    await see(/tu pedido está hecho/iu, /A-000123/u);
    await expect(screen.getByRole('heading', { name: /tu pedido está hecho/iu })).toHaveFocus();
  },
};

/** Digital products need no input: two steps. */
export const NothingToFillIn: Story = {
  beforeEach: says(() => cartServer(digitalCart)),
  play: async () => {
    await press(/^continuar$/iu);
    await see(/canjear por 90 puntos/iu, /no hay que llevarlo/iu);
  },
};

/** The response was lost and the result is still unknown. */
export const Checking: Story = {
  beforeEach: says(() => ({
    ...cartServer(),
    BuyProducts: fails('internal'),
    SettlePurchase: fails('internal'),
  })),
  play: async () => {
    await fillIn();
    await press(/canjear por 395 puntos/iu);
    await see(/estamos verificando tu compra/iu, /no se cobra dos veces/iu);
  },
};

/** The response was lost, but the order exists. */
export const SettledAsDone: Story = {
  beforeEach: says(() => ({
    ...cartServer(),
    BuyProducts: fails('internal'),
    SettlePurchase: () => ({ settlePurchase: { order: placedOrder } }),
  })),
  play: async () => {
    await fillIn();
    await press(/canjear por 395 puntos/iu);
    await see(/tu pedido está hecho/iu);
  },
};

/** The server refused the purchase with a reason; the user can go back. */
export const Refused: Story = {
  beforeEach: says(() => ({
    ...cartServer(),
    BuyProducts: () =>
      new Refuses('invalid', [
        {
          field: 'total_points',
          code: 'redeem_budget',
          message: 'Tu organización ya canjeó su presupuesto del mes. Se renueva el día 1.',
        },
      ]),
  })),
  play: async () => {
    await fillIn();
    await press(/canjear por 395 puntos/iu);
    await see(/la compra no se hizo/iu, /presupuesto del mes/iu, /no se cobró nada/iu);
  },
};

/** If a change is not saved, the line stays unchanged. */
export const NotSaved: Story = {
  beforeEach: says(() => ({ ...cartServer(), UpdateCart: fails('internal') })),
  play: async () => {
    const field = await screen.findByRole('spinbutton', { name: /cantidad de taza/iu });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await see(/no se guardó el cambio/iu);
    await waitFor(() => expect(field).toHaveValue('2'));
  },
};

/** Quantities by keyboard. */
export const MoreOfIt: Story = {
  beforeEach: says(() => cartServer()),
  play: async () => {
    const field = await screen.findByRole('spinbutton', { name: /cantidad de taza/iu });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await see(/te falta|te queda/iu);
    await waitFor(() => expect(field).toHaveValue('4'));
  },
};
