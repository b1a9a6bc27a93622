/**
 * A deployment with its own shop for tests of orders and coupons: without the products of the world, and with known
 * balances.
 */
import { cartItems, purchaseIntents } from '#backend/cart/cart.tables.ts';
import { productCategories, products, savings, stockHolds } from '#backend/stock/catalog.tables.ts';
import { coupons, providerStaff, redemptions } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import {
  invoices,
  orderAnswers,
  orderEvents,
  orderItems,
  orders,
  payments,
} from '#backend/orders/orders.tables.ts';
import { pointSettings, redeemedMonths } from '#backend/points/points.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, password, type StoreKind } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { moneyIn, type Line } from './money.ts';
import { delivery, type Order } from './orderWire.ts';

export const employee = 'employee@aurora.example';
export const manager = 'manager@aurora.example';
export const admin = 'admin@aurora.example';
export const external = 'external@aurora.example';
export const foreigner = 'admin@boreal.example';
/** An id that does not exist. */
export const nothing = '019d0000-0000-7000-8000-fffffffffffe';

const emptied = [
  orders,
  orderItems,
  orderAnswers,
  orderEvents,
  invoices,
  payments,
  products,
  productCategories,
  stockHolds,
  savings,
  cartItems,
  purchaseIntents,
  redemptions,
  coupons,
  providers,
  providerStaff,
  redeemedMonths,
  pointSettings,
  notifications,
];

