/** Totals of pages: exact up to a limit, and pages that go on beyond it. */
import { expect, test } from 'vitest';
import { pageFrom } from '#backend/http/pages.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';

test('a page counts no further than its limit, and totals and pages go on while more rows follow', async () => {
  const db = await createTabDatabase({ tables });
  const row = (number: number) => ({
    id: `r${number}`,
    userId: `u${number}`,
    month: '2026-03',
    createdAt: '',
  });
  await db.tx('aurora', (store) => store.insert(renewals, [1, 2, 3, 4, 5, 6, 7].map(row)));
  const counts: (number | undefined)[] = [];
  const shown = (page: number, countedUpTo: number) =>
    db.read('aurora', async (store) => {
      const counting: typeof store = {
        ...store,
        tally: (table, query) => {
          counts.push(query?.atMost);
          return store.tally(table, query);
        },
      };
      const { items, pagination } = await pageFrom(counting, renewals, {}, { page, perPage: 2 }, countedUpTo);
      return [items.length, pagination.total, pagination.totalPages];
    });
  expect(await shown(1, 3)).toEqual([2, 4, 2]);
  expect(await shown(2, 3)).toEqual([2, 5, 3]);
  expect(await shown(3, 3)).toEqual([2, 7, 4]);
  expect(await shown(4, 3)).toEqual([1, 7, 4]);
  expect(await shown(9, 3)).toEqual([0, 4, 2]);
  expect(counts).toEqual([4, 4]);
  expect(await shown(1, 20)).toEqual([2, 7, 4]);
});
