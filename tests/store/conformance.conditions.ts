/** The rows that a filter finds. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Where } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { people } from './sampleTables.ts';
import { ids, lists, openedFor, person, type OpenStore } from './stores.ts';

/** A filter finds exactly the matching rows, and an invalid filter finds none. */
export function conditionSentences(open: OpenStore): void {
  describe('filter conditions', () => {
    const db = openedFor(open);
    const list = lists(db);
    beforeEach(() =>
      db.tx('aurora', (store) =>
        store.insert(people, [
          person('ana', { name: 'Ana', age: 30, nick: 'a', seen: true }),
          person('beto', { name: 'Beto', age: 41, active: false, seen: false }),
          person('ciro', { name: 'ciro', age: null, nick: 'c' }),
          person('dora', { name: 'Ñandú dora', age: -1, active: false }),
        ]),
      ),
    );
    const cases: readonly (readonly [string, Where<Row<typeof people>>, readonly string[]])[] = [
      ['nothing asked finds all', {}, ['ana', 'beto', 'ciro', 'dora']],
      ['a value', { name: 'Ana' }, ['ana']],
      ['a value in another case is another value', { name: 'ana' }, []],
      ['an id', { id: 'beto' }, ['beto']],
      [
        'ids, doubled and unknown ones too',
        { id: { in: ['dora', 'ana', 'ana', 'nobody'] } },
        ['ana', 'dora'],
      ],
      ['a missing value', { age: null }, ['ciro']],
      ['not a value: the missing one is none', { age: { ne: 30 } }, ['beto', 'ciro', 'dora']],
      ['not missing', { age: { ne: null } }, ['ana', 'beto', 'dora']],
      ['one of several', { age: { in: [30, -1, 99] } }, ['ana', 'dora']],
      ['one of several or missing', { age: { in: [30, null] } }, ['ana', 'ciro']],
      ['one of none', { age: { in: [] } }, []],
      ['greater, which a missing value never is', { age: { gt: -1 } }, ['ana', 'beto']],
      ['at least', { age: { gte: -1 } }, ['ana', 'beto', 'dora']],
      ['less, which a missing value never is', { age: { lt: 30 } }, ['dora']],
      ['at most', { age: { lte: 30 } }, ['ana', 'dora']],
      ['a range with its lower end', { age: { gte: -1, lt: 41 } }, ['ana', 'dora']],
      ['true', { active: true }, ['ana', 'ciro']],
      ['false, which a missing value is not', { seen: false }, ['beto']],
      ['one of booleans or missing', { seen: { in: [true, null] } }, ['ana', 'ciro', 'dora']],
      ['part of a text', { name: { has: 'or' } }, ['dora']],
      ['part of a text, in its own case', { name: { has: 'NA' } }, []],
      ['the empty part of every text that is there', { nick: { has: '' } }, ['ana', 'ciro']],
      ['signs that SQL would read as patterns', { name: { has: '%' } }, []],
      ['all of several conditions', { active: false, age: { gt: 0 } }, ['beto']],
      ['one of several filters', { or: [{ id: 'ana' }, { age: null }] }, ['ana', 'ciro']],
      ['a filter and one of several', { active: true, or: [{ id: 'beto' }, { nick: 'c' }] }, ['ciro']],
      ['one of no filters', { or: [] }, []],
      ['one of an empty filter', { or: [{}] }, ['ana', 'beto', 'ciro', 'dora']],
      [
        'filters within filters',
        { or: [{ or: [{ id: 'ana' }], active: false }, { or: [{ id: 'dora' }] }] },
        ['dora'],
      ],
      ['a missing JSON', { extra: null, id: 'ana' }, ['ana']],
    ];
    test.each(cases)('a filter finds exactly its rows: %s', async (_sentence, where, found) => {
      expect(ids(await list(people, { where }))).toEqual(found);
      expect(await db.read('aurora', (store) => store.tally(people, { where }))).toEqual([
        { count: found.length, sum: 0 },
      ]);
    });

    const wrong: readonly (readonly [string, object])[] = [
      ['undefined', { id: undefined }],
      ['a misspelt column', { nmae: 'Ana' }],
      ['a column that every object has', { constructor: 'Ana' }],
      ['another type', { age: '30' }],
      ['null where nothing may be missing', { name: null }],
      ['a comparison with null', { age: { gt: null } }],
      ['an unknown condition', { age: { like: 3 } }],
      ['an empty condition', { age: {} }],
      ['JSON', { tags: { in: ['x'] } }],
    ];
    test.each(wrong)('a filter with %s is refused and matches nothing', async (_sentence, where) => {
      await expect(list(people, { where })).rejects.toThrow(TypeError);
      await expect(db.tx('aurora', (store) => store.remove(people, where))).rejects.toThrow(TypeError);
      expect(ids(await list(people))).toHaveLength(4);
    });

    test('rows are read whole, as copies that the caller may change', async () => {
      await db.tx('aurora', (store) =>
        store.insert(people, [person('eva', { tags: ['x', 'ñ'], extra: { depth: 1 } })]),
      );
      const [eva] = (await list(people, { where: { id: 'eva' } })).rows;
      expect(eva).toEqual(person('eva', { tags: ['x', 'ñ'], extra: { depth: 1 } }));
      Object.assign(eva ?? {}, { name: 'changed' });
      Object.assign(eva?.tags ?? [], ['changed']);
      expect((await list(people, { where: { id: 'eva' } })).rows[0]).toEqual(
        person('eva', { tags: ['x', 'ñ'], extra: { depth: 1 } }),
      );
    });
  });
}
