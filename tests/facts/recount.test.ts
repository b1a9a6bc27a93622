/** The nightly recount finds every kind of difference, mends it, and says so; what was right stays as it was. */
import { expect, it } from 'vitest';
import { factProgress, factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { foldPiece } from '#backend/facts/fold.ts';
import { sessionFact } from '#backend/facts/sessions.ts';
import { oldSessionsJob } from '#backend/facts/sessions.job.ts';
import { lastCorrected } from '#backend/analytics/corrected.ts';
import { recountJob } from '#backend/analytics/recount.job.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { nowhere } from '#backend/facts/write.ts';
import { erase } from '#backend/users/people.erase.ts';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
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

    // Somebody who came in is removed, and the first sessions of the month are forgotten.
    await tx(async (store) => {
      const where = { deletedAt: null, userType: 'employee' } as const;
      const { rows } = await store.list(users, { where, limit: 2 });
      const days = ['02', '14', '20', '29'].map((one) => `${month}-${one}`);
      await store.insert(
        facts,
        days.flatMap((one) =>
          rows.map(({ id }, place) =>
            sessionFact({ day: one, personId: id, count: 1 }, nowhere, 900 + place),
          ),
        ),
      );
      for (const user of rows.slice(0, 1)) await erase(played.contextOf(store), user, '');
    });
    await fold();
    deployment.now = Date.parse(`${dayAfter(`${month}-10`, analyticsLimits.sessionDays)}T18:00:00.000Z`);
    const { dependencies, db } = deployment;
    const at = new Date(deployment.now).toISOString();
    const old = await db.read(org, (store) => oldSessionsJob.due(store, at, dependencies, org));
    for (const one of old) await oldSessionsJob.go(dependencies, org, one, at);
    const partly = await tx(counted);
    expect(await recounted(played, month)).toEqual([]);
    expect(await tx(counted)).toEqual(partly);
    const lost = {
      measure: { in: ['sent', 'received', 'sessions'] },
      day: { gte: `${month}-18`, lt: `${month}~` },
    } as const;
    expect(await tx((store) => store.remove(personDays, lost))).toBeGreaterThan(10);
    expect((await recounted(played, month)).join()).toMatch(/differed .*: [1-9]/);
    expect(await tx(counted)).toEqual(partly);
    deployment.close();
  },
  600_000,
);
