/** Inputs and events of the checkout machine, for stories, walks and tests. */
import type { Cart, CartItem } from '#schema/cart/cart.shapes.ts';
import type { Delivery } from '#schema/orders/orders.shapes.ts';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { ApiError, errorOf, type ErrorCode, type Reason } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { checkoutMachine } from './checkout.machine.ts';
import {
  nothingStored,
  type CheckoutEvent,
  type Held,
  type StoredCheckout,
  type PlacedOrder,
} from './checkout.setup.ts';
import { done, failed, type Samples } from './sample.ts';

const said = <E extends CheckoutEvent>(event: E): E => event;
const id = (number: number): string => `0192f0c1-0000-7000-8000-00000000c${String(number).padStart(3, '0')}`;

const product = (number: number, changes: Partial<Product>): Product => ({
  id: id(number),
  externalId: null,
  catalogId: null,
  categoryId: id(90),
  categoryName: 'Hogar',
  categoryNameEn: 'Home',
  icon: 'coffee',
  provider: null,
  name: 'Taza térmica',
  description: '',
  imageUrls: [],
  points: 120,
  stock: 8,
  isDigital: false,
  questions: [],
  justCorporative: true,
  terms: '',
  needsApproval: false,
  opensAt: null,
  closesAt: null,
  active: true,
  missing: [],
  createdAt: '2026-10-01T12:00:00.000Z',
  ...changes,
});

const line = (number: number, of: Product, changes: Partial<CartItem> = {}): CartItem => ({
  id: id(number),
  product: of,
  providerId: null,
  externalProductId: null,
  name: of.name,
  imageUrl: of.imageUrls[0] ?? null,
  points: of.points,
  currentPoints: of.points,
  quantity: 1,
  options: {},
  missing: [],
  createdAt: '2026-11-18T15:00:00.000Z',
  ...changes,
});

const cartOf = (items: readonly CartItem[], changes: Partial<Cart> = {}): Cart => ({
  items: [...items],
  count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPoints: items.reduce((sum, { quantity, currentPoints }) => sum + quantity * (currentPoints ?? 0), 0),
  balance: 615,
  heldUntil: null,
  ...changes,
});

const mug = product(1, {});
const shirt = product(2, {
  name: 'Camiseta del equipo',
  categoryName: 'Ropa',
  categoryNameEn: 'Clothes',
  icon: 'shirt',
  points: 155,
  questions: [
    { id: 'size', label: '¿Qué talla?', required: true, options: ['S', 'M', 'L', 'XL'] },
    { id: 'name', label: 'Nombre en la espalda', required: false, options: [] },
  ],
});
const film = product(3, {
  name: 'Entrada de cine',
  categoryName: 'Experiencias',
  categoryNameEn: 'Experiences',
  icon: 'ticket',
  points: 90,
  stock: null,
  isDigital: true,
});

const mugs = line(11, mug, { quantity: 2 });
const oneShirt = line(12, shirt);

/** Two mugs and a shirt: 395 of 615 points. */
export const fullCart = cartOf([mugs, oneShirt]);
/** A product that is delivered as a code: no input is needed. */
export const digitalCart = cartOf([line(13, film)]);
/** The price of the mug has risen since it was added, and the shirt is sold out. */
export const changedCart = cartOf([
  line(11, { ...mug, points: 140 }, { quantity: 2, points: 120 }),
  line(12, { ...shirt, stock: 0 }, { missing: [{ code: 'stock', have: 0, need: 1, changesAt: null }] }),
]);
/** Costs more than the wallet holds. */
export const dearCart = cartOf([mugs, oneShirt], { balance: 340 });
export const emptyCart = cartOf([]);

/** The stock is held for ten minutes from noon; stories set their own time. */
const heldUntil = '2026-11-21T12:10:00.000Z';
const intent = '3f0d9a52-7c1e-4a88-9d6b-0c5b1f2e4a71';
const heldOf = (cart: Cart): Held => ({ cart: { ...cart, heldUntil }, intent });

/** Ana’s address. */
export const anasDelivery: Delivery = {
  name: 'Ana Rivas',
  phone: '+52 55 5555 0134',
  address: 'Calle Orizaba 101, interior 4',
  city: 'Ciudad de México',
  notes: '',
};
const filled = { delivery: anasDelivery, answers: { [id(12)]: { size: 'M', name: '' } } };

/** The order that the purchase created. */
export const placedOrder: PlacedOrder = {
  id: id(70),
  number: 'A-000123',
  status: 'approved',
  totalPoints: 395,
  items: fullCart.items.map(({ id: itemId, name, points, quantity, product: of }) => ({
    id: itemId,
    name,
    imageUrl: null,
    icon: of?.icon ?? null,
    points,
    quantity,
    isDigital: false,
    status: 'approved',
  })),
  delivery: anasDelivery,
  createdAt: '2026-11-21T12:03:00.000Z',
};

/** The purchase was sent before a reload, and its outcome is unknown. */
export const sentBefore: StoredCheckout = { ...filled, intent, step: 'sent', total: 395 };

const refusedWith = (code: ErrorCode, ...reasons: readonly Reason[]): ApiError =>
  new ApiError({ ...errorOf(code, defaultLanguage).facts(), retryable: false, reasons });
const noStock = refusedWith('invalid', {
  field: 'items.1',
  code: 'product_stock',
  message: 'De Camiseta del equipo quedan 0 y pediste 1.',
});
const noPoints = refusedWith('invalid', {
  field: 'total_points',
  code: 'points_to_redeem_insufficient',
  message: 'Tienes 340 puntos para canjear y esto cuesta 395.',
});
const network = errorOf('network', defaultLanguage);

