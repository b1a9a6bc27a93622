/**
 * The store: catalogs, categories and products, chosen catalogs, and the saving goals and carts of the
 * personas.
 */
import { cartItems } from '#backend/cart/cart.tables.ts';
import {
  catalogChoices,
  catalogs,
  productCategories,
  products,
  savings,
} from '#backend/stock/catalog.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { categoryIcons, corporate, known, offers, partsOf, shopWords, type Offer } from '../shop.ts';
import type { Provider } from './coupons.seed.ts';
import type { Person } from './users.seed.ts';

/** A product in the form that orders need. */
export interface Shelved {
  readonly offer: Offer;
  readonly row: Row<typeof products>;
  readonly providerName: string | null;
  readonly icon: string;
}

/** The products, the catalog of each person, and the rows. */
export interface Catalogue {
  readonly shelf: readonly Shelved[];
  readonly catalogOf: (person: Person) => string;
  readonly rows: RowsByTable;
}

/**
 * Lines in the carts of the employee and the manager. `less` is the price change since the line was added;
 * `age` is in days.
 */
const carts = [
  { persona: 0, place: known.bottle, less: 0, age: 2 },
  { persona: 0, place: known.mat, less: 30, age: 1 },
  { persona: 1, place: known.coffee, less: 0, age: 3 },
] as const;
/** An extra line, with which the employee's cart costs more than their wallet ever holds. */
const tooMuch = [{ persona: 0, place: known.headphones, less: 0, age: 0.8 }] as const;

/** Makes the catalogue of an organisation. */
export function catalogueOf(
  plan: Plan,
  people: readonly Person[],
  providers: readonly Provider[],
): Catalogue {
  const { profile, size, calendar, begun, newId } = plan;
  const words = shopWords[profile.words];
  const random = plan.dice('catalog');
  const createdAt = instant(begun);
  // Windows open and close on the hour.
  const inDays = (days: number | undefined): string | null =>
    days === undefined ? null : instant(Math.floor((calendar.now + days * day) / hour) * hour);
  const countries = words.catalogs.map(([name, country, description], position) => ({
    id: newId('catalogs'),
    name,
    description,
    country,
    position,
    active: true,
    createdAt,
  }));
  const categories = words.categories.map(([name, nameEn = null], position) => ({
    id: newId('product_categories'),
    name,
    nameEn,
    icon: categoryIcons[position] ?? null,
    iconKey: null,
    justCorporative: position === corporate,
    position,
    active: position <= corporate,
    createdAt,
  }));
  const shelf = offers.map((offer, place): Shelved => {
    const [name = '', description = ''] = partsOf(words.products[place] ?? '');
    const provider = providers[offer.provider];
    const asked = offer.asks === undefined ? undefined : words.questions[offer.asks];
    const row = {
      id: newId('products'),
      categoryId: categories[offer.category]?.id ?? '',
      catalogId: offer.catalog === undefined ? null : (countries[offer.catalog]?.id ?? null),
      providerId: provider?.id ?? null,
      externalId:
        provider === undefined ? null : `${provider.host.slice(0, 2).toUpperCase()}-${1_000 + place}`,
      name,
      description,
      imageKey: null,
      imageUrl: null,
      points: offer.points,
      stock: offer.stock < 0 ? null : offer.stock,
      isDigital: offer.digital ?? false,
      questions:
        asked === undefined
          ? []
          : [{ id: newId('product_questions'), label: asked[0], required: true, options: asked.slice(1) }],
      terms: provider === undefined ? '' : words.terms,
      needsApproval: offer.approval ?? false,
      opensAt: inDays(offer.opens),
      closesAt: inDays(offer.closes),
      active: offer.off === undefined,
      fold: fold([name, description, provider?.name ?? ''].join(' ')),
      createdAt: instant(offer.age === undefined ? begun + place * hour : calendar.now - offer.age * day),
    };
    const icon = categoryIcons[offer.category] ?? '';
    return { offer, row, providerName: provider?.name ?? null, icon };
  });

  const [deployment, other] = countries;
  const chosen = people.filter(({ countryId }) => countryId !== null && countryId === other?.country);
  const [employee] = people;
  const wanted = shelf[known.watch]?.row;
  return {
    shelf,
    catalogOf: (person) => (chosen.includes(person) ? other?.id : deployment?.id) ?? '',
    rows: {
      ...rowsOf(catalogs, countries),
      ...rowsOf(productCategories, categories),
      ...rowsOf(
        products,
        shelf.map(({ row }) => row),
      ),
      ...rowsOf(
        catalogChoices,
        chosen.map(({ id: userId }) => ({
          id: newId('catalog_choices'),
          userId,
          catalogId: other?.id ?? '',
        })),
      ),
      ...rowsOf(
        savings,
        employee === undefined || wanted === undefined
          ? []
          : [
              {
                id: newId('savings'),
                userId: employee.id,
                productId: wanted.id,
                createdAt: instant(calendar.worked(20 * day, random)),
              },
            ],
      ),
      ...rowsOf(
        cartItems,
        [...carts, ...(size.scene === 'shortPoints' ? tooMuch : [])].flatMap(
          ({ persona, place, less, age }) => {
            const [person, row] = [people[persona], shelf[place]?.row];
            if (person === undefined || row === undefined) return [];
            return [
              {
                id: newId('cart_items'),
                userId: person.id,
                productId: row.id,
                externalProductId: row.externalId,
                name: row.name,
                points: row.points - less,
                quantity: 1,
                options: {},
                createdAt: instant(calendar.worked(age * day, random)),
              },
            ];
          },
        ),
      ),
    },
  };
}
