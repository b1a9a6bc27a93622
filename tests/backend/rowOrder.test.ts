/** The order of the lists that administrators arrange, written by one call each. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { personOf } from '#tests/contract/calls.ts';
import { openTestDeployment, type StoreKind, type TestDeployment } from '#tests/support/deployment.ts';
import { trials } from '#tests/support/trials.ts';

const lists = [
  { name: 'values', all: 'GET /values', order: 'PATCH /values/order' },
  { name: 'pages', all: 'GET /org/custom/page', order: 'PATCH /org/custom/pages/order' },
  { name: 'categories', all: 'GET /org/product_category', order: 'PATCH /org/product_categories/order' },
] as const;
const as = personOf('admin');
const Rows = z.array(z.object({ id: z.string(), position: z.int() }));
const Refused = z.object({
  code: z.literal('conflict'),
  reasons: z.array(
    z.object({ field: z.literal('ids'), code: z.literal('order_changed'), stored: z.array(z.string()) }),
  ),
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('lists in an order, %s store', (kind) => {
  let deployment: TestDeployment;
  beforeAll(async () => {
    deployment = await openTestDeployment(kind);
  });
  afterAll(() => deployment.close());
  const rowsOf = async (all: string) => z.parse(Rows, await (await deployment.rest(all, { as })).json());
  const put = (order: string, ids: readonly string[]) => deployment.rest(order, { as, body: { ids } });

  test.each(lists)('concurrent orders of the $name leave the positions 0 to n-1', async ({ all, order }) => {
    const before = (await rowsOf(all)).map(({ id }) => id);
    expect(before.length).toBeGreaterThan(2);
    const shuffled = fc.shuffledSubarray(before, { minLength: before.length });
    await fc.assert(
      fc.asyncProperty(fc.array(shuffled, { minLength: 2, maxLength: 4 }), async (orders) => {
        const answers = await Promise.all(orders.map((ids) => put(order, ids)));
        expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
        const rows = await rowsOf(all);
        expect(rows.map(({ position }) => position)).toEqual(before.map((_, position) => position));
        expect(orders).toContainEqual(rows.map(({ id }) => id));
      }),
      { numRuns: trials(2) },
    );
  });

  test.each(lists)(
    'an order of the $name with a missing, foreign or doubled id is refused with the stored order',
    async ({ all, order }) => {
      const stored = (await rowsOf(all)).map(({ id }) => id);
      const [first = '', second = '', ...rest] = stored;
      for (const ids of [
        stored.slice(1),
        [...stored, 'nobody'],
        ['nobody', second, ...rest],
        [second, second, ...rest],
        [...stored, first],
      ]) {
        const refused = await put(order, ids);
        expect(refused.status).toBe(409);
        expect(z.parse(Refused, await refused.json()).reasons).toMatchObject([{ stored }]);
      }
      expect((await rowsOf(all)).map(({ id }) => id)).toEqual(stored);
    },
  );
});
