/**
 * A recount and a fold are many short pieces. A write between two of them, a crash between two of them, or the same day
 * counted twice changes no sum.
 */
import { expect, it } from 'vitest';
import { recountDays, recountPlaces } from '#backend/analytics/recount.ts';
import type { Recounting } from '#backend/analytics/recount.pages.ts';
import { facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { foldPiece } from '#backend/facts/fold.ts';
import { sessionFact } from '#backend/facts/sessions.ts';
import type { Store } from '#backend/store/port.ts';
import { employee } from '#tests/backend/money.ts';
import { openTestDeployment, type StoreKind } from '../support/deployment.ts';

const day = '2026-03-10';
const month = '2026-03';
const kinds: readonly StoreKind[] = ['tab', 'sql'];
/** More than a page. */
const people = 410;
/** The crash of the process between two pieces. */
class Crash extends Error {}

/** A day on which many people came in, all of it folded. */
async function crowd(kind: StoreKind) {
  const deployment = await openTestDeployment(kind);
  const { db } = deployment;
  const org = (await db.directory.find(`email:${employee}`)) ?? '';
  const tx = <A>(work: (store: Store) => Promise<A>): Promise<A> => db.tx(org, work);
  let come = 0;
  const comes = (count: number, on = day): Promise<unknown> =>
    tx((store) =>
      store.insert(
        facts,
        Array.from({ length: count }, () => {
          const place = come++;
          return sessionFact(
            { day: on, personId: `person-${place}`, count: 1 },
            { departmentId: `team-${place % 40}`, countryId: place % 2 === 0 ? 'MX' : '' },
            1000 + place,
          );
        }),
      ),
    );
  const fold = async (): Promise<void> => {
    while ((await tx(foldPiece)) > 0);
  };
  /** A recount that does something before each page that it reads, and before each transaction. */
  const counting = (
    beforePage: () => Promise<unknown> = async () => undefined,
    beforeMend = beforePage,
  ): Recounting => ({
    look: async (work) => {
      await beforePage();
      return db.read(org, work);
    },
    mend: async (work) => {
      await beforeMend();
      return tx((store) => work({ store, newId: deployment.dependencies.newId, at: day }));
    },
    pause: async () => void (await beforePage()),
  });
  await comes(people);
  await fold();
  const recount = async (recounting: Recounting): Promise<number> =>
    (await recountDays(recounting, 'sessions', { startDate: day, endDate: day })) +
    (await recountPlaces(recounting, month, ['all', 'department:team-1', 'both:team-1 MX']));
  return {
    deployment,
    tx,
    comes,
    fold,
    counting,
    recount,
    came: () => come,
    quiet: () => recount(counting()),
    /** People who came in, by the sums of the day and of the month. */
    counted: () =>
      tx(async (store) => {
        const { rows } = await store.list(factSums, {
          where: { measure: 'sessions', scope: 'all', part: 'first:day', period: { in: [day] } },
        });
        const { rows: whole } = await store.list(factSums, {
          where: { measure: 'sessions', scope: 'all', part: '', period: { in: [day, month] } },
        });
        return [...rows, ...whole].map(({ count }) => count);
      }),
  };
}

it.each(kinds)(
  'a write or a crash between two pieces of a recount, and a second recount, change no sum, %s store',
  async (kind) => {
    const { deployment, tx, comes, fold, counting, recount, came, quiet, counted } = await crowd(kind);
    const right = (): readonly number[] => [came(), came(), came()];
    let pieces = 0;
    const another = async (): Promise<void> => {
      await comes(1);
      // Some wait to be folded while the next page is read.
      if (pieces++ % 2 === 0) await fold();
    };
    expect(await recount(counting(another))).toBe(0);
    expect(pieces).toBeGreaterThan(8);
    await fold();
    expect(await counted()).toEqual(right());
    expect(await quiet()).toBe(0);

    const damage = (): Promise<unknown> =>
      tx((store) => store.update(factSums, { measure: 'sessions', period: day }, { count: { inc: 7 } }));
    await damage();
    expect(await recount(counting(another))).toBeGreaterThan(0);
    await fold();
    expect(await counted()).toEqual(right());
    expect(await quiet()).toBe(0);

    // Each transaction in turn is the one before which the process ends.
    let crashes = 0;
    for (let last = 0; crashes === last; last++) {
      let mends = 0;
      await damage();
      const crashing = counting(undefined, async () => {
        if (mends++ === last) throw new Crash();
      });
      await recount(crashing).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        crashes++;
      });
      await quiet();
      expect(await counted(), `a crash before transaction ${last}`).toEqual(right());
    }
    expect(await quiet()).toBe(0);
    expect(crashes).toBeGreaterThan(1);
    deployment.close();
  },
);

it.each(kinds)('a fold that fails adds nothing, and the next one adds it once, %s store', async (kind) => {
  const { deployment, tx, comes, fold, came, quiet, counted } = await crowd(kind);
  await comes(30);
  await expect(
    tx(async (store) => {
      await foldPiece(store);
      throw new Crash();
    }),
  ).rejects.toThrow(Crash);
  await fold();
  await fold();
  expect(await counted()).toEqual([came(), came(), came()]);
  expect(await quiet()).toBe(0);
  const [days] = await tx((store) => store.tally(personDays, { where: { measure: 'sessions', day } }));
  expect(days?.count).toBe(came());
  deployment.close();
});
