/** Lists of rows: order, pages, sums. */
import { beforeEach, describe, expect, test } from 'vitest';
import { BadCursor } from '#backend/store/port.ts';
import { people, steps, thanks } from './sampleTables.ts';
import { ids, lists, openedFor, person, thank, type OpenStore, type PlainQuery } from './stores.ts';

/** Rows come in order and page by page, and sums are correct. */
export function listSentences(open: OpenStore): void {
  describe('order and pages', () => {
    const db = openedFor(open);
    const list = lists(db);
    const at = ['2026-01-02', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-01', '2026-01-02'];
    beforeEach(() =>
      db.tx('aurora', (store) =>
        store.insert(
          thanks,
          at.map((day, n) => thank(`t${n}`, { at: day, author: n % 3 ? `p${n % 3}` : null, points: n % 2 })),
        ),
      ),
    );
    /** Follows `next` to the end. */
    async function pages(query: PlainQuery<typeof thanks>): Promise<readonly string[]> {
      const found: string[] = [];
      for (let after: string | undefined, more = true; more;) {
        const page = await list(thanks, { ...query, ...(after === undefined ? {} : { after }) });
        expect(page.rows.length).toBeLessThanOrEqual(query.limit ?? Infinity);
        found.push(...ids(page));
        after = page.next;
        more = after !== undefined;
      }
      return found;
    }
    const orders: readonly (readonly [string, PlainQuery<typeof thanks>['order'], readonly string[]])[] = [
      ['ids rise where nothing is asked', undefined, ['t0', 't1', 't2', 't3', 't4', 't5']],
      ['ids fall', [['id', 'desc']], ['t5', 't4', 't3', 't2', 't1', 't0']],
      ['ties rise by id in a rising order', [['at', 'asc']], ['t1', 't4', 't0', 't2', 't5', 't3']],
      ['ties rise by id in a falling order', [['at', 'desc']], ['t3', 't0', 't2', 't5', 't1', 't4']],
      [
        'ties fall by id where that is asked',
        [
          ['at', 'desc'],
          ['id', 'desc'],
        ],
        ['t3', 't5', 't2', 't0', 't4', 't1'],
      ],
      ['missing values come first', [['author', 'asc']], ['t0', 't3', 't1', 't4', 't2', 't5']],
      [
        'missing values come last in a falling order',
        [['author', 'desc']],
        ['t2', 't5', 't1', 't4', 't0', 't3'],
      ],
      [
        'an index over two columns, rising',
        [
          ['author', 'asc'],
          ['at', 'asc'],
        ],
        ['t0', 't3', 't1', 't4', 't2', 't5'],
      ],
      [
        'an index over two columns, falling',
        [
          ['author', 'desc'],
          ['at', 'desc'],
        ],
        ['t2', 't5', 't1', 't4', 't3', 't0'],
      ],
      [
        'both directions together',
        [
          ['author', 'desc'],
          ['at', 'asc'],
        ],
        ['t2', 't5', 't1', 't4', 't0', 't3'],
      ],
      [
        'a column without an index',
        [
          ['points', 'desc'],
          ['at', 'asc'],
        ],
        ['t1', 't5', 't3', 't4', 't0', 't2'],
      ],
    ];
    test.each(orders)('a list and its pages have the same order: %s', async (_sentence, order, found) => {
      const query = order ? { order } : {};
      expect(ids(await list(thanks, query))).toEqual(found);
      for (const limit of [1, 2, 3, 6, 7])
        expect(await pages({ ...query, limit }), `pages of ${limit}`).toEqual(found);
      expect(ids(await list(thanks, { ...query, offset: 2, limit: 2 }))).toEqual(found.slice(2, 4));
      expect(ids(await list(thanks, { ...query, offset: 4 }))).toEqual(found.slice(4));
    });

    test('texts are ordered by code points, accents and emoji included', async () => {
      const names = ['', ' ', 'Z', 'a', 'ab', 'b', 'z', 'á', 'ñ', '\uE000', '\uFF41', '😀', '😁'];
      await db.tx('aurora', (store) =>
        store.insert(people, names.map((name, n) => person(`p${n}`, { name })).reverse()),
      );
      expect((await list(people, { order: [['name', 'asc']] })).rows.map(({ name }) => name)).toEqual(names);
      expect(
        (await list(people, { where: { name: { gt: '\uFF41' } }, order: [['name', 'desc']] })).rows.map(
          ({ name }) => name,
        ),
      ).toEqual(['😁', '😀']);
    });

    test('a list of some columns has only those and the id, in any order and page by page', async () => {
      await db.tx('aurora', (store) => store.insert(people, [person('p1', { tags: ['x'], age: 3 })]));
      const query = { columns: ['points'], order: [['at', 'desc']], limit: 2 } as const;
      const first = await list(thanks, query);
      expect(first.rows).toEqual([
        { id: 't3', points: 1 },
        { id: 't0', points: 0 },
      ]);
      expect((await list(thanks, { ...query, after: first.next ?? '' })).rows.map(({ id }) => id)).toEqual([
        't2',
        't5',
      ]);
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, {
          columns: ['body'],
          where: { id: 't1' },
          with: { by: { one: people, on: 'author' }, steps: { count: steps, on: 'thank' } },
        }),
      );
      expect(rows).toEqual([{ id: 't1', body: '', by: person('p1', { tags: ['x'], age: 3 }), steps: 0 }]);
      expect((await list(people, { columns: ['tags', 'active'] })).rows).toEqual([
        { id: 'p1', tags: ['x'], active: true },
      ]);
      // @ts-expect-error no such column
      await expect(list(people, { columns: ['nonsense'] })).rejects.toThrow(TypeError);
    });

    test('the last page of a list has no next one, even when it is full', async () => {
      expect((await list(thanks, { limit: 6 })).next).toBeUndefined();
      expect((await list(thanks, { limit: 5 })).next).toBeDefined();
      expect((await list(thanks)).next).toBeUndefined();
    });

    test('pages of a list neither skip nor repeat rows when earlier rows are inserted', async () => {
      const first = await list(thanks, { order: [['at', 'desc']], limit: 3 });
      await db.tx('aurora', async (store) => {
        await store.insert(thanks, [
          thank('new', { at: '2026-02-01' }),
          thank('a-tie', { at: '2026-01-02' }),
        ]);
        await store.remove(thanks, { id: 't2' });
      });
      const second = await list(thanks, { order: [['at', 'desc']], limit: 3, after: first.next ?? '' });
      expect([...ids(first), ...ids(second)]).toEqual(['t3', 't0', 't2', 't5', 't1', 't4']);
    });

    test('a page of a list holds only rows that match its filter', async () => {
      expect(await pages({ where: { author: { ne: null } }, order: [['at', 'desc']], limit: 1 })).toEqual([
        't2',
        't5',
        't1',
        't4',
      ]);
      expect(await pages({ where: { author: 'p1' }, order: [['at', 'desc']], limit: 1 })).toEqual([
        't1',
        't4',
      ]);
    });

    test.each([
      '',
      'nonsense',
      '!!!',
      btoa('{"a":1}'),
      btoa('["people","id","t1"]'),
      btoa('["thanks","id",7]'),
    ])('the list cursor %j is refused', async (after) => {
      await expect(list(thanks, { after, limit: 1 })).rejects.toThrow(BadCursor);
    });

    test('a list cursor of another order is refused', async () => {
      const { next } = await list(thanks, { order: [['at', 'desc']], limit: 1 });
      await expect(list(thanks, { order: [['at', 'asc']], limit: 1, after: next ?? '' })).rejects.toThrow(
        BadCursor,
      );
    });

    test.each([{ limit: 0 }, { limit: -1 }, { limit: 1.5 }, { offset: -1 }, { limit: Number.NaN }])(
      'a list query with %j is refused',
      async (query) => {
        await expect(list(thanks, query)).rejects.toThrow(TypeError);
      },
    );
  });

  describe('sums', () => {
    const db = openedFor(open);
    beforeEach(() =>
      db.tx('aurora', (store) =>
        store.insert(thanks, [
          thank('1', { author: 'b', points: 5 }),
          thank('2', { author: 'a', points: -2 }),
          thank('3', { points: 4 }),
          thank('4', { author: 'b', points: 1, at: '2027' }),
        ]),
      ),
    );
    test('a tally without groups answers one row with count and sum', async () => {
      expect(await db.read('aurora', (store) => store.tally(thanks, { sum: 'points' }))).toEqual([
        { count: 4, sum: 8 },
      ]);
    });
    test('a count with a limit stops there, and takes neither groups nor sums', async () => {
      const count = (atMost: number, more = {}) =>
        db.read('aurora', async (store) => (await store.tally(thanks, { atMost, ...more }))[0]?.count);
      const [all] = await db.read('aurora', (store) => store.tally(thanks));
      const whole = all?.count ?? 0;
      expect(whole).toBeGreaterThan(2);
      expect([await count(2), await count(whole), await count(whole + 1)]).toEqual([2, whole, whole]);
      expect(await count(2, { where: { author: 'z' } })).toBe(0);
      for (const wrong of [count(0), count(2, { by: ['author'] }), count(2, { sum: 'points' })])
        await expect(wrong).rejects.toThrow(TypeError);
    });
    test('a tally that finds no rows counts and sums zero', async () => {
      expect(
        await db.read('aurora', (store) => store.tally(thanks, { where: { author: 'z' }, sum: 'points' })),
      ).toEqual([{ count: 0, sum: 0 }]);
    });
    test('a tally orders its groups by value, the missing value first', async () => {
      expect(
        await db.read('aurora', (store) => store.tally(thanks, { by: ['author'], sum: 'points' })),
      ).toEqual([
        { author: null, count: 1, sum: 4 },
        { author: 'a', count: 1, sum: -2 },
        { author: 'b', count: 2, sum: 6 },
      ]);
    });
    test('a tally groups by several columns, and has no groups when it finds no rows', async () => {
      expect(
        await db.read('aurora', (store) =>
          store.tally(thanks, { where: { author: 'b' }, by: ['at', 'author'] }),
        ),
      ).toEqual([
        { at: '2026-01-01', author: 'b', count: 1, sum: 0 },
        { at: '2027', author: 'b', count: 1, sum: 0 },
      ]);
      expect(
        await db.read('aurora', (store) => store.tally(thanks, { where: { author: 'z' }, by: ['at'] })),
      ).toEqual([]);
    });
    test('a tally groups by booleans, and missing numbers add nothing', async () => {
      await db.tx('aurora', (store) =>
        store.insert(people, [person('a', { age: 3 }), person('b', { active: false }), person('c')]),
      );
      expect(await db.read('aurora', (store) => store.tally(people, { by: ['active'], sum: 'age' }))).toEqual(
        [
          { active: false, count: 1, sum: 0 },
          { active: true, count: 2, sum: 3 },
        ],
      );
    });
  });
}
