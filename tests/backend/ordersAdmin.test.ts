/** Orders and invoices of the organisation in the administration. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoices, orders, payments } from '#backend/orders/orders.tables.ts';
import { orderViews, withItems } from '#backend/orders/orders.views.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { reasonsOf } from '../support/said.ts';
import { admin, employee, foreigner, manager, openOrderFixture, type OrderFixture } from './orderFixture.ts';
import type { Order } from './orderWire.ts';
import { storesOf } from '../support/trials.ts';

let fixture: OrderFixture;
const found = async (body: Record<string, unknown>, as = admin): Promise<readonly string[]> =>
  (await fixture.ask<{ items: Order[] }>('POST /org/orders', as, body)).items.map(({ number }) => number);

describe.each(storesOf(import.meta.url))('orders as administrators see them, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
    await fixture.purse(employee, 500);
    await fixture.purse(manager, 500);
    const mug = await fixture.product({ name: 'Taza de cerámica' });
    const bag = await fixture.product({ name: 'Mochila' });
    await fixture.buy(employee, { [mug]: 1 });
    fixture.deployment.now = Date.parse('2026-03-20T05:59:59.999Z');
    await fixture.buy(manager, { [bag]: 1 });
    fixture.deployment.now = Date.parse('2026-03-20T06:00:00.000Z');
    const last = await fixture.buy(employee, { [bag]: 1, [mug]: 1 });
    for (const { id } of last.items) await fixture.decide(id, { status: 'sent' });
  });
  afterEach(() => fixture.close());

  it('orders are listed newest first and filtered by state, person, day, number and product names', async () => {
    expect(await found({ page: 1 })).toEqual(['A-000003', 'A-000002', 'A-000001']);
    expect(await found({ page: 1, status: 'sent' })).toEqual(['A-000003']);
    expect(await found({ page: 1, user_id: await fixture.idOf(manager) })).toEqual(['A-000002']);
    // Midnight in the zone of the organisation, six hours behind UTC.
    expect(await found({ page: 1, start_date: '2026-03-20' })).toEqual(['A-000003']);
    expect(await found({ page: 1, start_date: '2026-03-19', end_date: '2026-03-19' })).toEqual(['A-000002']);
    expect(await found({ page: 1, end_date: '2026-03-19' })).toEqual(['A-000002', 'A-000001']);
    expect(await found({ page: 1, keywords: 'a-000002' })).toEqual(['A-000002']);
    expect(await found({ page: 1, keywords: 'CERAMICA' })).toEqual(['A-000003', 'A-000001']);
    expect(await found({ page: 1, keywords: 'taza', status: 'approved' })).toEqual(['A-000001']);
    expect(await found({ page: 1, keywords: 'nada así' })).toEqual([]);
  });

  it('orders of an organisation are visible only to its administrators', async () => {
    expect(await found({ page: 1, user_id: await fixture.idOf(manager) }, foreigner)).toEqual([]);
    for (const as of [employee, manager])
      expect((await fixture.say('POST /org/orders', as, { page: 1 })).status).toBe(403);
  });

  it('an invalid order filter is refused by field', async () => {
    const refused = async (body: Record<string, unknown>) =>
      reasonsOf(await fixture.say('POST /org/orders', admin, body));
    expect(await refused({ start_date: '2026-03-20', end_date: '2026-03-19' })).toEqual([
      'end_date: dates_reversed',
    ]);
    expect(await refused({ status: 'lost' })).toEqual(['status: option']);
    expect((await refused({ page: 0 }))[0]).toMatch(/^page: /);
    expect((await refused({ start_date: '31/12/2026' }))[0]).toMatch(/^start_date: /);
  });

  it('showing orders takes the same store reads for three orders as for one', async () => {
    const reads = async (limit: number): Promise<number> =>
      fixture.look(async (store) => {
        let count = 0;
        const counting: Store = {
          ...store,
          list: (table, query) => {
            count++;
            return store.list(table, query);
          },
        };
        const { rows } = await store.list(orders, { limit, with: withItems });
        const { rows: people } = await store.list(users, { where: { email: admin } });
        const [me] = people;
        if (me === undefined) throw new Error('nobody manages the store');
        const shown = await orderViews({ store: counting, me, linkTo: async (key) => key }, rows);
        expect(shown).toHaveLength(limit);
        return count;
      });
    expect(await reads(3)).toBe(await reads(1));
  });
});

describe.each(storesOf(import.meta.url))('invoices and payments, %s store', (kind) => {
  const bill = { periodStart: '2026-02-01', periodEnd: '2026-02-28', cents: 123_456, currency: 'MXN' };
  beforeEach(async () => {
    fixture = await openOrderFixture(kind);
    await fixture.write(async (store) => {
      await store.insert(invoices, [
        { ...bill, id: 'i1', number: 'F-1', status: 'open', issuedAt: '2026-03-01', dueAt: '2026-03-17' },
        { ...bill, id: 'i2', number: 'F-2', status: 'open', issuedAt: '2026-03-02', dueAt: '2026-03-18' },
        { ...bill, id: 'i3', number: 'F-3', status: 'paid', issuedAt: '2026-02-01', dueAt: '2026-02-15' },
        { ...bill, id: 'i4', number: 'F-4', status: 'open', issuedAt: '2026-01-01', dueAt: null },
      ]);
      const paid = { currency: 'MXN', method: 'Transferencia', paidAt: null } as const;
      await store.insert(payments, [
        {
          ...paid,
          id: 'p1',
          invoiceId: 'i3',
          cents: 123_456,
          status: 'done',
          createdAt: '2026-02-10T00:00:00.000Z',
        },
        {
          ...paid,
          id: 'p2',
          invoiceId: null,
          cents: 5,
          status: 'failed',
          createdAt: '2026-02-11T00:00:00.000Z',
        },
      ]);
    });
  });
  afterEach(() => fixture.close());

  it('invoices are listed newest first, and an open one is overdue from the day after its due date', async () => {
    const listed = async () =>
      (
        await fixture.ask<{ items: { number: string; status: string; amount: number }[] }>(
          'GET /invoices?page=1',
          admin,
        )
      ).items;
    expect((await listed()).map(({ number, status }) => `${number} ${status}`)).toEqual([
      'F-2 open',
      'F-1 overdue',
      'F-3 paid',
      'F-4 open',
    ]);
    expect((await listed())[0]?.amount).toBe(1_234.56);
    fixture.deployment.now = Date.parse('2026-03-19T05:59:00.000Z');
    expect((await listed())[0]?.status).toBe('open');
    fixture.deployment.now = Date.parse('2026-03-19T06:00:00.000Z');
    expect((await listed())[0]?.status).toBe('overdue');
  });

  it('payments are listed with their invoices, for administrators of the organisation only', async () => {
    const { items } = await fixture.ask<{ items: unknown[] }>('GET /payments?page=1', admin);
    expect(items).toMatchObject([
      { id: 'p2', invoice_number: null, amount: 0.05, status: 'failed' },
      { id: 'p1', invoice_number: 'F-3', amount: 1_234.56, status: 'done' },
    ]);
    for (const route of ['GET /invoices?page=1', 'GET /payments?page=1'])
      for (const as of [employee, manager]) expect((await fixture.say(route, as)).status).toBe(403);
    const others = await fixture.ask<{ items: { number: string }[] }>('GET /invoices?page=1', foreigner);
    expect(others.items.map(({ number }) => number).filter((number) => /^F-[1-4]$/.test(number))).toEqual([]);
  });
});
