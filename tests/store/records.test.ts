/** The index of the tab's store and the records of the data library hold the same rows, whatever happens to them. */
import { expect, it } from 'vitest';
import type { Change } from '#mock/tab/engine.changes.ts';
import { Committed } from '#mock/tab/engine.committed.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import type { TabDatabase } from '#mock/tab/store.ts';
import { again } from '#tests/support/again.ts';
import { seed, trials } from '#tests/support/trials.ts';
import { Dice, operation } from './randomWork.ts';
import { people, sampleTables } from './sampleTables.ts';
import { person, thank } from './stores.ts';
import { all, increment, open, seedOf } from './tabs.ts';

const orgs = ['aurora', 'boreal'] as const;
const everyRow = { id: () => true };
const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** The same rows in the index and in the library, by the library's own query; returns their number. */
async function compare(db: TabDatabase): Promise<number> {
  let count = 0;
  for (const org of orgs) {
    for (const { name } of sampleTables) {
      const records = (await db.data.find(org, name, everyRow)).toSorted(byId);
      const rows = [...db.data.index(org, name).values()].filter((row) => row !== null).toSorted(byId);
      expect(records, `${again()} ${org} ${name}`).toEqual(rows);
      count += rows.length;
    }
  }
  return count;
}

it('after random writes, failed transactions, joined work, resets and writes of another tab, a row is never in one only', async () => {
  const dice = new Dice(seed);
  const logs = memoryLogs();
  const [db, other] = [await open(logs()), await open(logs())];
  let [resets, failures] = [0, 0];
  const worlds = ['monday', 'tuesday'];
  const write = (from: TabDatabase): Promise<void> => {
    const work = Array.from({ length: 1 + dice.roll(6) }, () => operation(dice));
    const fails = dice.chance(5);
    return from
      .tx(dice.pick(orgs), async (store) => {
        for (const one of work) await one(store).catch(() => undefined);
        if (fails) throw new Error('undone');
      })
      .catch(() => void (failures += 1));
  };
  const steps = trials(150);
  for (let step = 0; step < steps; step++) {
    const from = dice.chance(3) ? other : db;
    if (dice.chance(4))
      await from.together(async () => {
        for (let one = 0; one < 3; one++) await write(from);
      });
    else await write(from);
    // A snapshot of a world is loaded as a beginning with changes; the same id undoes changes in place.
    if (step === Math.floor(steps / 2) || dice.chance(25)) {
      await from.reset({ seedId: dice.pick(worlds), changes: dice.chance(2) ? await from.changes() : [] });
      resets += 1;
    }
    await (from === db ? other : db).tx('aurora', async () => undefined);
    if (dice.chance(4)) expect(await compare(db)).toBe(await compare(other));
  }
  expect(await compare(db)).toBe(await compare(other));
  // The test proves something only if the world was begun again and some work was undone.
  expect(resets).toBeGreaterThan(0);
  expect(failures).toBeGreaterThan(0);
  for (const tab of [db, other]) tab.close();
});

it('a changed row is found by its new value, not by its former one', async () => {
  const db = await open();
  await increment(db);
  const [row] = await db.data.find('aurora', 'thanks', { points: 251 });
  expect(row?.id).toBe('purse');
  expect(await db.data.find('aurora', 'thanks', { points: 250 })).toEqual([]);
  expect(await all(db)).toHaveLength(1);
});

it('a query that waits for its table sees a change that comes meanwhile, whole', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({
    id: `r${String(at).padStart(4, '0')}`,
    points: 1,
  }));
  const committed = new Committed();
  committed.plant('aurora', 'rows', rows, (row) => row);
  let pauses = 0;
  const changes: readonly Change[] = [
    ['rows', 'aurora', 'r0001', null],
    ['rows', 'aurora', 'r0002', { id: 'r0002', points: 5 }],
    ['rows', 'aurora', 'r9000', { id: 'r9000', points: 5 }],
  ];
  const found = await committed.find('aurora', 'rows', { points: 5 }, async () => {
    pauses += 1;
    if (pauses === 20) await committed.apply(changes);
  });
  expect(found.map(({ id }) => id).toSorted()).toEqual(['r0002', 'r9000']);
  expect(await committed.find('aurora', 'rows', everyRow, () => undefined)).toHaveLength(3_000);
  expect(pauses).toBeGreaterThan(20);
});

it('the rows of a written table become records when the page is calm, without a query', async () => {
  const calm = Promise.withResolvers<void>();
  const filling = Promise.withResolvers<void>();
  let isCalm = false;
  const rows = {
    people: Array.from({ length: 1_000 }, (_, at) => person(`p${at}`)),
    thanks: [thank('purse')],
  };
  const db = await open(undefined, {
    ...seedOf(),
    make: () => [{ org: 'aurora', keys: [], rows }],
    calm: () => calm.promise,
    pause: async () => {
      if (isCalm) filling.resolve();
    },
  });
  await db.tx('aurora', (store) => store.update(people, { id: 'p7' }, { name: 'Ana' }));
  isCalm = true;
  calm.resolve();
  await filling.promise;
  expect(await compare(db)).toBe(1_001);
});
