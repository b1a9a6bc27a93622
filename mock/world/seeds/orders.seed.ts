/**
 * Orders of a year, in every state: orders with their lines, answers and history, each paid through the
 * ledger.
 */
import { orderAnswers, orderEvents, orderItems, orders } from '#backend/orders/orders.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import { orderStateOf, type OrderState } from '#schema/orders/orders.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { known, partsOf, shopWords } from '../shop.ts';
import type { Catalogue } from './catalog.seed.ts';
import type { Word } from './replies.ts';
import { courseOf, drawnOrders, paidFor, type Line } from './orders.drawn.ts';
import type { Redeemed } from './redeemed.ts';
import type { Person } from './users.seed.ts';
import type { Errand } from './yearOfActivity.ts';

/**
 * An order: index of the buyer (personas first), age in days, and the products with the state of each line.
 */
type Planned = readonly [number, number, ...(readonly [number, OrderState])[]];
/** Orders in every world. */
const always: readonly Planned[] = [
  [0, 150, [known.cinema, 'delivered']],
  [0, 75, [known.coffeeCard, 'cancelled']],
  [0, 40, [known.hoodie, 'delivered']],
  [0, 6, [known.coffee, 'delivered'], [known.press, 'sent']],
  [0, 2, [known.halfDay, 'pending']],
  [2, 30, [known.notebook, 'delivered']],
  [2, 4, [known.bottle, 'in_progress']],
  [1, 1, [known.tree, 'approved']],
];
/** Additional orders that wait for approval at the end of a month. */
const atMonthEnd: readonly Planned[] = [
  [5, 2, [known.halfDay, 'pending']],
  [6, 1, [known.halfDay, 'pending']],
  [7, 1, [known.wholeDay, 'pending']],
];
/**
 * Formats order numbers like the product. Copied, because an import would also load the code that displays
 * orders.
 */
const numberOf = (serial: number): string => `A-${String(serial).padStart(6, '0')}`;

