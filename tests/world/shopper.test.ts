/**
 * The personas have contents in the whole shop on any day: open orders, a cart, codes, invoices, and notifications
 * about them.
 */
import { describe, expect, it } from 'vitest';
import { cartItems } from '#backend/cart/cart.tables.ts';
import { products, savings } from '#backend/stock/catalog.tables.ts';
import { coupons, redemptions } from '#backend/coupons/coupons.tables.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { invoices, orders, payments } from '#backend/orders/orders.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { byId, days, groupBy, rowsOf, sum, worldsAt } from './worlds.ts';

const aDay = 86_400_000;

describe.each(days)('the shopper on %s', (date) => {
  const world = worldsAt(date).map((org) => {
    const [me] = rowsOf(org, users);
    if (me === undefined) throw new Error('an organisation has an employee');
    const mine = <R extends { readonly userId: string }>(rows: readonly R[]): readonly R[] =>
      rows.filter(({ userId }) => userId === me.id);
    const purse = rowsOf(org, accounts).find((one) => one.ownerId === me.id && one.purse === 'redeem');
    return { org, me, mine, balance: purse?.balance ?? 0 };
  });

  it('the employee has orders that are sent, delivered, refunded and pending', () => {
    for (const { org, mine } of world) {
      const own = mine(rowsOf(org, orders));
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.length).toBeLessThanOrEqual(6);
      expect(new Set(own.map(({ status }) => status))).toEqual(
        new Set(['pending', 'sent', 'delivered', 'cancelled']),
      );
      for (const { status, refundedPoints, totalPoints } of own)
        expect(refundedPoints).toBe(status === 'cancelled' ? totalPoints : 0);
    }
  });

  it('the employee’s cart has two affordable lines, one of which has a changed price', () => {
    for (const { org, mine, balance } of world) {
      const shelf = byId(rowsOf(org, products));
      const cart = mine(rowsOf(org, cartItems));
      expect(cart).toHaveLength(2);
      const now = cart.map(({ productId }) => shelf.get(productId)?.points ?? 0);
      expect(cart.filter(({ points }, place) => points !== now[place])).toHaveLength(1);
      expect(sum(now)).toBeLessThanOrEqual(balance);
    }
  });

  it('the employee saves for a product that costs more than the wallet holds', () => {
    for (const { org, mine, balance } of world) {
      const [goal] = mine(rowsOf(org, savings));
      expect(byId(rowsOf(org, products)).get(goal?.productId ?? '')?.points).toBeGreaterThan(balance);
    }
  });

  it('the employee has a code that expires in five days, a used one and an expired one, and free coupons remain', () => {
    for (const { org, mine } of world) {
      const own = groupBy(mine(rowsOf(org, redemptions)), ({ status }) => status);
      expect([...own.keys()].sort()).toEqual(['expired', 'issued', 'redeemed']);
      const [issued] = own.get('issued') ?? [];
      expect(Date.parse(issued?.expiresAt ?? '') - Date.parse(date)).toBe(5 * aDay);
      const free = rowsOf(org, coupons).filter(
        ({ id, points, stock, startsAt, endsAt }) =>
          points === 0 &&
          stock !== 0 &&
          startsAt === null &&
          (endsAt ?? date) >= date.slice(0, 10) &&
          mine(rowsOf(org, redemptions)).every(({ couponId }) => couponId !== id),
      );
      expect(free.length).toBeGreaterThan(0);
    }
  });

  it('notifications of orders, requests and coupons lead to a source that concerns their reader', () => {
    for (const { org, me } of world) {
      const told = rowsOf(org, notifications).filter(({ sourceId }) => sourceId !== null);
      const sources = {
        order: byId(rowsOf(org, orders)),
        request: byId(rowsOf(org, pointRequests)),
        coupon: byId(rowsOf(org, redemptions)),
      };
      const people = byId(rowsOf(org, users));
      for (const { kind, userId, sourceId, postId } of told) {
        if (kind !== 'order' && kind !== 'request' && kind !== 'coupon') throw new Error(kind);
        const about = sources[kind].get(sourceId ?? '');
        expect(about).toBeDefined();
        expect(postId).toBeNull();
        const reader = people.get(userId);
        expect(about?.userId === userId || ['manager', 'admin'].includes(reader?.userType ?? '')).toBe(true);
      }
      const own = told.filter(({ userId }) => userId === me.id).map(({ kind }) => kind);
      expect(new Set(own)).toEqual(new Set(['order', 'coupon', ...own.filter((kind) => kind === 'request')]));
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['order', 'request', 'coupon']));
    }
  });

  it('aurora has open, paid and overdue invoices with payments, and boreal has none', () => {
    world.forEach(({ org }, place) => {
      const bills = rowsOf(org, invoices);
      if (place % 2 === 1) return expect(bills).toEqual([]);
      const today = dayAt(Date.parse(date), 'America/Mexico_City');
      const open = bills.filter(({ status }) => status === 'open');
      expect(open.some(({ dueAt }) => (dueAt ?? today) < today)).toBe(true);
      expect(open.some(({ dueAt }) => (dueAt ?? '') >= today)).toBe(true);
      const paid = bills.filter(({ status }) => status === 'paid');
      expect(paid.length).toBeGreaterThan(3);
      const done = rowsOf(org, payments).filter(({ status }) => status === 'done');
      expect(done.map(({ invoiceId, cents }) => [invoiceId, cents])).toEqual(
        paid.map(({ id, cents }) => [id, cents]),
      );
      expect(rowsOf(org, payments).map(({ status }) => status)).toContain('failed');
    });
  });
});
