/** Ten thousand seeded random actions with points, and a model of the balances without the ledger. */
import { ApiError } from '#schema/errors.ts';
import { shares } from '#schema/recognitions/recognitions.rules.ts';
import type { Context } from '#backend/http/context.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { postService } from '#backend/posts/posts.service.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { postTypes } from '#backend/program/program.tables.ts';
import { sendService } from '#backend/recognitions/send.service.ts';
import { sendOrgService } from '#backend/recognitions/sendOrg.service.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { callOf } from '../support/context.ts';
import { diceOf } from '../support/seededRandom.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { employee } from './money.ts';

type Person = Row<typeof users>;

/** Points of a post that came from one giver to one receiver. */
interface Gift {
  readonly giver: string;
  readonly taker: string;
  readonly points: number;
}
interface Thanks {
  readonly sender: string;
  readonly gifts: readonly Gift[];
  readonly boosts: Gift[];
  state: 'pending' | 'published' | 'removed';
}

/** The expected balances, by the rules alone. */
class Model {
  readonly give = new Map<string, number>();
  readonly redeem = new Map<string, number>();
  readonly thanks = new Map<string, Thanks>();

  static add(purses: Map<string, number>, id: string, points: number): void {
    purses.set(id, (purses.get(id) ?? 0) + points);
  }
  sent(id: string, sender: string, gifts: readonly Gift[]): void {
    for (const { points } of gifts) Model.add(this.give, sender, -points);
    this.thanks.set(id, { sender, gifts, boosts: [], state: 'pending' });
  }
  published(id: string): void {
    const post = this.thanks.get(id);
    if (post?.state !== 'pending') throw new Error(`post ${id} was not waiting`);
    for (const { taker, points } of post.gifts) Model.add(this.redeem, taker, points);
    post.state = 'published';
  }
  boosted(id: string, gifts: readonly Gift[]): void {
    for (const { giver, taker, points } of gifts) {
      Model.add(this.give, giver, -points);
      Model.add(this.redeem, taker, points);
    }
    this.thanks.get(id)?.boosts.push(...gifts);
  }
  removed(id: string): void {
    const post = this.thanks.get(id);
    if (post === undefined || post.state === 'removed') throw new Error(`post ${id} was removed twice`);
    for (const { giver, taker, points } of [...post.gifts, ...post.boosts]) {
      const left = post.state === 'published' ? Math.min(points, this.redeem.get(taker) ?? 0) : 0;
      Model.add(this.redeem, taker, -left);
      Model.add(this.give, giver, points);
    }
    post.state = 'removed';
  }
  /** Unspent points to give expire, except for a person who takes points for the first time. */
  renewed({ id, userType }: Person, isFirst: boolean): void {
    if (!isFirst) this.give.set(id, 0);
    Model.add(this.give, id, userType === 'manager' ? 120 : 100);
  }
}

/** How often an action was accepted and refused. */
export type Tally = Record<string, { done: number; refused: number }>;