/** The events of orders; their rows and notifications are complete after the year was played. */
export function ordersOf(
  plan: Plan,
  people: readonly Person[],
  catalogue: Catalogue,
  redeemed: Redeemed,
): { readonly errand: Errand; readonly words: readonly Word[]; readonly rows: () => RowsByTable } {
  const { profile, size, calendar, newId } = plan;
  const texts = shopWords[profile.words];
  const random = plan.dice('orders');
  const admin = people.find(({ role }) => role === 'admin');
  const words: Word[] = [];
  const made = {
    orders: [] as Row<typeof orders>[],
    items: [] as Row<typeof orderItems>[],
    answers: [] as Row<typeof orderAnswers>[],
    events: [] as Row<typeof orderEvents>[],
  };

  const place = (
    buyer: Person,
    at: number,
    lines: readonly Line[],
    { ledger, later }: { readonly ledger: Parameters<Errand>[0]; readonly later: Parameters<Errand>[1] },
  ): void => {
    const purse = ledger.redeem.get(buyer);
    if (purse === undefined) return;
    const total = lines.reduce((sum, { product }) => sum + product.row.points, 0);
    const lacking = total - purse.balance;
    const bonus = Math.ceil(lacking / 50) * 50;
    if (bonus > 0) ledger.grant({ to: purse, points: bonus, kind: 'transfer', note: texts.bonus, at });
    const [orderId, serial, createdAt] = [newId('orders'), made.orders.length + 1, instant(at)];
    const event = (
      more: Partial<Row<typeof orderEvents>> & { status: OrderState; createdAt: string },
    ): void =>
      void made.events.push({
        id: newId('order_events'),
        orderId,
        itemId: null,
        note: '',
        byId: admin?.id ?? null,
        refunded: 0,
        ...more,
      });
    const about = { kind: 'order', postId: null, sourceId: orderId } as const;
    const isAsked = lines.some(({ product }) => product.row.needsApproval);
    event({ status: isAsked ? 'pending' : 'approved', byId: buyer.id, createdAt });
    if (isAsked && admin !== undefined && admin !== buyer)
      words.push({ ...about, at, to: [admin], actorId: buyer.id });
    let latest = at;
    let refunded = 0;
    for (const { product, ends } of lines) {
      const { row, providerName, icon, offer } = product;
      const transferId = ledger.move({
        from: purse,
        to: ledger.store,
        points: row.points,
        kind: 'purchase',
        postId: null,
        sourceId: orderId,
        at,
      });
      redeemed.add(at, paidFor({ product, ends }));
      const itemId = newId('order_items');
      let moment = at;
      let trackingCode: string | null = null;
      let note = '';
      for (const status of courseOf(row, ends)) {
        moment = calendar.after(moment, (6 + 40 * random.next()) * hour);
        if (status === 'sent')
          trackingCode = `${texts.catalogs[0]?.[1]}${random.whole(10_000_000, 99_999_999)}`;
        note = status === 'sent' ? texts.shipped : status === 'cancelled' ? texts.refunded : '';
        const back = status === 'cancelled' ? row.points : 0;
        event({ itemId, status, note, refunded: back, createdAt: instant(moment) });
        if (buyer.isPersona && buyer !== admin)
          words.push({ ...about, at: moment, to: [buyer], actorId: admin?.id ?? null });
        if (back === 0) continue;
        refunded += back;
        const refundedAt = moment;
        later(refundedAt, () => {
          const reversal = { from: ledger.store, to: purse, points: back, reverses: transferId } as const;
          ledger.move({ ...reversal, kind: 'purchase', postId: null, sourceId: orderId, at: refundedAt });
        });
      }
      latest = Math.max(latest, moment);
      made.items.push({
        id: itemId,
        orderId,
        userId: buyer.id,
        productId: row.id,
        providerName,
        externalProductId: row.externalId,
        name: row.name,
        imageKey: null,
        imageUrl: null,
        icon,
        points: row.points,
        quantity: 1,
        isDigital: row.isDigital,
        isCounted: row.stock !== null,
        status: ends,
        note,
        trackingCode,
        transferId,
        budgetMonth: calendar.monthOf(at),
        updatedAt: instant(moment),
      });
      const [question] = row.questions;
      if (question !== undefined && offer.asks !== undefined)
        made.answers.push({
          id: newId('order_answers'),
          orderId,
          itemId,
          question: question.label,
          answer: random.pick(texts.answers[offer.asks]),
        });
    }
    const country = Math.max(
      0,
      texts.catalogs.findIndex(([, countryId]) => countryId === buyer.countryId),
    );
    const homes = texts.addresses[country] ?? [];
    const [address = '', city = '', phone = ''] = partsOf(
      buyer.isPersona ? (homes[0] ?? '') : random.pick(homes),
    );
    const name = `${buyer.firstName} ${buyer.lastName}`;
    made.orders.push({
      id: orderId,
      serial,
      userId: buyer.id,
      status: orderStateOf(lines.map(({ ends }) => ends)),
      totalPoints: total,
      refundedPoints: refunded,
      delivery: lines.every(({ product }) => product.row.isDigital)
        ? null
        : { name, phone, address, city, notes: '' },
      fold: fold([numberOf(serial), ...lines.map(({ product }) => product.row.name)].join(' ')),
      createdAt,
      updatedAt: instant(latest),
    });
  };

  const errand: Errand = (ledger, later) => {
    const fixed = size.scene === 'monthEnd' ? [...always, ...atMonthEnd] : always;
    const planned = fixed.map(([persona, age, ...lines]) => {
      const buyer = people[persona];
      const bought = lines.flatMap(([place, ends]) => {
        const product = catalogue.shelf[place];
        return product === undefined ? [] : [{ product, ends }];
      });
      const at = calendar.worked(age * day, random);
      return { at, lines: bought, choose: () => buyer && { buyer, lines: bought } };
    });
    const drawn = drawnOrders({ plan, people, catalogue, ledger, random, redeemed }, planned);
    return [...planned, ...drawn].map(({ at, choose }) => ({
      at,
      play: () => {
        const bought = choose();
        if (bought !== undefined) place(bought.buyer, at, bought.lines, { ledger, later });
      },
    }));
  };
  return {
    errand,
    words,
    rows: () => ({
      ...rowsOf(orders, made.orders),
      ...rowsOf(orderItems, made.items),
      ...rowsOf(orderAnswers, made.answers),
      ...rowsOf(orderEvents, made.events),
    }),
  };
}
