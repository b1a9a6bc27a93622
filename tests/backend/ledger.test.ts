/** The ledger: no movement creates points, loses points or leaves a debt. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, accountsOf, InsufficientPoints, move, type Account } from '#backend/ledger/ledger.ts';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import type { Database, Store } from '#backend/store/port.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';

const org = 'org-a';
const at = '2026-03-18T12:00:00.000Z';
const people = ['ana', 'bo', 'cy', 'di'];

interface Wish {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}
const wishes: fc.Arbitrary<readonly (readonly Wish[])[]> = fc.array(
  fc.array(
    fc
      .record({ from: fc.nat(3), to: fc.nat(3), points: fc.integer({ min: 1, max: 40 }) })
      .filter(({ from, to }) => from !== to),
    { minLength: 1, maxLength: 4 },
  ),
  { maxLength: 30 },
);

const open = async (kind: string): Promise<Database & { close?: () => unknown }> =>
  kind === 'tab' ? createTabDatabase({ tables }) : openSqlDatabase({ file: ':memory:', tables });

let drawn = 0;
const newId = (): string => `id-${String(++drawn).padStart(9, '0')}`;

async function begin(db: Database): Promise<void> {
  await db.tx(org, async (store) => {
    const issue = (await accountsOf(store, [''], 'issue', newId)).get('');
    const give = await accountsOf(store, people, 'give', newId);
    const grants = people.flatMap((person) => {
      const to = give.get(person);
      return issue === undefined || to === undefined
        ? []
        : [{ from: issue, to, points: 50, kind: 'allowance' as const, postId: null }];
    });
    await move(store, grants, { newId, at });
  });
}

/** The balances of a correct ledger after a group of movements; undefined if the group must be refused. */
function model(balances: readonly number[], group: readonly Wish[]): readonly number[] | undefined {
  const next = group.reduce(
    (now, { from, to, points }) =>
      now.map((one, index) => one - (index === from ? points : 0) + (index === to ? points : 0)),
    balances,
  );
  return next.some((balance, index) => balance < 0 && balance < (balances[index] ?? 0)) ? undefined : next;
}

async function books(store: Store): Promise<{ kept: readonly Account[]; sums: ReadonlyMap<string, number> }> {
  const { rows: kept } = await store.list(accounts);
  const lines = await store.tally(entries, { by: ['accountId'], sum: 'amount' });
  return { kept, sums: new Map(lines.map((line) => [line.accountId, line.sum])) };
}

