/** Redemptions of the world: every order, coupon and invoice follows the rules of the product. */
import { describe, expect, it } from 'vitest';
import { catalogChoices, catalogs, productCategories, products } from '#backend/stock/catalog.tables.ts';
import { coupons, providerStaff, redemptions } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { orderNumber } from '#backend/orders/orders.views.ts';
import { orderAnswers, orderEvents, orderItems, orders } from '#backend/orders/orders.tables.ts';
import { redeemedMonths } from '#backend/points/points.tables.ts';
import { monthOf } from '#backend/kit/month.ts';
import { fold } from '#backend/kit/fold.ts';
import { users } from '#backend/people/users.tables.ts';
import { plainKey } from '#schema/coupons/coupons.rules.ts';
import { orderStateOf, orderStates } from '#schema/orders/orders.rules.ts';
import { byId, days, groupBy, rowsOf, sum, worldsAt } from './worlds.ts';

describe.each(days)('the store on %s', (date) => {
  const world = worldsAt(date).map((org) => ({
    org,
    isLarge: rowsOf(org, users).length > 20,
    timezone: rowsOf(org, organizations)[0]?.timezone ?? '',
    shelf: byId(rowsOf(org, products)),
    bought: rowsOf(org, orders),
    lines: rowsOf(org, orderItems),
    moved: rowsOf(org, transfers),
  }));

  it('an order has the state and total of its lines, a transfer for each, and a reversal for each cancelled one', () => {
    for (const { org, bought, lines, moved } of world) {
      const accountOf = (ownerId: string, purse: string) =>
        rowsOf(org, accounts).find((one) => one.ownerId === ownerId && one.purse === purse)?.id;
      const till = accountOf('', 'store');
      const own = groupBy(lines, ({ orderId }) => orderId);
      const paid = byId(moved);
      expect(new Set(bought.map(({ status }) => status))).toEqual(new Set(orderStates));
      for (const order of bought) {
        const items = own.get(order.id) ?? [];
        expect(order.status).toBe(orderStateOf(items.map(({ status }) => status)));
        expect(order.totalPoints).toBe(sum(items.map(({ points, quantity }) => points * quantity)));
        const back = items.filter(({ status }) => status === 'cancelled');
        expect(order.refundedPoints).toBe(sum(back.map(({ points, quantity }) => points * quantity)));
        const purse = accountOf(order.userId, 'redeem');
        for (const { transferId, points, quantity, status } of items) {
          const payment = { kind: 'purchase', sourceId: order.id, points: points * quantity };
          expect(paid.get(transferId)).toMatchObject({
            ...payment,
            fromAccount: purse,
            toAccount: till,
            createdAt: order.createdAt,
            reverses: null,
          });
          const reversals = moved.filter(({ reverses }) => reverses === transferId);
          expect(reversals).toHaveLength(status === 'cancelled' ? 1 : 0);
          for (const one of reversals)
            expect(one).toMatchObject({ ...payment, fromAccount: till, toAccount: purse });
        }
        expect(moved.filter(({ sourceId }) => sourceId === order.id)).toHaveLength(
          items.length + back.length,
        );
      }
    }
  });

  it('the store account holds all redeemed points without refunds, also month by month', () => {
    for (const { org, timezone, bought, moved } of world) {
      const till = rowsOf(org, accounts).find(({ purse }) => purse === 'store');
      const net = sum(bought.map(({ totalPoints, refundedPoints }) => totalPoints - refundedPoints));
      expect(till?.balance).toBe(net + sum(rowsOf(org, redemptions).map(({ points }) => points)));
      const months = new Map<string, number>();
      const known = byId(moved);
      for (const { kind, points, reverses, createdAt } of moved) {
        if (kind !== 'purchase' && kind !== 'coupon') continue;
        const month = monthOf(known.get(reverses ?? '')?.createdAt ?? createdAt, timezone);
        months.set(month, (months.get(month) ?? 0) + (reverses === null ? points : -points));
      }
      expect(rowsOf(org, redeemedMonths).map(({ month, points }) => [month, points])).toEqual([...months]);
    }
  });

  it('the events of an order begin with its buyer and end with the state of each line', () => {
    for (const { org, bought, lines } of world) {
      const stories = groupBy(rowsOf(org, orderEvents), ({ orderId }) => orderId);
      const own = groupBy(lines, ({ orderId }) => orderId);
      for (const order of bought) {
        const story = stories.get(order.id) ?? [];
        const [first] = story;
        expect(first).toMatchObject({ itemId: null, byId: order.userId, createdAt: order.createdAt });
        expect(['pending', 'approved']).toContain(first?.status);
        const moments = story.map(({ createdAt }) => createdAt);
        expect(order.updatedAt).toBe([...moments].sort().at(-1));
        expect(sum(story.map(({ refunded }) => refunded))).toBe(order.refundedPoints);
        for (const { id, status, note, trackingCode, updatedAt } of own.get(order.id) ?? []) {
          const steps = story.filter(({ itemId }) => itemId === id);
          const at = steps.map(({ createdAt }) => createdAt);
          expect(at).toEqual([...at].sort());
          expect(steps.at(-1)?.status ?? status).toBe(status);
          expect([note, updatedAt]).toEqual([
            steps.at(-1)?.note ?? '',
            steps.at(-1)?.createdAt ?? order.createdAt,
          ]);
          expect(trackingCode !== null).toBe(steps.some((step) => step.status === 'sent'));
        }
      }
    }
  });

  it('orders are numbered in the order of time and found by number and product name', () => {
    for (const { bought, lines } of world) {
      expect(bought.map(({ serial }) => serial)).toEqual(bought.map((_, place) => place + 1));
      const moments = bought.map(({ createdAt }) => createdAt);
      expect(moments).toEqual([...moments].sort());
      for (const { orderId, name } of lines) {
        const order = bought.find(({ id }) => id === orderId);
        expect(order?.fold).toContain(fold(orderNumber(order?.serial ?? 0)));
        expect(order?.fold).toContain(fold(name));
      }
    }
  });

  it('ordered products were available to the buyer, and orders have their answers and delivery', () => {
    for (const { org, shelf, bought, lines } of world) {
      const [deployment] = rowsOf(org, catalogs);
      const chosen = new Map(rowsOf(org, catalogChoices).map((one) => [one.userId, one.catalogId]));
      const answers = groupBy(rowsOf(org, orderAnswers), ({ itemId }) => itemId);
      for (const { id, userId, createdAt, delivery } of bought) {
        const items = lines.filter(({ orderId }) => orderId === id);
        expect(delivery === null).toBe(items.every(({ isDigital }) => isDigital));
        for (const item of items) {
          const row = shelf.get(item.productId);
          if (row === undefined) throw new Error('an order is of a product');
          expect(row.createdAt <= createdAt).toBe(true);
          expect((row.opensAt ?? createdAt) <= createdAt && createdAt <= (row.closesAt ?? createdAt)).toBe(
            true,
          );
          expect([null, chosen.get(userId) ?? deployment?.id]).toContain(row.catalogId);
          expect(item).toMatchObject({
            name: row.name,
            points: row.points,
            isDigital: row.isDigital,
            isCounted: row.stock !== null,
            externalProductId: row.externalId,
          });
          expect((answers.get(item.id) ?? []).map(({ question }) => question)).toEqual(
            row.questions.map(({ label }) => label),
          );
        }
      }
    }
  });

  it('products show every kind of missing availability, and belong to existing categories, catalogs and providers', () => {
    for (const { org, shelf, lines } of world) {
      const all = [...shelf.values()];
      const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
      const [rooms, countries, partners] = [
        rowsOf(org, productCategories),
        rowsOf(org, catalogs),
        rowsOf(org, providers),
      ];
      expect(rooms.filter(({ active }) => active)).toHaveLength(6);
      expect(rooms.filter(({ justCorporative }) => justCorporative)).toHaveLength(1);
      expect([countries.length, partners.length]).toEqual([2, 5]);
      expect(all.length).toBeGreaterThanOrEqual(40);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      for (const row of all) {
        expect(row.points).toBeGreaterThanOrEqual(60);
        expect(row.points).toBeLessThanOrEqual(6_000);
        expect(row.stock ?? 0).toBeGreaterThanOrEqual(0);
        expect(idsOf(rooms)).toContain(row.categoryId);
        expect([null, ...idsOf(countries)]).toContain(row.catalogId);
        expect([null, ...idsOf(partners)]).toContain(row.providerId);
        expect(row.externalId === null).toBe(row.providerId === null);
        expect([row.imageKey, row.imageUrl]).toEqual([null, null]);
        expect(row.fold).toContain(fold(row.name));
        // A product can only be sold out if it was ordered.
        if (row.stock === 0) expect(lines.map(({ productId }) => productId)).toContain(row.id);
      }
      const some = (holds: (row: (typeof all)[number]) => boolean) => all.filter(holds).length;
      const week = new Date(Date.parse(date) + 8 * 86_400_000).toISOString();
      for (const count of [
        some(({ active }) => !active),
        some(({ stock }) => stock === 0),
        some(({ stock }) => stock === 2),
        some(({ opensAt }) => opensAt !== null && opensAt > date && opensAt < week),
        some(({ closesAt }) => closesAt !== null && closesAt < date),
        some(({ needsApproval }) => needsApproval),
        some(({ questions }) => questions.some(({ options }) => options.length > 0)),
        some(({ catalogId }) => catalogId === countries[0]?.id),
        some(({ catalogId }) => catalogId === countries[1]?.id),
      ])
        expect(count).toBeGreaterThan(0);
    }
  });

  it('coupon keys are unique and paid, and confirmed only by staff of their provider', () => {
    for (const { org, moved } of world) {
      const taken = rowsOf(org, redemptions);
      const known = byId(rowsOf(org, coupons));
      const staff = rowsOf(org, providerStaff);
      expect(new Set(taken.map(({ key }) => key)).size).toBe(taken.length);
      expect(new Set(taken.map(({ userId, couponId }) => `${userId} ${couponId}`)).size).toBe(taken.length);
      for (const one of taken) {
        expect(one.key).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
        expect(plainKey(one.key)).toBe(one.key);
        expect(known.get(one.couponId)?.providerId).toBe(one.providerId);
        const payments = moved.filter(({ sourceId }) => sourceId === one.id);
        expect(payments.map(({ kind, points }) => [kind, points])).toEqual(
          one.points === 0 ? [] : [['coupon', one.points]],
        );
        const isOver = (one.expiresAt ?? date) <= date;
        if (one.redeemedAt === null) expect(one.status).toBe(isOver ? 'expired' : 'issued');
        else {
          expect(one.status).toBe('redeemed');
          expect(one.redeemedAt >= one.createdAt && one.redeemedAt <= (one.expiresAt ?? '')).toBe(true);
          expect(staff).toContainEqual(
            expect.objectContaining({ userId: one.redeemedBy, providerId: one.providerId }),
          );
        }
      }
      const waiting = taken.filter(({ status }) => status === 'issued').map(({ providerId }) => providerId);
      expect(waiting).toContain(staff[0]?.providerId);
      for (const { id, stock } of known.values()) {
        expect(stock ?? 0).toBeGreaterThanOrEqual(0);
        if (stock === 0) expect(taken.map(({ couponId }) => couponId)).toContain(id);
      }
    }
  });

  it('large organisations have many orders of many buyers', () => {
    for (const { org, isLarge, bought } of world) {
      if (!isLarge) continue;
      expect(bought.length).toBeGreaterThanOrEqual(rowsOf(org, users).length / 5);
      expect(new Set(bought.map(({ userId }) => userId)).size).toBeGreaterThan(bought.length / 3);
    }
  });
});
