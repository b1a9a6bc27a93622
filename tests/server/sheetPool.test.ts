/** Sheets are read in a thread with limits: one that takes too long or too much ends alone. */
import { afterEach, expect, it } from 'vitest';
import { readPacked } from '#backend/users/sheet.packed.ts';
import { openSheetPool, type SheetPool } from '#server/sheetPool.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { csv, types, xlsx } from '#tests/backend/sheets.ts';

let pool: SheetPool;
afterEach(() => pool.close());

const rows = [
  ['Correo', 'Nombre', 'Apellido'],
  ['zoe@aurora.example', 'Zoé', 'Paz'],
];

it('a call reads its sheet in the thread, and the thread says the same as reading here', async () => {
  pool = openSheetPool();
  expect(await pool.read(xlsx(rows), true)).toEqual(await readPacked(xlsx(rows), true));
  await expect(pool.read(csv([['Correo']]), false)).rejects.toMatchObject({
    name: 'SheetRefused',
    code: 'sheet_empty',
  });
  let read = 0;
  const deployment = await openTestDeployment('tab', {
    dependencies: (own) => ({
      ...own,
      readSheet: (...given) => (read++, pool.read(...given)),
    }),
  });
  const form = new FormData();
  form.set('file', new File([csv(rows)], 'altas.csv', { type: types.csv }));
  const answer = await deployment.rest('POST /validate/excel', { as: 'admin@aurora.example', form });
  expect([answer.status, read, await answer.json()]).toEqual([
    200,
    1,
    expect.objectContaining({ valid: true, rows: 1 }),
  ]);
  deployment.close();
});

it('a sheet that takes longer than its time is refused and its thread ended, and the next sheet is read', async () => {
  const limits = { ms: 1, megabytes: 256, sheets: 2 };
  pool = openSheetPool(limits);
  await expect(pool.read(csv(rows), false)).rejects.toMatchObject({ code: 'sheet_bomb' });
  limits.ms = 60_000;
  expect((await pool.read(csv(rows), false)).headers).toEqual(rows[0]);
});

it('more sheets than may wait are refused at once, and those that wait are read', async () => {
  pool = openSheetPool({ ms: 60_000, megabytes: 256, sheets: 1 });
  const first = pool.read(csv(rows), false);
  await expect(pool.read(csv(rows), false)).rejects.toMatchObject({ name: 'StoreUnavailable', why: 'busy' });
  expect((await first).numbers).toHaveLength(1);
  expect((await pool.read(csv(rows), false)).numbers).toHaveLength(1);
});
