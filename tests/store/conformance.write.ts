/** Writes: keys, guarded changes, removal. */
import { beforeEach, describe, expect, test } from 'vitest';
import { DuplicateKey, type Store } from '#backend/store/port.ts';
import { people, steps, thanks } from './sampleTables.ts';
import { ids, openedFor, person, step, thank, type OpenStore } from './stores.ts';

/** Rows are written completely and within their keys, or not at all. */
export function writeSentences(open: OpenStore): void {
  describe('writing', () => {
    const db = openedFor(open);
    const tx = <A>(work: (store: Store) => Promise<A>): Promise<A> => db.tx('aurora', work);
    const everyone = async () => (await db.read('aurora', (store) => store.list(people))).rows;
    const broken = async (work: (store: Store) => Promise<unknown>) =>
      tx(work).then(
        () => undefined,
        (error: unknown) => (error instanceof DuplicateKey ? `${error.table}: ${error.key.join()}` : error),
      );

    describe('inserting rows', () => {
      test('an insert answers its rows in the given order', async () => {
        const rows = [person('b', { tags: ['ñ'] }), person('a', { extra: [1, 2] })];
        expect(await tx((store) => store.insert(people, rows))).toEqual(rows);
        expect(await everyone()).toEqual([...rows].reverse());
        expect(await tx((store) => store.insert(people, []))).toEqual([]);
      });

      test('an insert stores any text and safe integer unchanged', async () => {
        const odd = [
          '',
          "'; drop table people; --",
          '"',
          '\\',
          '\n\t',
          '😀 ñ',
          '0',
          'null',
          '1e3',
          'x'.repeat(70_000),
        ];
        await tx((store) =>
          store.insert(
            people,
            odd.map((name, n) => person(`p${n}`, { name, age: Number.MAX_SAFE_INTEGER - n, tags: [name] })),
          ),
        );
        const kept = await everyone();
        for (const [n, name] of odd.entries())
          expect(kept.find(({ id }) => id === `p${n}`)).toEqual(
            person(`p${n}`, { name, age: Number.MAX_SAFE_INTEGER - n, tags: [name] }),
          );
        for (const name of odd)
          expect(
            ids(await db.read('aurora', (store) => store.list(people, { where: { name: { in: [name] } } }))),
          ).toHaveLength(1);
      });

      test('an insert and a filter replace U+0000 by the replacement character', async () => {
        expect(await tx((store) => store.insert(people, [person('z', { name: 'x\u0000' })]))).toMatchObject([
          { name: 'x\uFFFD' },
        ]);
        const found = await tx((store) => store.list(people, { where: { name: { has: '\u0000' } } }));
        expect(found.rows.map(({ id }) => id)).toEqual(['z']);
      });
      test('an insert replaces half a surrogate pair by the replacement character', async () => {
        expect(await tx((store) => store.insert(people, [person('a', { name: 'x\uD83D' })]))).toMatchObject([
          { name: 'x\uFFFD' },
        ]);
        expect(await everyone()).toMatchObject([{ name: 'x\uFFFD' }]);
      });

      test('an insert with a duplicate key names the columns of the key and stores nothing', async () => {
        await tx((store) => store.insert(people, [person('ana', { nick: 'a' })]));
        expect(
          await broken((store) => store.insert(people, [person('new'), person('ana', { email: 'other' })])),
        ).toBe('people: id');
        expect(
          await broken((store) =>
            store.insert(people, [person('new'), person('other', { email: 'ana@aurora.example' })]),
          ),
        ).toBe('people: email');
        expect(await broken((store) => store.insert(people, [person('new', { nick: 'a' })]))).toBe(
          'people: nick',
        );
        expect(
          await broken((store) => store.insert(people, [person('new'), person('new', { email: 'x' })])),
        ).toBe('people: id');
        expect(
          await broken((store) =>
            store.insert(people, [person('new', { nick: 'n' }), person('other', { nick: 'n' })]),
          ),
        ).toBe('people: nick');
        expect((await everyone()).map(({ id }) => id)).toEqual(['ana']);
      });

      test('two missing values in a unique column are not duplicates', async () => {
        await tx((store) => store.insert(people, [person('a'), person('b')]));
        expect(await everyone()).toHaveLength(2);
      });

      test('a transaction continues after an insert with a duplicate key', async () => {
        await tx(async (store) => {
          await store.insert(people, [person('a')]);
          await expect(store.insert(people, [person('b'), person('a')])).rejects.toThrow(DuplicateKey);
          await store.insert(people, [person('c')]);
        });
        expect((await everyone()).map(({ id }) => id)).toEqual(['a', 'c']);
      });

      test('an insert that skips existing rows answers only the added ones', async () => {
        await tx((store) => store.insert(people, [person('ana', { name: 'first', nick: 'a' })]));
        const given = [
          person('ana', { email: 'x' }),
          person('beto'),
          person('beto', { email: 'y' }),
          person('ciro', { nick: 'a' }),
          person('dora', { email: 'beto@aurora.example' }),
        ];
        expect(await tx((store) => store.insert(people, given, { skipExisting: true }))).toEqual([
          person('beto'),
        ]);
        expect(await everyone()).toEqual([person('ana', { name: 'first', nick: 'a' }), person('beto')]);
      });

      const misfits: readonly (readonly [string, object])[] = [
        ['a missing column', { name: undefined }],
        ['an unknown column', { surname: 'x' }],
        ['another type', { age: '3' }],
        ['a fraction', { age: 1.5 }],
        ['a number too large to be exact', { age: 2 ** 60 }],
        ['null where nothing may be missing', { active: null }],
      ];
      test.each(misfits)('an insert with %s is refused and stores nothing', async (_sentence, given) => {
        await expect(
          tx((store) => store.insert(people, [person('b'), Object.assign(person('a'), given)])),
        ).rejects.toThrow(TypeError);
        expect(await everyone()).toEqual([]);
      });
    });

    describe('updating rows', () => {
      beforeEach(() =>
        tx((store) =>
          store.insert(thanks, [
            thank('c', { points: 5 }),
            thank('a', { points: 10 }),
            thank('b', { points: 7, author: 'x' }),
          ]),
        ),
      );
      const points = async () =>
        (await db.read('aurora', (store) => store.list(thanks))).rows.map((row) => row.points);

      test('an update answers the changed rows by id', async () => {
        expect(
          await tx((store) =>
            store.update(thanks, { points: { gte: 6 } }, { author: 'ana', body: 'x', points: { inc: -3 } }),
          ),
        ).toEqual([
          thank('a', { author: 'ana', body: 'x', points: 7 }),
          thank('b', { author: 'ana', body: 'x', points: 4 }),
        ]);
        expect(await points()).toEqual([7, 4, 5]);
      });

      test('an update whose guard does not hold changes nothing and answers no rows', async () => {
        expect(
          await tx((store) =>
            store.update(thanks, { id: 'a', points: { gte: 11 } }, { points: { inc: -11 } }),
          ),
        ).toEqual([]);
        expect(await points()).toEqual([10, 7, 5]);
      });

      test('an update can clear a value', async () => {
        await tx((store) => store.update(thanks, { id: 'b' }, { author: null }));
        expect(
          ids(await db.read('aurora', (store) => store.list(thanks, { where: { author: null } }))),
        ).toEqual(['a', 'b', 'c']);
      });

      test('an empty update answers the unchanged rows', async () => {
        expect(await tx((store) => store.update(thanks, { id: 'a' }, {}))).toEqual([
          thank('a', { points: 10 }),
        ]);
      });

      test('filters and orders see an update at once', async () => {
        const order = await tx(async (store) => {
          await store.update(thanks, { id: 'a' }, { at: '2027-01-01' });
          return ids(await store.list(thanks, { order: [['at', 'desc']], limit: 1 }));
        });
        expect(order).toEqual(['a']);
        expect(
          ids(await db.read('aurora', (store) => store.list(thanks, { order: [['at', 'desc']], limit: 2 }))),
        ).toEqual(['a', 'b']);
        expect(
          ids(await db.read('aurora', (store) => store.list(thanks, { where: { at: '2026-01-01' } }))),
        ).toEqual(['b', 'c']);
      });

      test('an update with a duplicate key is undone as a whole', async () => {
        await tx((store) => store.insert(people, [person('a', { age: 1 }), person('b', { age: 1 })]));
        expect(await broken((store) => store.update(people, { age: 1 }, { email: 'same', age: 2 }))).toBe(
          'people: email',
        );
        expect(
          await broken((store) => store.update(people, { id: 'b' }, { email: 'a@aurora.example' })),
        ).toBe('people: email');
        expect((await everyone()).map(({ email, age }) => [email, age])).toEqual([
          ['a@aurora.example', 1],
          ['b@aurora.example', 1],
        ]);
        expect(
          await tx((store) => store.update(people, { id: 'a' }, { email: 'a@aurora.example' })),
        ).toHaveLength(1);
      });

      test('an update may move rows up by one within a unique key', async () => {
        await tx((store) =>
          store.insert(steps, [step('s1', 't', 1), step('s2', 't', 2), step('s3', 't', 3)]),
        );
        const moved = await tx((store) =>
          store.update(steps, { place: { lte: 2 } }, { thank: 'u', place: { inc: 1 } }),
        );
        expect(moved.map(({ thank: of, place }) => [of, place])).toEqual([
          ['u', 2],
          ['u', 3],
        ]);
        expect(await tx((store) => store.update(steps, { thank: 'u' }, { place: { inc: 1 } }))).toHaveLength(
          2,
        );
        expect(await broken((store) => store.update(steps, { id: 's1' }, { place: 4 }))).toBe(
          'steps: thank,place',
        );
      });

      const misfits: readonly object[] = [
        { points: '3' },
        { points: { inc: 0.5 } },
        { points: { by: 1 } },
        { id: 'z' },
        { author: undefined },
        { nothing: 1 },
      ];
      test.each(misfits)('an update with %j is refused and changes nothing', async (change) => {
        await expect(tx((store) => store.update(thanks, {}, change))).rejects.toThrow(TypeError);
        expect(await points()).toEqual([10, 7, 5]);
      });

      test('an update whose sum exceeds safe integers is refused and changes nothing', async () => {
        await tx((store) => store.update(thanks, { id: 'b' }, { points: Number.MAX_SAFE_INTEGER }));
        await tx(async (store) => {
          await expect(store.update(thanks, {}, { points: { inc: 1 } })).rejects.toThrow(RangeError);
        });
        expect(await points()).toEqual([10, Number.MAX_SAFE_INTEGER, 5]);
      });
    });

    describe('removing rows', () => {
      test('a removal answers the number of removed rows', async () => {
        await tx((store) => store.insert(thanks, [thank('a'), thank('b', { points: 1 }), thank('c')]));
        expect(await tx((store) => store.remove(thanks, { points: 0 }))).toBe(2);
        expect(await tx((store) => store.remove(thanks, { id: 'a' }))).toBe(0);
        expect(ids(await db.read('aurora', (store) => store.list(thanks)))).toEqual(['b']);
        await tx((store) => store.insert(thanks, [thank('a', { points: 9 })]));
        expect(
          ids(await db.read('aurora', (store) => store.list(thanks, { order: [['points', 'desc']] }))),
        ).toEqual(['a', 'b']);
      });
    });
  });
}