export const checkoutSamples: Samples<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: {
    'nothing was kept': nothingStored,
    'a checkout stood open before the reload': { ...filled, intent, step: 'checkout', total: null },
    'a purchase was sent before the reload': sentBefore,
  },
  events: [
    { label: 'the cart is opened', event: said({ type: 'cart.opened' }) },
    { label: 'two mugs and a shirt are in it', event: said({ type: 'cart.arrived', cart: fullCart }) },
    { label: 'a price and the stock have changed', event: said({ type: 'cart.arrived', cart: changedCart }) },
    { label: 'nothing is in it', event: said({ type: 'cart.arrived', cart: emptyCart }) },
    { label: 'it cannot be read', event: said({ type: 'cart.lost', error: network }) },
    { label: 'Retry is pressed where it could not be read', event: said({ type: 'reload.pressed' }) },
    {
      label: 'a third mug is wanted',
      event: said({ type: 'lines.changed', changes: [{ itemId: id(11), quantity: 3 }] }),
    },
    {
      label: 'the shirt is taken out',
      event: said({ type: 'lines.changed', changes: [{ itemId: id(12), quantity: 0 }] }),
    },
    { label: 'the change is saved', event: done('save', fullCart) },
    { label: 'the change is saved, and the shirt is still gone', event: done('save', changedCart) },
    { label: 'the last line is taken out', event: done('save', emptyCart) },
    { label: 'the change is not saved', event: failed('save', network) },
    { label: 'the notice is closed', event: said({ type: 'notice.dismissed' }) },
    { label: 'Continue is pressed', event: said({ type: 'checkout.pressed' }) },
    { label: 'the stock is held', event: done('hold', heldOf(fullCart)) },
    { label: 'the last shirt is gone', event: failed('hold', noStock) },
    { label: 'nothing can be held', event: failed('hold', network) },
    { label: 'the hold ends', event: done('holdEnd', undefined) },
    { label: 'the changes are accepted', event: said({ type: 'accept.pressed' }) },
    {
      label: 'the form is begun',
      event: said({ type: 'form.changed', delivery: anasDelivery, answers: {} }),
    },
    { label: 'the form is filled in', event: said({ type: 'form.filled', ...filled }) },
    { label: 'Change is pressed at the delivery', event: said({ type: 'form.pressed' }) },
    { label: 'Confirm is pressed', event: said({ type: 'confirm.pressed' }) },
    { label: 'the order is placed', event: done('buy', placedOrder) },
    { label: 'the points are not enough', event: failed('buy', noPoints) },
    { label: 'the last shirt was bought by somebody else', event: failed('buy', noStock) },
    { label: 'the answer is lost', event: failed('buy', network) },
    { label: 'it turns out that the order was placed', event: done('settle', placedOrder) },
    { label: 'it turns out that nothing was bought', event: done('settle', null) },
    { label: 'nobody answers how it ended', event: failed('settle', network) },
    { label: 'a second passes', event: { type: 'xstate.after.beforeAsking.checkout.unsettled' } },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'the network is back', event: said({ type: 'network.returned' }) },
    { label: 'Back is pressed', event: said({ type: 'back.pressed' }) },
    { label: 'Try again is pressed', event: said({ type: 'again.pressed' }) },
    { label: 'the cart is pressed where the order stands', event: said({ type: 'cart.pressed' }) },
    { label: 'the session ends', event: said({ type: 'session.ended' }) },
  ],
  ends: [],
  reasons: {
    isUnsound: 'Everything in the cart can be bought as it is: there is nothing to settle first.',
    isAffordable: 'What is in the cart costs more than the purse to redeem holds.',
    hasMends: 'Nothing that changed can be accepted by pressing: the lines have to be looked at.',
    hasLines: 'The cart holds no line.',
    hasNoLines: 'The cart still holds lines.',
    isFilled: 'A question of a product has no answer, or the delivery is not complete.',
    asksAnything: 'Nothing in the cart asks for a delivery or an answer.',
  },
  promises: {
    'a cart that could not be read is never an empty one': ({ value, context }) =>
      (value !== 'empty' && value !== 'editing') || context.cart !== null,
    'an empty cart is empty, one that can be edited is not': ({ value, context }) =>
      (value !== 'empty' || context.cart?.items.length === 0) &&
      (value !== 'editing' || (context.cart?.items.length ?? 0) > 0),
    'nothing is bought, or asked for, without its intent': (snapshot) =>
      (!snapshot.hasTag('buys') && !snapshot.hasTag('checks')) ||
      (snapshot.context.intent !== null && snapshot.context.wasSent),
    'what is reviewed has its intent': ({ value, context }) =>
      value !== 'reviewing' || context.intent !== null,
    'an intent whose end is known is given up': ({ value, context }) =>
      (value !== 'done' && value !== 'refused') || (context.intent === null && !context.wasSent),
    'an intent that was sent is held until its end is known': (snapshot) =>
      !snapshot.context.wasSent ||
      snapshot.value === 'uninitialized' ||
      snapshot.hasTag('buys') ||
      snapshot.hasTag('checks'),
    'whoever is done has an order': ({ value, context }) => value !== 'done' || context.order !== null,
    'a change or a hold that failed says why': ({ value, context }) =>
      (value !== 'notSaved' && value !== 'notHeld') || context.error !== null,
    'an old reason does not outlive its state': (snapshot) =>
      snapshot.hasTag('failed') || snapshot.context.error === null,
    'what is being saved is known': ({ value, context }) => value !== 'saving' || context.changes.length > 0,
    'what stood in the way is said only where it does': ({ value, context }) =>
      value === 'stale' || context.found.length === 0,
  },
};
