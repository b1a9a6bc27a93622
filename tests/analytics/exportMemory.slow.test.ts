/** A hundred thousand lines of the ledger leave nothing of themselves in the memory of the page. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { transactionColumns } from '#src/analytics/transactions/transactionTable.ts';
import { csvWriter } from '#src/exports/csvWriter.ts';
import { movements } from '#stories/analytics/lines.sample.ts';
import { isWhole } from '../support/trials.ts';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const used = (): number => {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
};

test.runIf(isWhole)('a CSV of 100,000 lines takes at most 16 MB more', async () => {
  const same = (): string => 'x';
  const columns = transactionColumns(
    {
      headers: {
        day: 'Día',
        moment: 'Fecha',
        person: 'Persona',
        department: 'Departamento',
        purse: 'Cuenta',
        channel: 'Canal',
        kind: 'Motivo',
        points: 'Puntos',
        counterpart: 'Con',
        note: 'Nota',
        line: 'Movimiento',
      },
      owner: same,
      purse: same,
      channel: same,
      reason: same,
    },
    'America/Bogota',
  );
  let signs = 0;
  const writer = csvWriter(columns, {
    write: async (text) => {
      signs += text.length;
    },
    close: async () => undefined,
    abort: () => undefined,
  });
  const before = used();
  let most = 0;
  for (let page = 0; page < 1_000; page += 1) {
    const lines = Array.from({ length: 100 }, (_, index) => {
      const line = movements[index % movements.length] ?? movements[0];
      return columns.map(({ cell }) => (line === undefined ? '' : cell({ ...line, id: `${page}-${index}` })));
    });
    await writer.add(lines);
    if (page % 200 === 199) most = Math.max(most, used() - before);
  }
  await writer.finish();
  expect(signs).toBeGreaterThan(5_000_000);
  expect(most).toBeLessThan(16_000_000);
});
