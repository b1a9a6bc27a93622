/** Transactions, snapshots and the isolation of organisations. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DuplicateKey } from '#backend/store/port.ts';
import { people, steps, thanks } from './sampleTables.ts';
import { ids, openedFor, person, step, thank, type OpenStore } from './stores.ts';

/** A promise with its resolver. */
const gate = () => Promise.withResolvers<void>();

/** Transactions are atomic, serial and separate for each organisation. */
export function transactionSentences(open: OpenStore): void {
  describe('concurrency', () => {
    const db = openedFor(open);
    const seen = async (org = 'aurora') => ids(await db.read(org, (store) => store.list(thanks)));

    describe('transactions', () => {
      test('an error in a transaction undoes all its writes', async () => {
        await db.tx('aurora', (store) => store.insert(thanks, [thank('a', { points: 1 }), thank('b')]));
        const failing = db.tx('aurora', async (store) => {
          await store.insert(thanks, [thank('c')]);
          await store.update(thanks, { id: 'a' }, { points: 9, at: '2030' });
          await store.remove(thanks, { id: 'b' });
          expect(ids(await store.list(thanks, { order: [['at', 'desc']] }))).toEqual(['a', 'c']);
          throw new RangeError('no');
        });
        await expect(failing).rejects.toThrow(RangeError);
        expect(
          (await db.read('aurora', (store) => store.list(thanks, { order: [['at', 'asc']] }))).rows,
        ).toEqual([thank('a', { points: 1 }), thank('b')]);
      });

      test('a failing transaction does not delay the next one', async () => {
        const answers = await Promise.allSettled([
          db.tx('aurora', (store) => store.insert(thanks, [thank('a')])),
          db.tx('aurora', async (store) => {
            await store.insert(thanks, [thank('b')]);
            throw new Error('no');
          }),
          db.tx('aurora', async (store) => ids(await store.list(thanks))),
        ]);
        expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
        expect(answers[2]).toMatchObject({ value: ['a'] });
      });

      test('a transaction reads its own writes and removes rows that it inserted', async () => {
        await db.tx('aurora', async (store) => {
          await store.insert(thanks, [thank('a', { at: '2' }), thank('b', { at: '1' })]);
          expect(ids(await store.list(thanks, { order: [['at', 'asc']] }))).toEqual(['b', 'a']);
          expect(await store.remove(thanks, { at: '1' })).toBe(1);
          await store.insert(thanks, [thank('b', { at: '3' })]);
          expect(await store.tally(thanks, { by: ['at'] })).toMatchObject([{ at: '2' }, { at: '3' }]);
        });
        expect(await seen()).toEqual(['a', 'b']);
      });

      test('200 concurrent transactions that read and then write keep the sum', async () => {
        await db.tx('aurora', (store) =>
          store.insert(thanks, [thank('purse', { points: 100 }), thank('spent')]),
        );
        const spend = () =>
          db.tx('aurora', async (store) => {
            const [purse] = (await store.list(thanks, { where: { id: 'purse' } })).rows;
            await Promise.resolve();
            if (!purse || purse.points < 1) throw new Error('empty');
            await store.update(thanks, { id: 'purse' }, { points: purse.points - 1 });
            await store.update(thanks, { id: 'spent' }, { points: { inc: 1 } });
          });
        const sums: unknown[] = [];
        const look = async () =>
          sums.push((await db.read('aurora', (store) => store.tally(thanks, { sum: 'points' })))[0]?.sum);
        const answers = await Promise.allSettled(
          Array.from({ length: 200 }, async (_, n) =>
            n % 10 === 0 ? Promise.all([spend(), look()]) : spend(),
          ),
        );
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
        expect(
          (await db.read('aurora', (store) => store.list(thanks))).rows.map(({ points }) => points),
        ).toEqual([0, 100]);
        expect(new Set(sums)).toEqual(new Set([100]));
      });

      test('a store cannot be used after its transaction', async () => {
        const kept = await db.tx('aurora', async (store) => ({ store }));
        await expect(kept.store.list(thanks)).rejects.toThrow('over');
        await expect(kept.store.insert(thanks, [thank('a')])).rejects.toThrow('over');
        expect(await seen()).toEqual([]);
      });
    });

    describe('snapshots', () => {
      beforeEach(() =>
        db.tx('aurora', (store) =>
          store.insert(thanks, [thank('a', { points: 1, at: '1' }), thank('b', { points: 2, at: '2' })]),
        ),
      );

      test('a snapshot sees the rows committed before it began, whatever is written meanwhile', async () => {
        const began = gate();
        const written = gate();
        const snapshot = db.read('aurora', async (store) => {
          began.resolve();
          await written.promise;
          return {
            rows: (await store.list(thanks, { order: [['at', 'desc']] })).rows.map(
              ({ id, points }) => `${id}${points}`,
            ),
            sum: await store.tally(thanks, { sum: 'points' }),
            found: ids(await store.list(thanks, { where: { at: '9' } })),
          };
        });
        await began.promise;
        await db.tx('aurora', async (store) => {
          await store.update(thanks, { id: 'a' }, { points: { inc: 10 }, at: '9' });
          await store.remove(thanks, { id: 'b' });
          await store.insert(thanks, [thank('c', { at: '9' })]);
        });
        await db.tx('aurora', (store) => store.insert(thanks, [thank('b', { points: 50 })]));
        written.resolve();
        expect(await snapshot).toEqual({ rows: ['b2', 'a1'], sum: [{ count: 2, sum: 3 }], found: [] });
        expect(await seen()).toEqual(['a', 'b', 'c']);
      });

      test('a snapshot never waits for a writer and sees no uncommitted rows', async () => {
        const writing = gate();
        const looked = gate();
        const writer = db.tx('aurora', async (store) => {
          await store.insert(thanks, [thank('c')]);
          await store.update(thanks, { id: 'a' }, { points: 9 });
          writing.resolve();
          await looked.promise;
        });
        await writing.promise;
        expect(
          (await db.read('aurora', (store) => store.list(thanks))).rows.map(({ points }) => points),
        ).toEqual([1, 2]);
        looked.resolve();
        await writer;
        expect(await seen()).toEqual(['a', 'b', 'c']);
      });

      test('fifty concurrent snapshots see the same rows', async () => {
        const all = await Promise.all(
          Array.from({ length: 50 }, () =>
            db.read('aurora', async (store) => [
              ...ids(await store.list(thanks)),
              ...ids(await store.list(thanks)),
            ]),
          ),
        );
        expect(new Set(all.map((found) => found.join()))).toEqual(new Set(['a,b,a,b']));
      });

      test('writing in a snapshot is refused, and an error in a snapshot affects only itself', async () => {
        await expect(db.read('aurora', (store) => store.insert(thanks, [thank('z')]))).rejects.toThrow(
          'snapshot',
        );
        await expect(db.read('aurora', (store) => store.update(thanks, {}, { points: 0 }))).rejects.toThrow(
          'snapshot',
        );
        await expect(db.read('aurora', (store) => store.remove(thanks, {}))).rejects.toThrow('snapshot');
        await expect(db.read('aurora', () => Promise.reject(new RangeError('no')))).rejects.toThrow(
          RangeError,
        );
        expect(await seen()).toEqual(['a', 'b']);
      });
    });

    describe('organisations', () => {
      test('rows of another organisation can be neither read nor changed by any store method', async () => {
        await db.tx('boreal', async (store) => {
          await store.insert(people, [person('ana', { name: 'theirs', nick: 'a' })]);
          await store.insert(thanks, [thank('t', { author: 'ana', points: 7 })]);
          await store.insert(steps, [step('s', 't', 1)]);
        });
        await db.tx('aurora', async (store) => {
          expect(ids(await store.list(people))).toEqual([]);
          expect(ids(await store.list(people, { where: { id: { in: ['ana'] } } }))).toEqual([]);
          expect(
            ids(
              await store.list(thanks, {
                where: { or: [{ id: 't' }, { points: 7 }] },
                order: [['at', 'desc']],
              }),
            ),
          ).toEqual([]);
          expect(await store.tally(thanks, { sum: 'points' })).toEqual([{ count: 0, sum: 0 }]);
          expect(await store.update(thanks, { or: [{}, { id: 't' }] }, { points: 0 })).toEqual([]);
          expect(await store.remove(people, {})).toBe(0);
          // Ids and keys of the other organisation are free here.
          await store.insert(people, [person('ana', { name: 'ours', nick: 'a' })]);
          expect(
            await store.insert(thanks, [thank('t', { author: 'ana' })], { skipExisting: true }),
          ).toHaveLength(1);
          const { rows } = await store.list(thanks, {
            with: {
              by: { one: people, on: 'author' },
              n: { count: steps, on: 'thank' },
              all: { many: steps, on: 'thank', limit: 1 },
            },
          });
          expect(rows).toEqual([
            {
              ...thank('t', { author: 'ana' }),
              by: person('ana', { name: 'ours', nick: 'a' }),
              n: 0,
              all: [],
            },
          ]);
        });
        expect((await db.read('boreal', (store) => store.list(people))).rows).toEqual([
          person('ana', { name: 'theirs', nick: 'a' }),
        ]);
        expect(await db.read('boreal', (store) => store.tally(thanks, { sum: 'points' }))).toEqual([
          { count: 1, sum: 7 },
        ]);
      });

      test.each(['', '*'])('the organisation id %j is refused', async (org) => {
        await expect(db.tx(org, (store) => store.list(thanks))).rejects.toThrow(TypeError);
        await expect(db.read(org, (store) => store.list(thanks))).rejects.toThrow(TypeError);
      });

      test('a table that the store was not opened with is refused', async () => {
        const { table, text } = await import('#backend/store/table.ts');
        await expect(
          db.read('aurora', (store) => store.list(table('strange', { name: text() }))),
        ).rejects.toThrow('strange');
      });

      test('a duplicate key in one organisation is refused when another organisation has the same id', async () => {
        await db.tx('boreal', (store) => store.insert(people, [person('ana')]));
        await expect(
          db.tx('aurora', (store) =>
            store.insert(people, [person('ana'), person('x', { email: 'ana@aurora.example' })]),
          ),
        ).rejects.toThrow(DuplicateKey);
      });
    });
  });
}
