/** The nightly recount finds every kind of difference, mends it, and says so; what was right stays as it was. */
import { expect, it } from 'vitest';
import { factProgress, factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { foldPiece } from '#backend/facts/fold.ts';
import { oldSessionsJob } from '#backend/facts/sessions.job.ts';
import { lastCorrected } from '#backend/analytics/corrected.ts';
import { recountJob } from '#backend/analytics/recount.job.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { erase } from '#backend/users/people.erase.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { isWhole, storesOf } from '../support/trials.ts';
import { play, type Played } from './play.ts';

const hour = 3_600_000;

/** Everything that is counted, in words that do not depend on the order. */
async function counted(store: Store): Promise<readonly string[]> {
  const { rows: sums } = await store.list(factSums);
  const { rows: days } = await store.list(personDays);
  const { rows: ranks } = await store.list(factRanks);
  const lines = await store.tally(facts, { by: ['measure', 'gone', 'sourceId', 'personId'], sum: 'amount' });
  return [
    ...sums.filter(({ count, amount }) => count !== 0 || amount !== 0).map((row) => JSON.stringify(row)),
    ...days.map((row) => JSON.stringify(row)),
    ...ranks.filter(({ times, points }) => times !== 0 || points !== 0).map((row) => JSON.stringify(row)),
    ...lines.filter(({ gone }) => !gone).map((row) => JSON.stringify(row)),
  ].toSorted();
}

/** Counts the month in the next night; returns what was logged. */
async function recounted({ deployment, org }: Played, month: string): Promise<readonly string[]> {
  const logged: string[] = [];
  const { db } = deployment.dependencies;
  const dependencies = { ...deployment.dependencies, log: (line: string) => void logged.push(line) };
  await db.tx(org, (store) =>
    store.update(factProgress, { name: 'recount' }, { cursor: before(month), at: '' }),
  );
  // Four in the morning in Mexico.
  deployment.now = Math.floor(deployment.now / (24 * hour) + 1) * 24 * hour + 10 * hour;
  const at = new Date(deployment.now).toISOString();
  const due = await db.read(org, (store) => recountJob.due(store, at, dependencies, org));
  expect(due.at(-1)).toBe(`end ${month}`);
  for (const id of due) await recountJob.go(dependencies, org, id, at);
  expect(await db.read(org, (store) => recountJob.due(store, at, dependencies, org))).toEqual([]);
  return logged;
}

const before = (month: string): string => dayAfter(`${month}-01`, -1).slice(0, 7);

it.each(storesOf(import.meta.url))(
  'the recount mends what differs and says so to the log and to administrators, and leaves what is right, %s store',
  async (kind) => {
    const played = await play(kind);
    const { deployment, org } = played;
    const tx = <A>(work: (store: Store) => Promise<A>): Promise<A> => deployment.db.tx(org, work);
    const fold = async (): Promise<void> => {
      while ((await tx(foldPiece)) > 0);
    };
    await played.begin();
    for (let count = 0; count < (isWhole ? 400 : 60); count++) await played.act();
    await fold();
    const { newId } = deployment.dependencies;
    const progress = { id: newId(), name: 'recount', cursor: '', done: 0, total: 0, at: '' };
    await tx((store) => store.insert(factProgress, [progress], { skipExisting: true }));
    const month = '2026-03';
    const right = await tx(counted);
    for (const one of isWhole ? ['2025-11', '2025-12', '2026-01', '2026-02', month] : [month])
      expect(await recounted(played, one)).toEqual([]);
    expect(await tx(counted)).toEqual(right);

    expect(await tx(lastCorrected)).toBeNull();

    const day = `${month}-17`;
    const inMonth = { gte: month, lt: `${month}~` } as const;
    // A lost fact comes back with the department of today, so it is one of somebody who has not moved.
    const fact = await tx(async (store) => {
      const { rows } = await store.list(facts, {
        where: { measure: 'points', gone: false, day: { gte: day, lt: `${day}~` } },
      });
      const { rows: people } = await store.list(users, { columns: ['departmentId', 'countryId'] });
      return rows.find(({ personId, departmentId, countryId }) =>
        people.some(
          (one) =>
            one.id === personId &&
            (one.departmentId ?? '') === departmentId &&
            (one.countryId ?? '') === countryId,
        ),
      );
    });
    const damages: readonly ((store: Store) => Promise<unknown>)[] = [
      (store) =>
        store.update(
          factSums,
          { measure: 'points', scope: 'all', part: '', period: inMonth },
          { amount: { inc: 3 } },
        ),
      (store) => store.remove(factSums, { measure: 'received', scope: 'people', period: month }),
      (store) => store.update(factSums, { measure: 'sent', period: inMonth }, { count: { inc: 1 } }),
      (store) => store.remove(personDays, { measure: 'received', day: { gte: day, lt: `${day}~` } }),
      (store) => store.remove(facts, { id: fact?.id ?? '' }),
      (store) => store.update(factRanks, { measure: 'sent', first: '2025-06' }, { times: { inc: -1 } }),
    ];
    for (const [place, damage] of damages.entries()) {
      await tx(damage);
      expect(await tx(counted), `damage ${place}`).not.toEqual(right);
      const logged = await recounted(played, month);
      await fold();
      expect(logged.join(), `damage ${place}`).toMatch(/differed .*: [1-9]/);
      expect(await tx(counted), `damage ${place}`).toEqual(right);
      expect((await tx(lastCorrected))?.month, `damage ${place}`).toBe(month);
    }

    // Somebody who came in and took part is removed; sessions of the first half of the month are forgotten.
    const comer = await tx(async (store) => {
      const { rows: came } = await store.list(personDays, {
        where: { measure: 'sessions', day: inMonth, count: { gt: 0 } },
      });
      const { rows } = await store.list(users, {
        where: { id: { in: came.map(({ personId }) => personId) }, deletedAt: null, userType: 'user' },
      });
      for (const user of rows.slice(0, 1)) await erase(played.contextOf(store), user, '');
      return rows[0]?.id;
    });
    expect(comer).toBeDefined();
    await fold();
    deployment.now = Date.parse('2027-04-22T18:00:00.000Z');
    const dependencies = { ...deployment.dependencies };
    const at = new Date(deployment.now).toISOString();
    for (const kept of await deployment.db.read(org, (store) =>
      oldSessionsJob.due(store, at, dependencies, org),
    ))
      await oldSessionsJob.go(dependencies, org, kept, at);
    const partly = await tx(counted);
    expect(partly).not.toEqual(right);
    expect(await recounted(played, month)).toEqual([]);
    expect(await tx(counted)).toEqual(partly);
    for (const measure of ['sent', 'received', 'sessions'] as const) {
      await tx((store) => store.remove(personDays, { measure, day: inMonth }));
      expect(await tx(counted), measure).not.toEqual(partly);
      expect((await recounted(played, month)).join(), measure).toMatch(/differed .*: [1-9]/);
      expect(await tx(counted), measure).toEqual(partly);
    }
    deployment.close();
  },
  600_000,
);