/** Opens the fixture over one of the stores. */
export async function openOrderFixture(kind: StoreKind) {
  const deployment = await openTestDeployment(kind);
  const money = moneyIn(deployment);
  const { look, write } = money;
  const at = new Date(deployment.now).toISOString();
  const { newId } = deployment.dependencies;
  for (const org of await deployment.db.directory.organizations())
    await deployment.db.tx(org, (store) => store.update(modules, {}, { active: true }));
  await write(async (store) => {
    for (const table of emptied) await store.remove(table, {});
    await store.insert(productCategories, [
      {
        id: 'category',
        name: 'De la casa',
        nameEn: null,
        icon: 'gift',
        iconKey: null,
        justCorporative: false,
        position: 0,
        active: true,
        createdAt: at,
      },
    ]);
  });

  const tokens = new Map<string, { readonly token: string; readonly from: number }>();
  /** Signs in again if time has passed. */
  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email);
    if (known !== undefined && deployment.now - known.from < 3_600_000) return known.token;
    const { body } = await said<{ auth_token: string }>(deployment, 'POST /login', {
      body: { email, password },
    });
    tokens.set(email, { token: body.auth_token, from: deployment.now });
    return body.auth_token;
  }
  const call = async <A>(route: string, as: string, body?: unknown) =>
    said<A>(deployment, route, { token: await tokenOf(as), ...(body === undefined ? {} : { body }) });

  async function ask<A>(route: string, as: string, body?: unknown): Promise<A> {
    const answer = await call<A>(route, as, body);
    if (answer.status > 201) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  const idOf = async (email: string): Promise<string> => (await money.ids([email]))[0] ?? '';

  return {
    deployment,
    money,
    look,
    write,
    ask,
    idOf,
    say: (route: string, as: string, body?: unknown) => call<Refused>(route, as, body),
    close: () => deployment.close(),

    /** Creates a product, by default of 10 points with unlimited stock. */
    async product(given: Partial<Row<typeof products>> = {}): Promise<string> {
      const id = given.id ?? newId();
      const row = {
        categoryId: 'category',
        catalogId: null,
        providerId: null,
        externalId: null,
        name: id,
        description: '',
        imageKey: null,
        imageUrl: null,
        points: 10,
        stock: null,
        isDigital: false,
        questions: [],
        terms: '',
        needsApproval: false,
        opensAt: null,
        closesAt: null,
        active: true,
        fold: id,
        createdAt: at,
        ...given,
        id,
      };
      await write((store) => store.insert(products, [row]));
      return id;
    },

    /** Sets a user's balance to redeem. */
    async purse(email: string, points: number): Promise<void> {
      const owner = await idOf(email);
      await write(async (store) => {
        const mine = (await accountsOf(store, [owner], 'redeem', newId)).get(owner);
        const issue = await accountOf(store, 'issue', newId);
        if (mine === undefined || mine.balance === points) return;
        const [from, to] = mine.balance < points ? [issue, mine] : [mine, issue];
        await move(
          store,
          [{ from, to, points: Math.abs(mine.balance - points), kind: 'extra', postId: null }],
          { newId, at: new Date(deployment.now).toISOString() },
        );
      });
    },
    redeemable: async (email: string): Promise<number> =>
      (await ask<{ points_to_redeem: number }>('GET /user', email)).points_to_redeem,
    lines: async (email: string): Promise<readonly Line[]> =>
      (await ask<{ items: Line[] }>('GET /account/history?page=1', email)).items,

    /** Buys these quantities of products. */
    async buy(as: string, wanted: Readonly<Record<string, number>>): Promise<Order> {
      await ask('DELETE /cart', as);
      for (const [productId, quantity] of Object.entries(wanted))
        await ask('POST /cart', as, { product_id: productId, quantity });
      return ask<Order>('POST /buy_products', as, { delivery });
    },
    order: (id: string, as: string) => ask<Order>(`GET /orders/${id}`, as),
    decide: (itemId: string, body: Record<string, unknown>, as = admin) =>
      call<Refused>(`PATCH /order_item/${itemId}/status`, as, body),
    stock: (id: string): Promise<number | null | undefined> =>
      look(async (store) => (await store.list(products, { where: { id } })).rows[0]?.stock),
    /** The redeemed points by month. */
    redeemed: () =>
      look(async (store) =>
        Object.fromEntries(
          (await store.list(redeemedMonths)).rows.map(({ month, points }) => [month, points]),
        ),
      ),
    /** Sets the points that the organisation may redeem per month. */
    budget: (redeemBudget: number | null) =>
      write(async (store) => {
        await store.remove(pointSettings, {});
        await store.insert(pointSettings, [
          {
            id: 'rules',
            baseEmployee: 100,
            baseManager: 120,
            baseAdmin: 100,
            expires: true,
            redeemBudget,
            selfGrants: false,
          },
        ]);
      }),
    /** The notifications of a user about a topic, as the ids of their subjects. */
    async noticesOf(email: string, topic: 'order' | 'coupon'): Promise<readonly (string | null)[]> {
      const userId = await idOf(email);
      const { rows } = await look((store) =>
        store.list(notifications, { where: { userId, kind: topic }, order: [['id', 'asc']] }),
      );
      return rows.map(({ sourceId }) => sourceId);
    },

    /** Creates a provider with the external user as its staff. */
    async provider(name = 'Café Tierra Alta', staff: readonly string[] = [external]): Promise<string> {
      const id = newId();
      const people = await money.ids(staff);
      await write(async (store) => {
        await store.insert(providers, [
          {
            id,
            name,
            logoUrl: null,
            website: null,
            contactEmail: null,
            country: null,
            active: true,
            createdAt: at,
          },
        ]);
        await store.insert(
          providerStaff,
          people.map((userId) => ({ id: newId(), providerId: id, userId })),
        );
      });
      return id;
    },
    /** Creates more employees with this balance to redeem; returns their email addresses. */
    async people(count: number, points: number): Promise<readonly string[]> {
      const emails = Array.from({ length: count }, (_, index) => `persona${index}@aurora.example`);
      const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
      await deployment.db.directory.bind(
        org,
        emails.map((email) => `email:${email}`),
      );
      await write(async (store) => {
        const { rows } = await store.list(users, { where: { email: employee } });
        const like = (email: string) => rows.map((row) => ({ ...row, id: newId(), email }));
        await store.insert(users, emails.flatMap(like));
      });
      for (const email of emails) await this.purse(email, points);
      return emails;
    },
    /** Creates a coupon, by default free, unlimited and without an end. */
    async coupon(providerId: string, given: Partial<Row<typeof coupons>> = {}): Promise<string> {
      const id = given.id ?? newId();
      const row = {
        providerId,
        title: id,
        description: '',
        terms: '',
        imageUrl: null,
        discount: '2 x 1',
        value: null,
        currency: null,
        points: 0,
        startsAt: null,
        endsAt: null,
        stock: null,
        active: true,
        fold: id,
        createdAt: at,
        ...given,
        id,
      };
      await write((store) => store.insert(coupons, [row]));
      return id;
    },
  };
}

export type OrderFixture = Awaited<ReturnType<typeof openOrderFixture>>;
