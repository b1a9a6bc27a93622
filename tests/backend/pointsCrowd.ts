/** Concurrent actions of many people with points, by weight. Other domains that move points add their own actions. */
import { expect } from 'vitest';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { postTypes } from '#backend/program/program.tables.ts';
import type { PointsFixture } from './pointsFixture.ts';
import { diceOf, type Dice } from '../support/seededRandom.ts';

/** The state that actions read and leave for later actions. */
export interface Crowd {
  readonly fixture: PointsFixture;
  readonly dice: Dice;
  readonly people: readonly string[];
  readonly tag: string;
  readonly requests: string[];
  readonly posts: { readonly id: string; readonly sender: string }[];
}

/** Returns the status of its call. */
export type CrowdAct = (crowd: Crowd) => Promise<number>;

const everybody = Array.from({ length: 40 }, (_, place) => `p${String(place + 1).padStart(2, '0')}`);

/** Names of the crowd, for the fixture. */
export const crowdOf = (): readonly string[] => everybody;

const someone = ({ dice, people }: Crowd): string => dice.pick(people);
const amountOf = ({ dice }: Crowd): number => (dice.hits(0.05) ? dice.whole(500, 5_000) : dice.whole(1, 20));
const walletOf = ({ dice }: Crowd): string => (dice.hits(0.5) ? 'give' : 'redeem');
const admin = ({ dice }: Crowd): string => dice.pick(['diego', 'dora']);
const statusOf = async (answer: Promise<{ readonly status: number }>): Promise<number> =>
  (await answer).status;

/** Name → weight and action. */
export const pointActs: Readonly<Record<string, readonly [number, CrowdAct]>> = {
  thank: [
    20,
    async (crowd) => {
      const [sender, taker] = [someone(crowd), someone(crowd)];
      const { status, said } = await crowd.fixture.call(sender, 'POST /send_feedback', {
        reciever_emails: [`${taker}@taller.example`],
        amount: amountOf(crowd),
        message: 'Gracias',
        post_types: [crowd.tag],
      });
      if (status < 300) crowd.posts.push({ id: said.id, sender });
      return status;
    },
  ],
  remove: [
    6,
    async (crowd) => {
      const post = crowd.posts.length === 0 ? undefined : crowd.dice.pick(crowd.posts);
      if (post === undefined) return 404;
      return statusOf(crowd.fixture.call(post.sender, `DELETE /post/${post.id}`));
    },
  ],
  boost: [
    6,
    async (crowd) => {
      const post = crowd.posts.length === 0 ? undefined : crowd.dice.pick(crowd.posts);
      const body = { post_id: post?.id ?? 'none', amount: crowd.dice.whole(1, 5) };
      return statusOf(crowd.fixture.call(someone(crowd), 'POST /boost', body));
    },
  ],
  extra: [
    12,
    (crowd) => {
      const user_ids = [...new Set([someone(crowd), someone(crowd), someone(crowd)])];
      const body = { user_ids, amount: amountOf(crowd), wallet: walletOf(crowd) };
      return statusOf(crowd.fixture.call(admin(crowd), 'POST /user/extra_points', body));
    },
  ],
  transfer: [
    10,
    (crowd) => {
      const lines = Array.from({ length: crowd.dice.whole(1, 6) }, (_, place) => [
        String(place + 1),
        // Sometimes an unknown user, so that the whole call is refused.
        {
          user_id: crowd.dice.hits(0.03) ? 'nobody' : someone(crowd),
          amount: amountOf(crowd),
          wallet: walletOf(crowd),
        },
      ]);
      return statusOf(
        crowd.fixture.call(admin(crowd), 'POST /transfer/admin/points', Object.fromEntries(lines)),
      );
    },
  ],
  budget: [
    4,
    (crowd) =>
      statusOf(
        crowd.fixture.call(admin(crowd), 'POST /org/points_to_distribute', {
          amount: crowd.dice.whole(0, 4_000),
        }),
      ),
  ],
  ask: [
    10,
    async (crowd) => {
      const body = { amount: amountOf(crowd), reason: 'Feria' };
      const { status, said } = await crowd.fixture.call(someone(crowd), 'POST /point_request', body);
      if (status === 200) crowd.requests.push(said.id);
      return status;
    },
  ],
  answer: [
    12,
    (crowd) => {
      const id = crowd.dice.pick(['none', ...crowd.requests.slice(-12)]);
      const way = crowd.dice.hits(0.7) ? 'approve' : 'reject';
      return statusOf(crowd.fixture.call(admin(crowd), `POST /point_request/${way}`, { id }));
    },
  ],
  look: [
    12,
    async (crowd) => {
      const { status, said } = await crowd.fixture.call(someone(crowd), 'GET /account/summary');
      for (const { balance, lines } of said.purses)
        expect(balance).toBe(lines.reduce((sum: number, one: { points: number }) => sum + one.points, 0));
      return status;
    },
  ],
  time: [
    2,
    async ({ fixture, dice }) => {
      fixture.deployment.now += dice.whole(1_000, 20_000);
      await fixture.deployment.tick();
      return 200;
    },
  ],
};

/** Reads all accounts: the sum is zero, and no balance is negative. */
async function expectConserved(fixture: PointsFixture): Promise<void> {
  const { rows } = await fixture.look((store) => store.list(accounts));
  expect(rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(rows.filter(({ purse, balance }) => purse !== 'issue' && balance < 0)).toEqual([]);
}

/** Checks in one snapshot that the entries of each account add up to its balance. */
export async function expectExplained(fixture: PointsFixture): Promise<void> {
  const [kept, sums] = await fixture.look(async (store) => [
    (await store.list(accounts)).rows,
    await store.tally(entries, { by: ['accountId'], sum: 'amount' }),
  ]);
  const summed = new Map(sums.map(({ accountId, sum }) => [accountId, sum]));
  for (const { id, balance } of kept) expect(summed.get(id) ?? 0).toBe(balance);
}

/** Recognitions before the first wave. */
const firstPosts = 10;

/** The number of calls per action and status. */
export type Outcomes = ReadonlyMap<string, number>;

/** Runs this many random actions in concurrent waves, each followed by a read; returns the outcomes. */
export async function letCrowd(
  fixture: PointsFixture,
  acts: Readonly<Record<string, readonly [number, CrowdAct]>>,
  {
    operations,
    seed,
    wave = 200,
  }: { readonly operations: number; readonly seed: number; readonly wave?: number },
): Promise<Outcomes> {
  const { rows } = await fixture.look((store) => store.list(postTypes, { where: { active: true } }));
  const dice = diceOf(seed);
  const crowd: Crowd = { fixture, dice, people: everybody, tag: rows[0]?.id ?? '', requests: [], posts: [] };
  const deal = dice.deck(
    Object.entries(acts).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name)),
  );
  const outcomes = new Map<string, number>();
  // The first wave has posts to boost and to remove.
  for (let post = 0; post < firstPosts; post += 1) await acts['thank']?.[1](crowd);
  for (let done = 0; done < operations; done += wave) {
    const names = Array.from({ length: Math.min(wave, operations - done) }, deal);
    await Promise.all(
      names.map(async (name) => {
        const status = (await acts[name]?.[1](crowd)) ?? 0;
        expect(status, name).toBeLessThan(500);
        const key = `${name} ${status}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
        await expectConserved(fixture);
      }),
    );
    await expectExplained(fixture);
  }
  return outcomes;
}
