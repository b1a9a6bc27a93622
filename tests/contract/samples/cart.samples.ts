/** Valid calls of the cart and of purchases. */
import { cartItems } from '#backend/cart/cart.tables.ts';
import { products } from '#backend/stock/catalog.tables.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

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
    itemId: lines.find(({ owner }) => owner?.email === me)?.id ?? noId,
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

export const calls: Calls<CartKnown> = {
  // Any text is a valid option, so no option can be spoilt.
  'cart.add': () => ({ body: { options: undefined } }),
  'cart.addExternal': (all) => ({
    body: {
      providerId: all.offerProvider,
      externalProductId: all.offerId,
      name: all.offerName,
      points: Number(all.offerPoints),
    },
  }),
  'cart.remove': ({ itemId, me }) => ({ query: { itemId }, as: me }),
  'cart.update': ({ me }) => ({ as: me }),
  'cart.hold': ({ colleague }) => ({ as: colleague }),
  'cart.buy': ({ buyLine, buyTotal, buyer }) => ({
    body: { items: [{ itemId: buyLine, answers: [] }], totalPoints: Number(buyTotal) },
    as: buyer,
  }),
};
