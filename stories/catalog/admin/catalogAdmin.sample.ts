/** The shop in the admin view for stories, with its fake server. */
import type { AdminProductFragment } from '#src/gql/graphql.ts';
import { serverSays, type Answers } from '../../kit/FakeServer.tsx';
import { onePage } from '../../recognitions/admin.sample.ts';
import { catalogs, categories, products } from '../catalog.sample.ts';

/** Held and ordered pieces, by index in the list. */
const counts: readonly (readonly [held: number, sold: number])[] = [
  [3, 41],
  [1, 118],
  [0, 64],
];

/** The products of the catalogue with their counts; one is inactive. */
export const keptProducts: readonly AdminProductFragment[] = products.map((product, at) => {
  const [held, sold] = counts[at] ?? [0, 0];
  return {
    ...product,
    active: at !== 5,
    held,
    sold,
    closesAt: at === 7 ? '2026-11-02T05:00:00.000Z' : product.closesAt,
  };
});

/** All categories; one is inactive. */
export const keptCategories = categories.map((one, at) => ({ ...one, active: at !== 4, products: at * 3 }));

/** Two national catalogues, and one for every country. */
export const keptCatalogs = [
  ...catalogs,
  ...catalogs.slice(0, 1).map((one) => ({
    ...one,
    id: `${one.id.slice(0, -1)}9`,
    name: 'Regalos digitales',
    country: null,
    isMine: false,
    active: false,
    products: 4,
  })),
];

const providers = products.flatMap(({ provider }) =>
  provider === null ? [] : [{ id: provider.id, name: provider.name, active: true }],
);

const usual: Answers = {
  KeptProducts: () => ({ allProducts: onePage(keptProducts) }),
  AllProductCategories: () => ({ allProductCategories: keptCategories }),
  AllCatalogs: () => ({ allCatalogs: keptCatalogs }),
  ProductProviders: () => ({
    allProviders: providers.filter(({ id }, at) => providers.findIndex((one) => one.id === id) === at),
  }),
};

/** The fake server of a story: default responses with the story's overrides. */
export const shopSays = (answers: Answers = {}) => serverSays({ ...usual, ...answers });
