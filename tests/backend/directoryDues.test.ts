/** Changes of addresses that reach the directory after their transaction. */
import { expect, test } from 'vitest';
import { settleDirectory } from '#backend/mail/directory.ts';
import { directoryDues } from '#backend/mail/mail.tables.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';

test('the last change of an address wins in the directory, also if its call arrived earlier', async () => {
  const db = await createTabDatabase({ tables });
  const due = (id: string, verb: 'bind' | 'unbind', second: number) => ({
    id,
    key: 'email:ana@aurora.example',
    verb,
    createdAt: `2026-03-18T12:00:0${second}.000Z`,
  });
  await db.tx('aurora', (store) =>
    store.insert(directoryDues, [due('d1', 'unbind', 5), due('d2', 'bind', 4)]),
  );
  await settleDirectory({ db, log: () => undefined }, 'aurora');
  expect(await db.directory.find('email:ana@aurora.example')).toBe('aurora');
});
