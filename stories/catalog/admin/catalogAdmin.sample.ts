/** The shop as administrators see it, for stories, and a server that answers with it. */
import type { KeptProductFragment } from '#src/gql/graphql.ts';
import { serverSays, type Answers } from '../../posts/FakeServer.tsx';
import { onePage } from '../../recognitions/admin.sample.ts';
import { catalogs, categories, products } from '../catalog.sample.ts';

/** Pieces in checkouts, and those ordered, by place in the list. */
const counts: readonly (readonly [held: number, sold: number])[] = [
  [3, 41],
  [1, 118],
  [0, 64],
];

/** The products of the catalog, one switched off, with their counts. */
export const keptProducts: readonly KeptProductFragment[] = products.map((product, at) => {
  const [held, sold] = counts[at] ?? [0, 0];
  return {
    ...product,
    active: at !== 5,
    held,
    sold,
    closesAt: at === 7 ? '2026-11-02T05:00:00.000Z' : product.closesAt,
  };
});

/** All categories; one is switched off. */
export const keptCategories = categories.map((one, at) => ({ ...one, active: at !== 4, products: at * 3 }));

/** Two, and one for everywhere. */
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
  KeptCategories: () => ({ allProductCategories: keptCategories }),
  KeptCatalogs: () => ({ allCatalogs: keptCatalogs }),
  ProductProviders: () => ({
    allProviders: providers.filter(({ id }, at) => providers.findIndex((one) => one.id === id) === at),
  }),
};

/** The server of a story: everything as usual but what is said here. */
export const shopSays = (answers: Answers = {}) => serverSays({ ...usual, ...answers });
