/** Runs the table of races: `rows/<domain>.races.ts`, each with the rows of one domain. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import type { StoreKind } from '../support/deployment.ts';
import { isWhole, trials } from '../support/trials.ts';
import type { Race } from './race.ts';

const files = await Promise.all(
  globSync('rows/*.races.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file) => (await import(path.join(import.meta.dirname, file))) as { races: readonly Race[] }),
);
const table = files
  .flatMap(({ races }) => races)
  .map((race) => [`${race.call} at once for ${race.limited}: ${race.invariant}`, race] as const);

it('every race names a call of the contract', () => {
  const calls: readonly string[] = allRows.map(({ row }) => row.route);
  expect(table.map(([, { call }]) => call).filter((call) => !calls.includes(call))).toEqual([]);
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('concurrent calls, %s store', (kind) => {
  it.each(table)('%s', async (_, { statuses, expected, races = { usual: 1, whole: 1 }, run }) => {
    const after = await run(kind, isWhole ? races.whole : trials(races.usual));
    for (const one of after.statuses) {
      const byStatus = Map.groupBy(one, (status) => status);
      expect(Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))).toEqual(
        statuses,
      );
    }
    expect(after.left).toEqual(expected);
  });
});
