/** Orders for stories: each state once, and one with a long history and a refund. */
import type { OrderState } from '#schema/orders/orders.rules.ts';
import type { Order, OrderAnswer, OrderDetail, OrderEvent, OrderItem } from '#schema/orders/orders.shapes.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import { products } from '../catalog/catalog.sample.ts';
import { me, people } from '../kit/world.sample.ts';

const day = 86_400_000;
const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;
const before = (days: number): string => new Date(storyTime - days * day).toISOString();

const buyer: PublicUser = people[0] as PublicUser; // the first sample person is the reader
const admin: PublicUser = people[3] as PublicUser; // one of the sample

const item = (
  order: number,
  number: number,
  status: OrderState,
  facts: Partial<OrderItem> = {},
): OrderItem => {
  const { id, name, icon, points, isDigital, provider } =
    products[(order * 2 + number) % products.length] ?? products[0] ?? {};
  return {
    id: idOf('00e1', order * 10 + number),
    orderId: idOf('00e0', order),
    productId: id ?? null,
    providerName: provider?.name ?? null,
    externalProductId: null,
    name: name ?? 'Producto',
    imageUrl: null,
    icon: icon ?? null,
    points: points ?? 100,
    quantity: 1,
    isDigital: isDigital ?? true,
    status,
    note: '',
    trackingCode: null,
    updatedAt: before(order),
    ...facts,
  };
};

const order = (number: number, status: OrderState, items: readonly OrderItem[]): Order => {
  const sum = (lines: readonly OrderItem[]): number =>
    lines.reduce((points, line) => points + line.points * line.quantity, 0);
  return {
    id: idOf('00e0', number),
    number: `A-${String(40 - number).padStart(6, '0')}`,
    user: { ...buyer, id: me.id },
    status,
    totalPoints: sum(items),
    refundedPoints: sum(items.filter((one) => one.status === 'cancelled')),
    items: [...items],
    mayCancel: status === 'pending' || status === 'approved',
    createdAt: before(number * 6 + 1),
    updatedAt: before(number),
  };
};

/** Six orders, newest first; one has four lines. */
export const orders: readonly Order[] = [
  order(0, 'pending', [item(0, 0, 'pending')]),
  order(1, 'approved', [item(1, 0, 'approved', { quantity: 2 })]),
  order(2, 'in_progress', [item(2, 0, 'in_progress'), item(2, 1, 'cancelled')]),
  order(
    3,
    'sent',
    [0, 1, 2, 3].map((line) => item(3, line, 'sent', { trackingCode: 'CO-4471-889-X' })),
  ),
  order(4, 'delivered', [item(4, 0, 'delivered')]),
  order(5, 'cancelled', [item(5, 0, 'cancelled')]),
];

const event = (number: number, status: OrderState, facts: Partial<OrderEvent> = {}): OrderEvent => ({
  id: idOf('00e2', number),
  itemId: null,
  status,
  note: '',
  by: admin,
  refunded: 0,
  createdAt: before(6 - number),
  ...facts,
});

const lines: readonly OrderItem[] = [
  item(0, 0, 'sent', {
    trackingCode: 'CO-4471-889-X',
    note: 'Sale hoy con la mensajería de la tarde.',
  }),
  item(0, 1, 'in_progress', { quantity: 2 }),
  item(0, 4, 'cancelled', { note: 'Se agotó en la bodega. Te devolvimos los puntos.' }),
];
const base = order(0, 'in_progress', lines);

/** Three lines in three states, with delivery and history. */
export const detail: OrderDetail = {
  ...base,
  delivery: {
    name: 'Ana Torres',
    phone: '+57 300 555 0101',
    address: 'Calle 85 # 12-40, apto 302',
    city: 'Bogotá',
    notes: 'Portería abierta hasta las ocho.',
  },
  events: [
    event(0, 'pending', { by: { ...buyer, id: me.id } }),
    event(1, 'approved'),
    event(2, 'in_progress'),
    event(3, 'cancelled', {
      itemId: lines[2]?.id ?? null,
      note: 'Se agotó en la bodega. Te devolvimos los puntos.',
      refunded: base.refundedPoints,
    }),
    event(4, 'sent', { itemId: lines[0]?.id ?? null, note: 'Sale hoy con la mensajería de la tarde.' }),
  ],
};

const waiting = orders[0] as Order; // in the list above

/** A new order: its buyer can still cancel it. */
export const pending: OrderDetail = {
  ...waiting,
  delivery: detail.delivery,
  events: [event(0, 'pending', { by: { ...buyer, id: me.id } })],
};

const given = orders[5] as Order; // in the list above

/** Cancelled. */
export const cancelled: OrderDetail = {
  ...given,
  delivery: null,
  events: [
    event(0, 'approved', { by: { ...buyer, id: me.id } }),
    event(1, 'cancelled', { by: { ...buyer, id: me.id }, refunded: given.refundedPoints }),
  ],
};

/** The answer for the first line. */
export const answers: readonly OrderAnswer[] = [
  { id: idOf('00e3', 0), itemId: lines[0]?.id ?? '', question: 'Color', answer: 'Arena' },
];
