/**
 * After random operations of every kind, each figure equals a slow count over what the test remembers, whether facts are
 * folded or not; the points equal the ledger, and people are counted once.
 */
import { expect, it } from 'vitest';
import { isAnySeen, noticeCall, writeSessions } from '#backend/facts/sessions.ts';
import {
  countedShare,
  readByPerson,
  readEach,
  readPeople,
  readSums,
  type FactScope,
} from '#backend/facts/read.ts';
import { facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { tagNames, type Measure, type Tag, type TagName } from '#backend/facts/measures.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import { payStore, refundStore } from '#backend/orders/paying.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { takeOut } from '#backend/posts/removal.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { publishPost } from '#backend/recognitions/publish.ts';
import { recognitionTypes } from '#backend/program/program.tables.ts';
import { values } from '#backend/program/values.tables.ts';
import { erase } from '#backend/users/people.erase.ts';
import { takeAway, traceless } from '#backend/users/import.traces.ts';
import { tables } from '#backend/tables.ts';
import type { Store } from '#backend/store/port.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { employee, moneyIn } from '../backend/money.ts';
import { randomMoney } from '../backend/randomMoney.ts';
import { again } from '../support/again.ts';
import { callOf } from '../support/context.ts';
import { openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { isIn, pay, Remembered, type Known } from './model.ts';

const measures: readonly Measure[] = ['points', 'sent', 'received', 'boosts', 'sessions'];
const counting: readonly Measure[] = ['sent', 'received', 'sessions'];
const hour = 3_600_000;

/** A deployment in which all kinds of things happen. */
async function play(kind: StoreKind) {
  const deployment = await openTestDeployment(kind);
  const { db, dependencies } = deployment;
  const { newId } = dependencies;
  const dice = diceOf(seed + (kind === 'sql' ? 1 : 0));
  const badge = await moneyIn(deployment).aBadge(3);
  const org = (await db.directory.find(`email:${employee}`)) ?? '';
  const money = await randomMoney(deployment, seed, badge);
  const memory = new Remembered('America/Mexico_City');
  const now = (): string => new Date(deployment.now).toISOString();
  const look = (isFirst = false): Promise<void> =>
    db.read(org, (store) => memory.look(store, now(), isFirst));
  const world = await db.read(org, async (store) => ({
    people: (await store.list(users)).rows,
    departments: (await store.list(departments)).rows.map(({ id }) => id),
    types: (await store.list(recognitionTypes)).rows.map(({ id }) => id),
    values: (await store.list(values)).rows.map(({ id }) => id),
  }));
  const places: readonly (string | null)[] = [...world.departments.slice(0, 3), null];
  const countries: readonly (string | null)[] = ['MX', 'CO', null];
  const own: string[] = [];
  const bills: { readonly userId: string; readonly transferId: string; readonly points: number }[] = [];
  const thanks: string[] = [];
  const lastCall = new Map<string, number>();
  const [plain] = world.people;
  const [admin] = world.people.filter(({ userType }) => userType === 'admin');
  if (plain === undefined || admin === undefined) throw new Error('the world has nobody');
  const contextOf = (store: Store) => callOf({ dependencies, store, org, me: admin, now: deployment.now });
  const tx = <A>(work: (store: Store) => Promise<A>): Promise<A> => db.tx(org, work);
  const someone = (): string => dice.pick([...own, ...world.people.map(({ id }) => id)]);

  /** A session begins after half an hour without a call, and with a day. */
  async function call(personId: string): Promise<void> {
    const last = lastCall.get(personId);
    const day = memory.dayOf(now());
    lastCall.set(personId, deployment.now);
    noticeCall(db, org, personId, deployment.now);
    await writeSessions(db, org, deployment.now);
    const { rows } = await db.read(org, (store) =>
      store.list(users, { where: { id: personId, deletedAt: null } }),
    );
    const [person] = rows;
    const goesOn =
      last !== undefined &&
      deployment.now - last < hour / 2 &&
      memory.dayOf(new Date(last).toISOString()) === day;
    if (goesOn || person === undefined) return;
    const { departmentId, countryId } = person;
    memory.list.push({
      measure: 'sessions',
      day,
      personId,
      departmentId: departmentId ?? '',
      countryId: countryId ?? '',
      tags: [],
      count: 1,
      amount: 0,
      sourceId: '',
    });
  }

  const acts: Readonly<Record<string, () => Promise<void>>> = {
    points: () => money.act(),
    more: () => money.act(),
    async moves() {
      await tx((store) =>
        store.update(
          users,
          { id: someone(), deletedAt: null },
          { departmentId: dice.pick(places), countryId: dice.pick(countries) },
        ),
      );
    },
    async joins() {
      const id = newId();
      own.push(id);
      await tx((store) =>
        store.insert(users, [
          {
            ...plain,
            id,
            email: `${id}@aurora.example`,
            employeeNumber: null,
            activatedAt: dice.hits(0.5) ? null : now(),
            departmentId: dice.pick(places),
            countryId: dice.pick(countries),
          },
        ]),
      );
    },
    /** The undo of an import deletes those who left no trace. */
    async leavesTheImport() {
      await tx(async (store) => {
        const { rows } = await store.list(users, { where: { id: { in: own } } });
        const ids = [...(await traceless(store, tables, rows))];
        await takeAway(store, ids);
        for (const id of ids) own.splice(own.indexOf(id), 1);
      });
    },
    async earns() {
      const id = dice.pickAny(own);
      if (id !== undefined)
        await tx((store) => pay(store, { id, points: dice.whole(3, 30), at: now(), newId }));
    },
    async buys() {
      const userId = dice.pickAny(own);
      if (userId === undefined) return;
      await tx((store) => pay(store, { id: userId, points: 9, at: now(), newId }));
      const points = dice.whole(1, 9);
      const bill = { userId, sourceId: newId(), kind: 'purchase' } as const;
      const [transferId = ''] = await tx((store) => payStore(contextOf(store), bill, [points]));
      bills.push({ userId, transferId, points });
    },
    async refunds() {
      const bill = dice.pickAny(bills);
      if (bill === undefined) return;
      bills.splice(bills.indexOf(bill), 1);
      const { userId } = bill;
      await tx((store) =>
        refundStore(contextOf(store), { userId, sourceId: newId(), kind: 'purchase' }, [bill]),
      );
    },
    async thanks() {
      const senderId = dice.pickAny(own);
      if (senderId === undefined) return;
      const id = newId();
      const receivers = [...new Set([someone(), someone()])].filter((one) => one !== senderId);
      const at = now();
      await tx(async (store) => {
        const post = defaultPost({
          id,
          kind: 'recognition',
          state: 'pending',
          senderId,
          isPrivate: dice.hits(0.2),
          typeIds: dice.hits(0.2) ? [] : [...new Set([dice.pick(world.types), dice.pick(world.types)])],
          valueIds: dice.hits(0.5) ? [] : [dice.pick(world.values)],
          publishAt: at,
          createdAt: at,
        });
        await store.insert(posts, [post]);
        await store.insert(
          postReceivers,
          receivers.map((userId, position) => ({
            id: newId(),
            postId: id,
            userId,
            position,
            points: 0,
            published: false,
            special: false,
            createdAt: at,
          })),
        );
        await publishPost({ ...contextOf(store), timezone: 'America/Mexico_City' }, post);
      });
      thanks.push(id);
    },
    async takesBack() {
      const id = dice.pickAny(thanks);
      if (id === undefined) return;
      thanks.splice(thanks.indexOf(id), 1);
      await tx(async (store) => {
        const { rows } = await store.list(posts, { where: { id } });
        for (const post of rows) await takeOut(contextOf(store), post);
      });
    },
    async isErased() {
      const id = dice.hits(0.3) ? dice.pickAny(own) : undefined;
      if (id === undefined) return;
      own.splice(own.indexOf(id), 1);
      for (const bill of [...bills]) if (bill.userId === id) bills.splice(bills.indexOf(bill), 1);
      await tx(async (store) => {
        const { rows } = await store.list(users, { where: { id } });
        for (const user of rows) await erase(contextOf(store), user, '');
      });
      for (const one of memory.list)
        if (one.personId === id && one.measure === 'sessions') one.personId = `nobody ${id}`;
    },
    comesIn: () => call(someone()),
    async comesInAgain() {
      const [id] = dice.hits(0.7) ? lastCall.keys() : [];
      deployment.now += dice.whole(0, 40 * 60_000);
      await call(id ?? someone());
    },
    async waits() {
      deployment.now += dice.hits(0.3) ? dice.whole(1, 5) * 24 * hour : dice.whole(1, 9) * hour;
    },
    folds: async () => void (await deployment.tick()),
  };
  const deal = dice.deck(Object.keys(acts));
  return {
    deployment,
    dice,
    memory,
    org,
    own,
    countries,
    places,
    world,
    look,
    async begin() {
      while ((await db.read(org, countedShare)) !== null) await deployment.tick();
      await look(true);
    },
    async act() {
      await acts[deal()]?.();
      await look();
    },
  };
}
type Played = Awaited<ReturnType<typeof play>>;

const by = ['total', 'month', 'day'] as const;
const periodOf = (day: string, how: (typeof by)[number]): string =>
  how === 'day' ? day : how === 'month' ? day.slice(0, 7) : '';

/** The sums of a list, in the words of an answer. */
function slowly(known: readonly Known[], part: TagName | Tag | undefined, how: (typeof by)[number]) {
  const rows = new Map<string, { period: string; part: string; count: number; amount: number }>();
  for (const one of known)
    for (const name of part === undefined
      ? ['']
      : one.tags.filter((tag) => tag === part || tag.startsWith(`${part}:`))) {
      const period = periodOf(one.day, how);
      const key = `${period} ${name}`;
      const row = rows.get(key) ?? { period, part: name, count: 0, amount: 0 };
      rows.set(key, { ...row, count: row.count + one.count, amount: row.amount + one.amount });
    }
  return [...rows]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

/** Compares some figures of the store with the slow count. */
async function compare(store: Store, { memory, dice, deployment, own, places, countries, world }: Played) {
  const today = memory.dayOf(new Date(deployment.now).toISOString());
  const inRange = ({ day }: Known, from: string, to: string): boolean => day >= from && day <= to;
  for (let count = 0; count < 6; count++) {
    const [one, other] = [0, 0].map(() => dayAfter(today, -dice.whole(0, dice.hits(0.5) ? 5 : 90)));
    const [startDate = '', endDate = ''] = [one ?? '', other ?? ''].toSorted();
    const departmentId = dice.pick(places) ?? '';
    const countryId = dice.pick(countries) ?? '';
    const ids = [...new Set([dice.pick(world.people).id, ...own.slice(0, 3)])];
    const scopes: readonly FactScope[] = [
      { kind: 'all' },
      { kind: 'department', departmentId },
      { kind: 'country', countryId },
      { kind: 'department', departmentId, countryId },
      { kind: 'people', ids },
    ];
    for (const measure of measures) {
      const known = memory.list.filter(
        (fact) => fact.measure === measure && inRange(fact, startDate, endDate),
      );
      const tags = [...new Set(known.flatMap((fact) => fact.tags))].filter((tag): tag is Tag => tag !== '');
      const part = dice.pickAny([undefined, ...tagNames, dice.pickAny(tags)]);
      const how = dice.pick(by);
      const asked = { measure, startDate, endDate, by: how, ...(part === undefined ? {} : { part }) };
      const said = await readEach(store, asked, scopes);
      for (const [at, scope] of scopes.entries()) {
        const mine = known.filter((fact) => isIn(scope, fact));
        const words = JSON.stringify({ ...asked, scope });
        expect(said[at], words).toEqual(slowly(mine, part, how));
        if (!counting.includes(measure)) continue;
        const people = await readPeople(store, { measure, startDate, endDate, scope });
        expect(people, `people ${words}`).toBe(new Set(mine.map(({ personId }) => personId)).size);
      }
      const of = dice.pick(['count', 'amount'] as const);
      const ranked = await readByPerson(store, { measure, of, startDate, endDate });
      for (const { id } of world.people) {
        const mine = known.filter(({ personId }) => personId === id);
        expect(ranked.get(id) ?? 0, `${id} ${of}`).toBe(mine.reduce((sum, fact) => sum + fact[of], 0));
      }
    }
  }
  for (const purse of ['give', 'redeem', 'budget'] as const) {
    const [ledger] = await store.tally(entries, { where: { purse }, sum: 'amount' });
    const whole = {
      measure: 'points',
      startDate: '2000-01-01',
      endDate: '2040-12-31',
      part: 'flow',
    } as const;
    const sums = await readSums(store, { ...whole, scope: { kind: 'all' } });
    const total = sums
      .filter(({ part }) => part.startsWith(`flow:${purse}-`))
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(total, purse).toBe(ledger?.sum);
  }
}

it.each([
  ['tab', isWhole ? 10_000 : 160],
  ['sql', isWhole ? 10_000 : 120],
] satisfies [StoreKind, number][])(
  'figures equal a slow recount after random operations, %s store, %i operations',
  async (kind, operations) => {
    const played = await play(kind);
    const { deployment, org } = played;
    const read = () => deployment.db.read(org, (store) => compare(store, played));
    await played.begin();
    await read();
    const every = Math.max(80, operations / 25);
    for (let count = 1; count <= operations; count++) {
      await played.act();
      if (count % every > 0 && count < operations) continue;
      try {
        // First with what waits to be folded, then without.
        await read();
        // What waits to be published is published first; its facts are folded half a minute later.
        for (const wait of [60_000, 60_000]) {
          deployment.now += wait;
          await deployment.tick();
          await played.look();
        }
        expect(
          await deployment.db.read(org, (store) => store.tally(facts, { where: { folded: 0 } })),
        ).toEqual([{ count: 0, sum: 0 }]);
        await read();
      } catch (error) {
        throw new Error(`${again()} fails after ${count} operations`, { cause: error });
      }
    }
    expect(isAnySeen(deployment.db)).toBe(false);
    const [rows] = await deployment.db.read(org, (store) => store.tally(factSums));
    const [days] = await deployment.db.read(org, (store) => store.tally(personDays));
    expect(Math.min(rows?.count ?? 0, days?.count ?? 0)).toBeGreaterThan(0);
    deployment.close();
  },
  600_000,
);
