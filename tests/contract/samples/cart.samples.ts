/** Valid calls of the cart and of purchases. */
import { cartItems } from '#backend/cart/cart.tables.ts';
import { products } from '#backend/stock/catalog.tables.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** A line that its owner can buy, a line of the employee, a product for the cart, and an offer of a provider. */
export const known = async (store: Store, { me }: Known) => {
  const { rows: lines } = await store.list(cartItems, {
    with: { product: { one: products, on: 'productId' }, owner: { one: users, on: 'userId' } },
  });
  const { rows: purses } = await store.list(accounts, { where: { purse: 'redeem' } });
  const isDear = (userId: string, points: number): boolean =>
    (purses.find(({ ownerId }) => ownerId === userId)?.balance ?? 0) < points;
  const line = lines.find(
    ({ product, points, quantity, userId }) =>
      product !== null &&
      product.points === points &&
      product.questions.length === 0 &&
      !isDear(userId, points * quantity),
  );
  const { rows: shelf } = await store.list(products, { where: { active: true, catalogId: null } });
  const offer = shelf.find(({ externalId, providerId }) => externalId !== null && providerId !== null);
  return {
    cartProduct: shelf[0]?.id ?? noId,
    cartLine: lines.find(({ owner }) => owner?.email === me)?.id ?? noId,
    buyLine: line?.id ?? noId,
    buyTotal: String((line?.points ?? 0) * (line?.quantity ?? 0)),
    buyer: line?.owner?.email ?? me,
    offerProvider: offer?.providerId ?? (await firstId(store, products)),
    offerId: offer?.externalId ?? noId,
    offerName: offer?.name ?? '',
    offerPoints: String(offer?.points ?? 0),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type CartKnown = Awaited<ReturnType<typeof known>>;

const delivery = { name: 'Ana', phone: '5555 0000', address: 'Calle 1', city: 'Puebla', notes: '' };

export const restSamples: RestSamples<CartKnown> = {
  'cart.cart': () => ({}),
  // Any text is a valid option, so no option can be spoilt.
  'cart.add': ({ cartProduct }) => ({ body: { product_id: cartProduct, quantity: 2 } }),
  'cart.addExternal': (all) => ({
    body: {
      provider_id: all.offerProvider,
      external_product_id: all.offerId,
      name: all.offerName,
      points: Number(all.offerPoints),
      quantity: 1,
      image_url: 'https://images.example/entrada.png',
    },
  }),
  'cart.remove': ({ cartLine, me }) => ({ search: `?item_id=${cartLine}`, as: me }),
  'cart.update': ({ cartLine, me }) => ({
    body: { items: [{ item_id: cartLine, quantity: 2, accept_price: true }] },
    as: me,
  }),
  'cart.hold': ({ colleague }) => ({ as: colleague }),
  'cart.release': () => ({}),
  'cart.buy': ({ buyLine, buyTotal, buyer }) => ({
    body: {
      items: [{ item_id: buyLine, answers: [] }],
      delivery,
      total_points: Number(buyTotal),
      intent: 'un intento',
    },
    as: buyer,
  }),
  'cart.settle': () => ({ body: { intent: 'otro intento' } }),
};

export const fieldSamples: FieldSamples<CartKnown> = {
  'Query.cart': () => '',
  'Mutation.addToCart': ({ cartProduct }) =>
    `(productId: "${cartProduct}", quantity: 2, options: { color: "rojo" })`,
  'Mutation.addExternalToCart': ({ offerProvider, offerId, offerName, offerPoints }) =>
    `(input: { providerId: "${offerProvider}", externalProductId: "${offerId}", name: "${offerName}", points: ${offerPoints} })`,
  'Mutation.removeFromCart': ({ cartLine }) => `(itemId: "${cartLine}")`,
  'Mutation.updateCart': ({ cartLine }) => `(items: [{ itemId: "${cartLine}", quantity: 2 }])`,
  'Mutation.holdCart': () => '',
  'Mutation.releaseCart': () => '',
  'Mutation.buyProducts': ({ buyLine }) =>
    `(input: { items: [{ itemId: "${buyLine}" }], delivery: { name: "Ana", phone: "5555 0000", address: "Calle 1", city: "Puebla" }, intent: "un intento" })`,
  'Mutation.settlePurchase': () => '(intent: "otro intento")',
};
