/** Stories of the catalogue, the product panel, and saving for a product. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { catalogQueries } from '#src/catalog/catalog.queries.ts';
import { CatalogScreen } from '#src/catalog/CatalogScreen.tsx';
import { fails, serverSays, Stage, type Answers, type StageProps } from '../kit/FakeServer.tsx';
import { me } from '../kit/world.sample.ts';
import {
  catalogs,
  categories,
  headphones,
  products,
  saved,
  saving,
  tablet,
  weekend,
} from './catalog.sample.ts';
import { must } from '../kit/must.ts';

const nothing = { product: null, have: me.pointsToRedeem, need: 0 };
const pageOf = (items: readonly Product[], page = 1, totalPages = 1) => ({
  products: { items, pagination: { page, totalPages, total: items.length } },
});

const full: Answers = {
  Products: () => pageOf(products),
  OneProduct: ({ id }) => ({ product: must(products.find((one) => one.id === id)) }),
  ProductCategories: () => ({ productCategories: categories }),
  Catalogs: () => ({ catalogs }),
  SavingGoal: () => ({ saving: nothing }),
  SaveFor: () => ({ saveFor: saving }),
};

const Screen = (props: Omit<StageProps, 'children'>) => (
  <Stage at="/catalog" {...props}>
    <main>
      <CatalogScreen />
    </main>
  </Stage>
);

const meta = {
  title: 'Catalog/CatalogScreen',
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
const at = (product: Product): Partial<StageProps> => ({ at: `/catalog?product=${product.id}` });

/** Every product shows its price and low stock. */
export const Full: Story = {
  beforeEach: serverSays(full),
  play: sees(/audífonos con cancelación/iu, /quedan 2/iu),
};

/** Each missing requirement, shown at its product. */
export const WhatIsMissing: Story = {
  beforeEach: serverSays({
    ...full,
    Products: () => pageOf(products.filter(({ missing }) => missing.length > 0)),
  }),
  play: sees(
    /se puede canjear desde el 3 de diciembre/iu,
    /agotado por ahora/iu,
    /puede volver hoy/iu,
    /le quedan 2,100 puntos de presupuesto/iu,
    /espera aprobación/iu,
    /te faltan 120 puntos/iu,
    /otro país/iu,
  ),
};

/** A redeemable product: quantity, remaining points, next steps. */
export const OneProduct: Story = {
  args: at(headphones),
  beforeEach: serverSays(full),
  play: sees(/te quedarán 165 puntos/iu, /al canjear te preguntaremos: color/iu),
};

/** Costs more than the balance: shown before it is added. */
export const TooMany: Story = {
  args: at(headphones),
  beforeEach: serverSays(full),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(/te quedarán 165/iu)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Más' }));
    await waitFor(() => expect(within(dialog).getByText(/te faltan 1,285 puntos/iu)).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: /agregar al carrito/iu })).toBeDisabled();
  },
};

/** A product with two missing requirements: both are shown, and the user can save for it. */
export const ProductMissing: Story = {
  args: at(tablet),
  beforeEach: serverSays(full),
  play: sees(
    /qué falta para canjearlo/iu,
    /se renueva el 1 de diciembre/iu,
    /te faltan 2,585 puntos/iu,
    /ahorrar para esto/iu,
  ),
};

/** The saving goal with its progress. */
export const ProductSavedFor: Story = {
  args: at(weekend),
  beforeEach: serverSays({ ...full, SavingGoal: () => ({ saving }) }),
  play: sees(/dejar de ahorrar/iu),
};

/** A link to a deleted product. */
export const ProductGone: Story = {
  args: { at: '/catalog?product=gone' },
  beforeEach: serverSays({ ...full, OneProduct: fails('not_found') }),
  play: sees(/este producto ya no existe/iu),
};

/** Loading one product failed. */
export const ProductFailed: Story = {
  args: { at: '/catalog?product=other' },
  beforeEach: serverSays({ ...full, OneProduct: fails() }),
  play: sees(/no pudimos cargar el producto/iu),
};

/** Progress towards a goal. */
export const OnTheWay: Story = {
  beforeEach: serverSays({ ...full, SavingGoal: () => ({ saving }) }),
  play: sees(/ahorras para fin de semana/iu, /1,615 de 1,735 puntos/iu),
};

/** The goal is reached. */
export const Reached: Story = {
  beforeEach: serverSays({ ...full, SavingGoal: () => ({ saving: saved }) }),
  play: sees(/ya puedes canjearlo/iu),
};

/** Switches from one country to another. */
export const ChoosesCatalog: Story = {
  beforeEach: () => {
    let mine = catalogs;
    return serverSays({
      ...full,
      Catalogs: () => ({ catalogs: mine }),
      ChooseCatalog: ({ catalogId }) => {
        mine = catalogs.map((one) => ({ ...one, isMine: one.id === catalogId }));
        return { chooseCatalog: mine };
      },
    })();
  },
  play: async () => {
    const picker = await screen.findByRole('button', { name: 'Catálogo' });
    await expect(picker).toHaveTextContent('Aurora Colombia');
    await userEvent.click(picker);
    const option = await screen.findByRole('option', { name: /chile/iu });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.click(option);
    await waitFor(() => expect(picker).toHaveTextContent('Aurora Chile'));
  },
};

/** The price filter in its popover. */
export const Prices: Story = {
  beforeEach: serverSays(full),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /precio/iu }));
    await waitFor(() => expect(screen.getByRole('button', { name: /aplicar/iu })).toBeVisible());
  },
};

/** The organisation has no products. */
export const Empty: Story = {
  beforeEach: serverSays({
    ...full,
    Products: () => pageOf([]),
    ProductCategories: () => ({ productCategories: [] }),
  }),
  play: sees(/todavía está preparando su catálogo/iu),
};

/** No matches for the search. */
export const NothingFound: Story = {
  args: { at: '/catalog?q=piano' },
  beforeEach: serverSays({ ...full, Products: () => pageOf([]) }),
  play: sees(/ningún producto coincide/iu),
};

/** Loading the next page failed: the loaded products stay. */
export const FailedFurtherDown: Story = {
  beforeEach: serverSays({
    ...full,
    Products: ({ input }) =>
      (input as { page: number }).page === 1 ? pageOf(products.slice(0, 4), 1, 2) : fails()(),
  }),
  play: sees(/no pudimos cargar más productos/iu),
};

const seedOld: StageProps['seed'] = (cache) => {
  cache.setQueryData(
    catalogQueries.products({}).queryKey,
    {
      pages: [{ items: products, page: 1, totalPages: 1, total: products.length, of: '[]' }],
      pageParams: [1],
    },
    { updatedAt: Date.now() - 300_000 },
  );
};

/** The refresh failed: the old products stay, with their age. */
export const FailedWithOldData: Story = {
  args: { seed: seedOld },
  beforeEach: serverSays({ ...full, Products: fails() }),
  play: sees(/no pudimos actualizar el catálogo/iu),
};

/** A user who takes no points can browse. */
export const WithoutPoints: Story = {
  args: { person: { ...me, takesPoints: false, pointsToGive: 0, pointsToRedeem: 0 }, ...at(headphones) },
  beforeEach: serverSays(full),
  play: sees(/no participa en los puntos/iu),
};
