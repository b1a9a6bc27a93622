/** A small organisation with a shop: people with points to redeem, products made by tests, and another organisation. */
import { expect } from 'vitest';
import { type catalogs, productCategories, products, stockHolds } from '#backend/stock/catalog.tables.ts';
import type { ProductRow } from '#backend/catalog/missing.rules.ts';
import { plainProduct } from '#backend/catalog/products.rules.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { orderItems } from '#backend/orders/orders.tables.ts';
import { pointSettings, redeemedMonths } from '#backend/points/points.tables.ts';
import { defaultPointSettings } from '#backend/points/settings.rules.ts';
import type { Store } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { fold } from '#backend/kit/fold.ts';
import { users } from '#backend/people/users.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { reasonsOf } from '../support/said.ts';
import { extra, numbered } from './extraPeople.ts';
import { taller, type Answer } from './postFixture.ts';

/** Names of this many buyers. */
export const buyers = (count: number): readonly string[] => numbered('buyer', count);

const createdAt = new Date(noon - 86_400_000 * 30).toISOString();

/** A category as a row. */
export const category = (
  id: string,
  position: number,
  own: Partial<Row<typeof productCategories>> = {},
): Row<typeof productCategories> => ({
  id,
  name: id,
  nameEn: null,
  icon: 'gift',
  iconKey: null,
  justCorporative: false,
  position,
  active: true,
  createdAt,
  ...own,
});

function world(more: readonly string[], rows: OrgSeed['rows']): readonly OrgSeed[] {
  const people = [...more.map((name) => extra(name)), extra('xavi', { userType: 'external' })];
  const here: OrgSeed = {
    ...taller,
    keys: [...taller.keys, ...people.map(({ email }) => `email:${email}`)],
    rows: {
      ...taller.rows,
      [users.name]: [...(taller.rows[users.name] ?? []), ...people],
      [productCategories.name]: [
        category('home', 0),
        category('own', 1, { justCorporative: true, nameEn: 'Ours' }),
      ],
      ...rows,
    },
  };
  const there: OrgSeed = {
    org: 'otro',
    keys: ['email:olga@otro.example'],
    rows: {
      ...taller.rows,
      organizations: (taller.rows['organizations'] ?? []).map((row) => ({ ...row, id: 'otro' })),
      // These ids also exist in the first organisation, so that only the organisation distinguishes the people.
      [users.name]: [{ ...extra('diego', { userType: 'admin' }), email: 'olga@otro.example' }],
    },
  };
  return [here, there];
}

/** A delivery address. */
export const delivery = { name: 'Ana', phone: '5555 0000', address: 'Calle 1', city: 'Puebla' };

/** A line of a cart on the wire. */
export interface WireLine {
  readonly id: string;
  readonly product: { readonly id: string; readonly stock: number | null } | null;
  readonly name: string;
  readonly points: number;
  readonly current_points: number | null;
  readonly quantity: number;
  readonly missing: readonly {
    readonly code: string;
    readonly have: number | null;
    readonly need: number | null;
    readonly changes_at: string | null;
  }[];
}
export interface WireCart {
  readonly items: readonly WireLine[];
  readonly count: number;
  readonly total_points: number;
  readonly balance: number;
  readonly held_until: string | null;
}

export interface Shop {
  readonly deployment: TestDeployment;
  look<A>(work: (store: Store) => Promise<A>): Promise<A>;
  change<A>(work: (store: Store) => Promise<A>): Promise<A>;
  /** A call of a user, by name or by address; in Spanish by default. */
  call(
    who: string,
    route: string,
    body?: unknown,
    options?: { readonly language?: 'es' | 'en'; readonly key?: string; readonly form?: FormData },
  ): Promise<Answer>;
  /** A call that must succeed. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any call; each test names its fields
  ask(who: string, route: string, body?: unknown): Promise<any>;
  /** Field and code of each reason of a call that must be refused. */
  faults(who: string, route: string, body?: unknown): Promise<readonly string[]>;
  /** Inserts a product straight into the store, by default digital with 100 points and five units; returns its id. */
  product(id: string, own?: Partial<ProductRow>): Promise<string>;
  grant(who: string, points: number): Promise<void>;
  purse(who: string): Promise<number>;
  budget(points: number | null): Promise<void>;
  turn(flag: ModuleFlag, active: boolean): Promise<void>;
  cart(who: string): Promise<WireCart>;
  /** Puts units into a user's cart; returns the line. */
  put(who: string, productId: string, quantity?: number): Promise<string>;
  /** The units of a product by state. */
  pieces(productId: string): Promise<{ stock: number | null; held: number; sold: number }>;
  /** Advances the clock and runs the jobs. */
  wait(ms: number): Promise<void>;
}