/** A deployment with random actions. */
export async function randomMoney(deployment: TestDeployment, seed: number, badge: string) {
  const dice = diceOf(seed);
  const org = (await deployment.db.directory.find(`email:${employee}`)) ?? '';
  const model = new Model();
  const tally: Tally = {};
  const { newId } = deployment.dependencies;
  const tx = <A>(work: (store: Store) => Promise<A>): Promise<A> => deployment.db.tx(org, work);
  const { people, types } = await deployment.db.read(org, async (store) => {
    for (const { purse, ownerId, balance } of (await store.list(accounts)).rows)
      if (purse === 'give' || purse === 'redeem') model[purse].set(ownerId, balance);
    const tags = await store.list(postTypes, { where: { active: true } });
    return { people: [...(await store.list(users)).rows], types: tags.rows.map(({ id }) => id) };
  });

  const contextOf = (store: Store, me: Person): Context =>
    callOf({ dependencies: deployment.dependencies, store, org, me, now: deployment.now });
  const as = <A>(me: Person, work: (context: Context) => Promise<A>): Promise<A> =>
    tx((store) => work(contextOf(store, me)));
  const working = () => people.filter(({ active, userType }) => active && userType !== 'external');
  /** A post in this state, seldom a post in any state. */
  const aPost = (state: Thanks['state']): readonly [string, Thanks] | undefined => {
    const all = [...model.thanks].slice(-60);
    const fitting = all.filter(([, post]) => post.state === state);
    const from = dice.hits(0.1) || fitting.length === 0 ? all : fitting;
    return from.length === 0 ? undefined : dice.pick(from);
  };
  const theAdmin = (): Person => people.find(({ userType }) => userType === 'admin') ?? dice.pick(people);
  const personOf = (id: string): Person => people.find((one) => one.id === id) ?? dice.pick(people);

  async function send(how: 'each' | 'split' | 'badge' | 'private'): Promise<void> {
    const me = dice.pick(working());
    const crowd = dice.hits(0.1) ? people : working().filter(({ id }) => id !== me.id);
    const receivers = [...new Set([1, 2, 3].slice(0, dice.whole(1, 3)).map(() => dice.pick(crowd)))];
    // Sometimes more than the balance.
    const amount = dice.hits(0.15) ? 0 : dice.hits(0.1) ? dice.whole(50, 900) : dice.whole(1, 12);
    const card = await as(me, (context) =>
      sendService.send(context, {
        body: {
          receiverEmails: receivers.map(({ email }) => email),
          amount,
          distribution: how === 'split' ? 'split' : 'each',
          postTypes: how === 'badge' && dice.hits(0.5) ? [] : [dice.pick(types)],
          valueIds: [],
          message: 'Gracias',
          attachmentKeys: [],
          isPrivate: how === 'private',
          ...(how === 'badge' ? { badgeId: badge } : {}),
        },
      }),
    );
    const takers = receivers.filter(({ takesPoints }) => takesPoints);
    const each = how === 'badge' ? shares(3, 'each', takers.length) : undefined;
    const points = each ?? shares(amount, how === 'split' ? 'split' : 'each', takers.length);
    const gifts = takers.map(({ id }, place) => ({ giver: me.id, taker: id, points: points[place] ?? 0 }));
    model.sent(card.id, me.id, gifts);
  }

  /** The organisation awards a badge: one post per receiver, published at once. */
  async function sendOrg(): Promise<void> {
    const me = dice.hits(0.9) ? theAdmin() : dice.pick(working());
    const receivers = [...new Set([dice.pick(people), dice.pick(people)])].filter(({ id }) => id !== me.id);
    const made = await as(me, (context) =>
      sendOrgService.sendOrg(context, {
        params: { id: badge },
        body: { receiverEmails: receivers.map(({ email }) => email), message: '' },
      }),
    );
    made.forEach(({ id }, place) => {
      const taker = receivers[place];
      const gifts = taker?.takesPoints === true ? [{ giver: '', taker: taker.id, points: 3 }] : [];
      model.sent(id, '', gifts);
      model.published(id);
    });
  }

  const allRenewals = async () => (await deployment.db.read(org, (store) => store.list(renewals))).rows;

  async function tick(by: number): Promise<void> {
    deployment.now += by;
    const at = new Date(deployment.now).toISOString();
    const due = await deployment.db.read(org, (store) =>
      store.list(posts, { where: { state: 'pending', publishAt: { lte: at } } }),
    );
    const known = await allRenewals();
    // Two tabs run the jobs at the same time.
    await Promise.all([deployment.tick(), deployment.tick()]);
    for (const { id, userId } of await allRenewals())
      if (known.every((one) => one.id !== id))
        model.renewed(
          personOf(userId),
          known.every((one) => one.userId !== userId),
        );
    for (const { id } of due.rows) model.published(id);
  }

  async function remove(state: 'pending' | 'published'): Promise<void> {
    const found = aPost(state);
    if (found === undefined) return;
    const [id, { sender }] = found;
    const me = !dice.hits(0.85) ? dice.pick(working()) : sender === '' ? theAdmin() : personOf(sender);
    await as(me, (context) => postService.remove(context, { query: {}, params: { id } }));
    model.removed(id);
  }

  async function boost(): Promise<void> {
    const found = aPost('published');
    if (found === undefined) return;
    const [id, { gifts }] = found;
    const [me, amount] = [dice.pick(working()), dice.whole(1, 5)];
    await as(me, (context) => postService.boost(context, { body: { postId: id, amount } }));
    const reached = gifts.filter(({ taker }) => taker !== me.id && personOf(taker).active);
    model.boosted(
      id,
      reached.map(({ taker }) => ({ giver: me.id, taker, points: amount })),
    );
  }

  /** Points are spent on a purchase, or come with the allowance of a month. */
  async function trade(way: 'spend' | 'allowance'): Promise<void> {
    const { id, takesPoints } = dice.pick(people);
    const purses = way === 'spend' ? model.redeem : model.give;
    const points = way === 'spend' ? dice.whole(0, purses.get(id) ?? 0) : dice.whole(5, 60);
    if (!takesPoints || points === 0) return;
    await tx(async (store) => {
      const issue = await accountOf(store, 'issue', newId);
      const purse = (await accountsOf(store, [id], way === 'spend' ? 'redeem' : 'give', newId)).get(id);
      if (purse === undefined) throw new Error('no purse');
      const [from, to] = way === 'spend' ? [purse, issue] : [issue, purse];
      const moved = { from, to, points, kind: 'allowance', postId: null } as const;
      await move(store, [moved], { newId, at: new Date(deployment.now).toISOString() });
    });
    Model.add(purses, id, way === 'spend' ? -points : points);
  }

  /** A person is deactivated, or activated again. */
  async function comeAndGo(): Promise<void> {
    const [person] = [dice.pick(people)];
    const active = !person.active || working().length < 6;
    await tx((store) => store.update(users, { id: person.id }, { active }));
    people[people.indexOf(person)] = { ...person, active };
  }

  const acts: Readonly<Record<string, readonly [number, () => Promise<void>]>> = {
    each: [22, () => send('each')],
    split: [10, () => send('split')],
    badge: [6, () => send('badge')],
    org: [3, sendOrg],
    private: [5, () => send('private')],
    undo: [10, () => remove('pending')],
    remove: [10, () => remove('published')],
    boost: [12, boost],
    publish: [12, () => tick(dice.whole(0, 12_000))],
    spend: [5, () => trade('spend')],
    allowance: [7, () => trade('allowance')],
    comeAndGo: [2, comeAndGo],
    wait: [1, () => tick(6 * 3_600_000)],
  };
  const deal = dice.deck(
    Object.entries(acts).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name)),
  );

  return {
    tally,
    /** Performs one action. A refusal must not change anything, which the next check of the ledger shows. */
    async act(): Promise<void> {
      const name = deal();
      const count = (tally[name] ??= { done: 0, refused: 0 });
      deployment.now += dice.whole(0, 900);
      try {
        await acts[name]?.[1]();
        count.done++;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        count.refused++;
      }
    },
    /** Balances that differ from the model. */
    differences: (store: Store): Promise<readonly string[]> =>
      store.list(accounts).then(({ rows }) =>
        rows.flatMap(({ purse, ownerId, balance }) => {
          if (purse !== 'give' && purse !== 'redeem') return [];
          const should = model[purse].get(ownerId) ?? 0;
          return balance === should ? [] : [`${ownerId}’s ${purse} holds ${balance}, should hold ${should}`];
        }),
      ),
  };
}
