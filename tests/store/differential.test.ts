/** Two stores with the same random operations must give equal answers, to the last row. */
import { expect, test } from 'vitest';
import type { Database, Store } from '#backend/store/port.ts';
import { seed, trials } from '#tests/support/trials.ts';
import { Dice, everything, operation, type Operation } from './randomWork.ts';
import { stores } from './stores.ts';
import { again } from '#tests/support/again.ts';

const operations = trials(3_000);

/** The result of an operation: its answer, or the kind of its error. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (answer) => answer,
    (error: unknown) =>
      error instanceof Error
        ? { failed: error.name === 'DuplicateKey' ? error.message : error.name }
        : { failed: error },
  );

/**
 * Runs operations as one transaction, which may fail. Reads everything before the transaction and, in the same
 * snapshot, after it.
 */
async function run(db: Database, org: string, batch: readonly Operation[], fails: boolean): Promise<unknown> {
  const answers: unknown[] = [];
  const began = Promise.withResolvers<unknown>();
  const ended = Promise.withResolvers<void>();
  const snapshot = db.read(org, async (store) => {
    began.resolve(await everything(store));
    await ended.promise;
    return everything(store);
  });
  const before = await began.promise;
  const work = async (store: Store): Promise<void> => {
    for (const one of batch) answers.push(await outcome(one(store)));
    if (fails) throw new Error('undone');
  };
  const told = await outcome(db.tx(org, work));
  ended.resolve();
  expect(await snapshot).toEqual(before);
  if (fails) expect(await db.read(org, everything)).toEqual(before);
  return [told, answers];
}

test(`memory and SQLite answer ${operations} random operations alike`, { timeout: 120_000 }, async () => {
  const dice = new Dice(seed);
  const opened = await Promise.all(stores.map(({ open }) => open()));
  try {
    let failures = 0;
    for (let done = 0; done < operations;) {
      const org = dice.pick(['aurora', 'boreal']);
      const batch = Array.from({ length: 1 + dice.roll(6) }, () => operation(dice));
      const fails = dice.chance(5);
      const [first, ...others] = await Promise.all(opened.map(({ db }) => run(db, org, batch, fails)));
      for (const [at, other] of others.entries()) {
        expect(
          other,
          `${again()} ${stores[at + 1]?.name} against ${stores[0]?.name}, operations ${done} to ${done + batch.length}`,
        ).toEqual(first);
      }
      failures += JSON.stringify(first).split('"failed"').length - 1;
      done += batch.length;
    }
    for (const org of ['aurora', 'boreal']) {
      const [first, ...others] = await Promise.all(opened.map(({ db }) => db.read(org, everything)));
      for (const other of others) expect(other).toEqual(first);
    }
    // The test proves something only if some transactions succeed and some fail.
    expect(failures).toBeGreaterThan(operations / 50);
    expect(failures).toBeLessThan(operations / 2);
  } finally {
    for (const { close } of opened) await close();
  }
});
