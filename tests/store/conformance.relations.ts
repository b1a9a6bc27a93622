/** Relations that are loaded with the rows. */
import { beforeEach, describe, expect, test } from 'vitest';
import { people, steps, thanks } from './sampleTables.ts';
import { openedFor, person, step, thank, type OpenStore } from './stores.ts';

/** Each row comes with its own related rows. */
export function relationSentences(open: OpenStore): void {
  describe('relations', () => {
    const db = openedFor(open);
    beforeEach(async () => {
      await db.tx('aurora', async (store) => {
        await store.insert(people, [person('ana', { tags: ['x'] }), person('beto')]);
        await store.insert(thanks, [
          thank('t1', { author: 'ana' }),
          thank('t2', { author: 'ana' }),
          thank('t3'),
          thank('t4', { author: 'gone' }),
        ]);
        await store.insert(steps, [
          step('s1', 't1', 2, 'b'),
          step('s2', 't1', 1, 'a'),
          step('s3', 't1', 3, 'a'),
          step('s4', 't3', 1),
          step('s5', 'gone', 1),
        ]);
      });
      await db.tx('boreal', async (store) => {
        await store.insert(people, [person('gone')]);
        await store.insert(steps, [step('s9', 't2', 1)]);
      });
    });

    test('a relation to one row loads it, or null when missing, unknown or of another organisation', async () => {
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, { with: { by: { one: people, on: 'author' } } }),
      );
      expect(rows.map(({ id, by }) => [id, by])).toEqual([
        ['t1', person('ana', { tags: ['x'] })],
        ['t2', person('ana', { tags: ['x'] })],
        ['t3', null],
        ['t4', null],
      ]);
    });

    test('a relation to many rows loads them in its own order', async () => {
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, { with: { steps: { many: steps, on: 'thank', order: [['place', 'asc']] } } }),
      );
      expect(rows.map((row) => row.steps.map(({ id }) => id))).toEqual([['s2', 's1', 's3'], [], ['s4'], []]);
    });

    test('the limit of a relation applies to each parent, not to all', async () => {
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, {
          with: { steps: { many: steps, on: 'thank', order: [['place', 'desc']], limit: 2 } },
        }),
      );
      expect(rows.map((row) => row.steps.map(({ id }) => id))).toEqual([['s3', 's1'], [], ['s4'], []]);
    });

    test('a relation loads and counts only the rows of its filter', async () => {
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, {
          with: {
            steps: { many: steps, on: 'thank', where: { label: 'a' } },
            counted: { count: steps, on: 'thank', where: { label: { ne: 'a' } } },
          },
        }),
      );
      expect(rows.map((row) => [row.steps.map(({ id }) => id), row.counted])).toEqual([
        [['s2', 's3'], 1],
        [[], 0],
        [[], 1],
        [[], 0],
      ]);
    });

    test('a counted relation is zero for a row without related rows', async () => {
      const { rows } = await db.read('aurora', (store) =>
        store.list(thanks, { with: { steps: { count: steps, on: 'thank' } }, limit: 3 }),
      );
      expect(rows.map((row) => row.steps)).toEqual([3, 0, 1]);
    });

    test('relations see the writes of their own transaction', async () => {
      const counts = await db.tx('aurora', async (store) => {
        await store.remove(steps, { place: 2 });
        await store.insert(steps, [step('s6', 't2', 1)]);
        await store.update(people, { id: 'ana' }, { name: 'Ana' });
        const { rows } = await store.list(thanks, {
          limit: 2,
          with: { n: { count: steps, on: 'thank' }, by: { one: people, on: 'author' } },
        });
        return rows.map(({ n, by }) => [n, by?.name]);
      });
      expect(counts).toEqual([
        [2, 'Ana'],
        [1, 'Ana'],
      ]);
    });

    test('an empty list loads no relations', async () => {
      const none = await db.read('aurora', (store) =>
        store.list(thanks, {
          where: { id: 'x' },
          with: {
            n: { count: steps, on: 'thank' },
            m: { many: steps, on: 'thank' },
            by: { one: people, on: 'author' },
          },
        }),
      );
      expect(none).toEqual({ rows: [] });
    });

    test('a relation that hides a column, names a wrong column or has limit zero is refused', async () => {
      await expect(
        db.read('aurora', (store) => store.list(thanks, { with: { author: { one: people, on: 'author' } } })),
      ).rejects.toThrow(TypeError);
      await expect(
        db.read('aurora', (store) => store.list(thanks, { with: { by: { one: people, on: 'writer' } } })),
      ).rejects.toThrow(TypeError);
      await expect(
        db.read('aurora', (store) => store.list(thanks, { with: { n: { count: steps, on: 'post' } } })),
      ).rejects.toThrow(TypeError);
      await expect(
        db.read('aurora', (store) =>
          store.list(thanks, { with: { n: { many: steps, on: 'thank', limit: 0 } } }),
        ),
      ).rejects.toThrow(TypeError);
    });
  });
}