const addressOf = (who: string): string => (who.includes('@') ? who : `${who}@taller.example`);

/** The fixture on one of the stores. */
export async function aShop(
  kind: StoreKind,
  { people = [], rows = {} }: { readonly people?: readonly string[]; readonly rows?: OrgSeed['rows'] } = {},
): Promise<Shop> {
  const deployment = await openTestDeployment(kind, { world: world(people, rows) });
  const { newId } = deployment.dependencies;
  const at = (): string => new Date(deployment.now).toISOString();
  const shop: Shop = {
    deployment,
    look: (work) => deployment.db.read('taller', work),
    change: (work) => deployment.db.tx('taller', work),
    async call(who, route, body, { language = 'es', key, form } = {}) {
      const answer = await deployment.rest(route, {
        as: addressOf(who),
        headers: { 'accept-language': language, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        ...(body === undefined ? {} : { body }),
        form,
      });
      const text = await answer.text();
      return { status: answer.status, text, said: JSON.parse(text) };
    },
    async ask(who, route, body) {
      const { status, said, text } = await shop.call(who, route, body);
      expect(status, text).toBeLessThan(300);
      return said;
    },
    async faults(who, route, body) {
      const { status, said, text } = await shop.call(who, route, body);
      expect([404, 409, 422], text).toContain(status);
      return reasonsOf({ body: said });
    },
    async product(id, own = {}) {
      const row = {
        ...plainProduct({ id, name: id, createdAt: at() }),
        categoryId: 'home',
        points: 100,
        stock: 5,
        isDigital: true,
        fold: fold(`${own.name ?? id} ${own.description ?? ''}`),
        ...own,
      };
      await shop.change((store) => store.insert(products, [row]));
      return id;
    },
    grant: (who, points) =>
      shop.change(async (store) => {
        const to = (await accountsOf(store, [who], 'redeem', newId)).get(who);
        if (to === undefined) throw new Error('no purse');
        const from = await accountOf(store, 'issue', newId);
        await move(store, [{ from, to, points, kind: 'extra', postId: null }], { newId, at: at() });
      }),
    purse: (who) =>
      shop.look(async (store) => {
        const { rows: found } = await store.list(accounts, { where: { ownerId: who, purse: 'redeem' } });
        return found[0]?.balance ?? 0;
      }),
    budget: async (redeemBudget) => {
      await shop.change(async (store) => {
        await store.remove(pointSettings, {});
        await store.insert(pointSettings, [{ id: 'settings', ...defaultPointSettings, redeemBudget }]);
      });
    },
    turn: async (flag, active) => {
      await shop.change((store) => store.update(modules, { flag }, { active }));
    },
    cart: (who) => shop.ask(who, 'GET /cart'),
    async put(who, productId, quantity = 1) {
      const cart: WireCart = await shop.ask(who, 'POST /cart', { product_id: productId, quantity });
      return cart.items.find(({ product }) => product?.id === productId)?.id ?? '';
    },
    pieces: (productId) =>
      shop.look(async (store) => {
        const { rows: found } = await store.list(products, { where: { id: productId } });
        const [held] = await store.tally(stockHolds, { where: { productId }, sum: 'quantity' });
        const where = { productId, status: { ne: 'cancelled' } } as const;
        const [sold] = await store.tally(orderItems, { where, sum: 'quantity' });
        return { stock: found[0]?.stock ?? null, held: held?.sum ?? 0, sold: sold?.sum ?? 0 };
      }),
    async wait(ms) {
      deployment.now += ms;
      await deployment.tick();
    },
  };
  return shop;
}

/** A catalog as a row. */
export const catalog = (
  id: string,
  position: number,
  own: Partial<Row<typeof catalogs>> = {},
): Row<typeof catalogs> => ({
  id,
  name: id,
  description: '',
  country: null,
  position,
  active: true,
  createdAt,
  ...own,
});

/** The organisation's redeemed points, by month. */
export const redeemedIn = async (store: Store): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await store.list(redeemedMonths)).rows.map(({ month, points }) => [month, points]));