describe.each(['tab', 'sql'])('ledger, %s store', (kind) => {
  it('the ledger agrees with the model after random movements: all or nothing, sum zero, no balance below zero', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (groups) => {
        const db = await open(kind);
        await begin(db);
        let balances: readonly number[] = people.map(() => 50);
        for (const group of groups) {
          const expected = model(balances, group);
          const run = db.tx(org, async (store) => {
            const give = await accountsOf(store, people, 'give', newId);
            const of = (index: number): Account => {
              const account = give.get(people[index] ?? '');
              if (account === undefined) throw new Error('no account');
              return account;
            };
            await move(
              store,
              group.map(({ from, to, points }) => ({
                from: of(from),
                to: of(to),
                points,
                kind: 'recognition' as const,
                postId: null,
              })),
              { newId, at },
            );
          });
          if (expected === undefined) await expect(run).rejects.toBeInstanceOf(InsufficientPoints);
          else {
            await run;
            balances = expected;
          }
          const { kept, sums } = await db.read(org, books);
          expect(kept.reduce((sum, account) => sum + account.balance, 0)).toBe(0);
          for (const account of kept) expect(sums.get(account.id) ?? 0).toBe(account.balance);
          expect(people.map((person) => kept.find((account) => account.ownerId === person)?.balance)).toEqual(
            balances,
          );
        }
        await db.close?.();
      }),
      { numRuns: kind === 'tab' ? 60 : 25 },
    );
  });

  it('each ledger line holds the balance after it, in the order of the lines', async () => {
    const db = await open(kind);
    await begin(db);
    await db.tx(org, async (store) => {
      const give = await accountsOf(store, people, 'give', newId);
      const redeem = await accountsOf(store, people, 'redeem', newId);
      const from = give.get('ana');
      const movements = ['bo', 'cy'].flatMap((person) => {
        const to = redeem.get(person);
        return from === undefined || to === undefined
          ? []
          : [{ from, to, points: 20, kind: 'recognition' as const, postId: 'post' }];
      });
      await move(store, movements, { newId, at });
      const { rows } = await store.list(entries, { where: { ownerId: 'ana' } });
      expect(rows.map((line) => [line.amount, line.balanceAfter])).toEqual([
        [50, 50],
        [-20, 30],
        [-20, 10],
      ]);
      expect((await store.list(transfers, { where: { postId: 'post' } })).rows).toHaveLength(2);
    });
    await db.close?.();
  });

  it('a ledger transfer names giver and taker: the account owners, unless given for a hold account', async () => {
    const db = await open(kind);
    await begin(db);
    await db.tx(org, async (store) => {
      const [give, redeem] = [
        (await accountsOf(store, ['ana'], 'give', newId)).get('ana'),
        (await accountsOf(store, ['bo'], 'redeem', newId)).get('bo'),
      ];
      const hold = await accountOf(store, 'hold', newId);
      if (give === undefined || redeem === undefined) throw new Error('no account');
      const between = { giverId: 'ana', takerId: 'bo' };
      const [held] = await move(
        store,
        [
          { from: give, to: hold, points: 3, kind: 'recognition', postId: 'post', ...between },
          { from: give, to: redeem, points: 2, kind: 'boost', postId: 'post' },
          { from: give, to: hold, points: 1, kind: 'recognition', postId: 'post' },
        ],
        { newId, at },
      );
      await move(
        store,
        [{ from: hold, to: give, points: 3, kind: 'recognition', postId: 'post', reverses: held?.id ?? '' }],
        { newId, at },
      );
      const { rows } = await store.list(transfers, { where: { postId: 'post' }, order: [['id', 'asc']] });
      expect(rows.map(({ giverId, takerId, reverses }) => [giverId, takerId, reverses === held?.id])).toEqual(
        [
          ['ana', 'bo', false],
          ['ana', 'bo', false],
          ['ana', null, false],
          [null, 'ana', true],
        ],
      );
    });
    await db.close?.();
  });

  it('the ledger refuses a hold account below zero and allows the issue account to go below', async () => {
    const db = await open(kind);
    await begin(db);
    const take = (from: 'issue' | 'hold', points: number) =>
      db.tx(org, async (store) => {
        const to = (await accountsOf(store, ['ana'], 'give', newId)).get('ana');
        const account = await accountOf(store, from, newId);
        if (to === undefined) throw new Error('no account');
        await move(store, [{ from: account, to, points, kind: 'allowance', postId: null }], { newId, at });
      });
    await expect(take('hold', 1)).rejects.toBeInstanceOf(InsufficientPoints);
    await expect(take('issue', 1_000)).resolves.toBeUndefined();
    await db.close?.();
  });

  it('the ledger refuses zero, negative and fractional points and a transfer to the same account', async () => {
    const db = await open(kind);
    await begin(db);
    for (const points of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
      const run = db.tx(org, async (store) => {
        const give = await accountsOf(store, people, 'give', newId);
        const [from, to] = [give.get('ana'), give.get('bo')];
        if (from === undefined || to === undefined) throw new Error('no account');
        await move(store, [{ from, to, points, kind: 'recognition', postId: null }], { newId, at });
      });
      await expect(run).rejects.toBeInstanceOf(RangeError);
    }
    const onto = db.tx(org, async (store) => {
      const from = (await accountsOf(store, ['ana'], 'give', newId)).get('ana');
      if (from !== undefined)
        await move(store, [{ from, to: from, points: 1, kind: 'recognition', postId: null }], { newId, at });
    });
    await expect(onto).rejects.toBeInstanceOf(RangeError);
    await db.close?.();
  });
});
