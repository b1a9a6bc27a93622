/** A deployment in which everything happens that facts count, at random, while the test remembers it. */
import { noticeCall, writeSessions } from '#backend/facts/sessions.ts';
import { countedShare } from '#backend/facts/past.ts';
import { factProgress } from '#backend/facts/facts.tables.ts';
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
import { ApiError } from '#schema/errors.ts';
import { employee, moneyIn } from '#tests/backend/money.ts';
import { randomMoney } from '#tests/backend/randomMoney.ts';
import { callOf } from '../support/context.ts';
import { openTestDeployment, type StoreKind } from '../support/deployment.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed } from '../support/trials.ts';
import { pay, Remembered } from './model.ts';
import { takingPart } from './taking.ts';

const hour = 3_600_000;
/** Nothing that the test must see at once follows from these. */
const quiet: ReadonlySet<string> = new Set([
  'comesIn',
  'comesInAgain',
  'waits',
  'joins',
  'moves',
  'isDeactivated',
]);

/** What a rule refuses changes nothing. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error;
};

/** A deployment in which all kinds of things happen. */
export async function play(kind: StoreKind) {
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
  const contextOf = (store: Store, me = admin) =>
    callOf({ dependencies, store, org, me, now: deployment.now });
  const everybody = world.people.map(({ id }) => id);
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

  const acts: Record<string, () => Promise<void>> = {
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
    /** Who is deactivated, and perhaps comes back, stays counted. */
    async isDeactivated() {
      const id = dice.pickAny(own);
      if (id === undefined) return;
      await tx((store) => store.update(users, { id, deletedAt: null }, { active: dice.hits(0.5) }));
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
      bills.splice(0, bills.length, ...bills.filter(({ userId }) => userId !== id));
      await tx(async (store) => {
        const { rows } = await store.list(users, { where: { id } });
        for (const user of rows) await erase(contextOf(store), user, '');
      });
      for (const one of memory.list)
        if (one.personId === id && ['sessions', 'acts', 'answers', 'reads'].includes(one.measure))
          one.personId = `nobody ${id}`;
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
  const takesPart = takingPart({ dice, contextOf, someone: () => dice.pick([...own, ...everybody]) });
  for (const [name, act] of Object.entries(takesPart)) acts[name] = () => tx(act).catch(unlessRefused);
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
    contextOf,
    /** Counts what happened before the first facts. */
    async begin() {
      await tx((store) => store.remove(factProgress, {}));
      while ((await db.read(org, countedShare)) !== null) await deployment.tick();
      await look(true);
    },
    async act() {
      const name = deal();
      await acts[name]?.();
      if (!quiet.has(name)) await look();
    },
  };
}
export type Played = Awaited<ReturnType<typeof play>>;
