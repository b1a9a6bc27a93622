/**
 * Fixture for points: the people of the post fixture, some who take no points, another organisation, and the calls of
 * administrators.
 */
import { expect } from 'vitest';
import type { Context } from '#backend/http/context.ts';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { callOf } from '../support/context.ts';
import { openTestDeployment, password, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { faultsOf } from './money.ts';
import { taller, type Answer } from './postFixture.ts';

const [plain = {}] = taller.rows[users.name] ?? [];

/** A person of the organisation, by default an employee without a department. */
export const extra = (name: string, own: Partial<Row<typeof users>> = {}): Row<typeof users> => ({
  ...(plain as Row<typeof users>), // such rows is `taller` made of
  id: name,
  firstName: name,
  email: `${name}@taller.example`,
  fold: name,
  userType: 'employee',
  departmentId: null,
  ...own,
});

/**
 * An external user, a deactivated user, a user who takes no points, a second administrator, and a manager without a
 * department.
 */
const more = [
  extra('xavi', { userType: 'external' }),
  extra('ines', { active: false }),
  extra('nora', { takesPoints: false }),
  extra('dora', { userType: 'admin' }),
  extra('mario', { userType: 'manager' }),
];

/** The organisation with a crowd of employees, and another organisation in which no purse renews. */
export const pointsWorld = (crowd: readonly string[]): readonly OrgSeed[] => {
  const people = [...more, ...crowd.map((name) => extra(name))];
  return [
    {
      ...taller,
      keys: [...taller.keys, ...people.map(({ email }) => `email:${email}`)],
      rows: {
        ...taller.rows,
        [users.name]: [...(taller.rows[users.name] ?? []), ...people],
        [renewals.name]: [
          ...(taller.rows[renewals.name] ?? []),
          ...people.map(({ id }) => ({ ...taller.rows[renewals.name]?.[0], id, userId: id })),
        ],
      },
    },
    {
      ...taller,
      org: 'otro',
      keys: ['email:olga@otro.example'],
      rows: {
        ...taller.rows,
        organizations: (taller.rows['organizations'] ?? []).map((row) => ({ ...row, id: 'otro' })),
        [users.name]: [extra('olga', { email: 'olga@otro.example', userType: 'admin' })],
        [renewals.name]: [{ ...taller.rows[renewals.name]?.[0], id: 'olga', userId: 'olga' }],
      },
    },
  ];
};

/** A session lasts longer. */
const hours = 6 * 3_600_000;

/** The balances of a person. */
export interface Wallet {
  readonly give: number;
  readonly redeem: number;
}

export interface PointsFixture {
  readonly deployment: TestDeployment;
  look<A>(work: (store: Store) => Promise<A>): Promise<A>;
  change<A>(work: (store: Store) => Promise<A>): Promise<A>;
  /** A call as a user makes it. */
  call(name: string, route: string, body?: unknown, key?: string): Promise<Answer>;
  /** A call that must succeed. */
  done(name: string, route: string, body?: unknown): Promise<Answer['said']>;
  /** A call that must be refused; returns status, and field and code of each reason. */
  refused(name: string, route: string, body?: unknown): Promise<readonly [number, ...string[]]>;
  /** Sets the points to distribute. */
  budget(points: number): Promise<void>;
  /** The points left to distribute. */
  left(): Promise<number>;
  purse(name: string): Promise<Wallet>;
  /** The whole ledger as text, to check that no points moved. */
  books(): Promise<string>;
  /** Ids in the request notifications of a user, oldest first. */
  noticesOf(name: string): Promise<readonly (string | null)[]>;
  expectSound(): Promise<void>;
}

/** The fixture on one of the stores. */
export async function openPointsFixture(
  kind: StoreKind,
  crowd: readonly string[] = [],
): Promise<PointsFixture> {
  const deployment = await openTestDeployment(kind, { world: pointsWorld(crowd) });
  const emailOf = (name: string): string => `${name}@${name === 'olga' ? 'otro' : 'taller'}.example`;
  const tokens = new Map<string, { readonly token: Promise<string>; readonly at: number }>();
  const signIn = async (name: string): Promise<string> => {
    const answer = await deployment.rest('POST /login', { body: { email: emailOf(name), password } });
    expect(answer.status, `sign-in of ${name}`).toBe(200);
    return ((await answer.json()) as { auth_token: string }).auth_token;
  };
  /** Signs in again in tests that move through months, because sessions expire; once for concurrent calls. */
  const tokenOf = (name: string): Promise<string> => {
    const known = tokens.get(name);
    if (known !== undefined && Math.abs(deployment.now - known.at) < hours) return known.token;
    const token = signIn(name);
    tokens.set(name, { token, at: deployment.now });
    return token;
  };
  const fixture: PointsFixture = {
    deployment,
    look: (work) => deployment.db.read('taller', work),
    change: (work) => deployment.db.tx('taller', work),
    async call(name, route, body, key) {
      const answer = await deployment.rest(route, {
        token: await tokenOf(name),
        ...(body === undefined ? {} : typeof body === 'string' ? { text: body } : { body }),
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      });
      const text = await answer.text();
      return { status: answer.status, text, said: JSON.parse(text) };
    },
    async done(name, route, body) {
      const { status, text, said } = await fixture.call(name, route, body);
      expect([200, 201], `${route}: ${text}`).toContain(status);
      return said;
    },
    async refused(name, route, body) {
      const { status, said, text } = await fixture.call(name, route, body);
      expect(status, `${route}: ${text}`).toBeGreaterThanOrEqual(400);
      const reasons = (said.reasons ?? []) as { field: string; code: string }[];
      return [status, ...reasons.map(({ field, code }) => `${field} ${code}`)];
    },
    async budget(amount) {
      await fixture.done('diego', 'POST /org/points_to_distribute', { amount });
    },
    left: async () => (await fixture.done('diego', 'GET /org/settings/points')).points_to_distribute,
    purse: (name) =>
      fixture.look(async (store) => {
        const { rows } = await store.list(accounts, { where: { ownerId: name } });
        const held = (purse: string): number => rows.find((row) => row.purse === purse)?.balance ?? 0;
        return { give: held('give'), redeem: held('redeem') };
      }),
    books: () =>
      fixture.look(async (store) => {
        const { rows: kept } = await store.list(accounts, { where: { balance: { ne: 0 } } });
        const { rows: lines } = await store.list(entries);
        return JSON.stringify([kept, lines]);
      }),
    noticesOf: (name) =>
      fixture.look(async (store) => {
        const where = { userId: name, kind: 'request' as const };
        const { rows } = await store.list(notifications, { where, order: [['id', 'asc']] });
        return rows.map(({ sourceId }) => sourceId);
      }),
    async expectSound() {
      expect(await fixture.look(faultsOf)).toEqual([]);
    },
  };
  return fixture;
}

/** The context of a user's call, for tests that call services directly. */
export async function contextFor(fixture: PointsFixture, store: Store, name: string): Promise<Context> {
  const { deployment } = fixture;
  const {
    rows: [me],
  } = await store.list(users, { where: { id: name } });
  if (me === undefined) throw new Error(`${name} is nobody`);
  return callOf({ dependencies: deployment.dependencies, store, org: 'taller', me, now: deployment.now });
}
