/**
 * Canary words in a note and canary values of a body turn up nowhere but with their person: not in any answer to anybody else,
 * searches and lists included, not in errors, logs, messages, mails, kept answers or other tables.
 */
import { afterEach, expect, it, vi } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { bodyMetrics, moods } from '#backend/wellbeing/wellbeing.tables.ts';
import { allRows } from '#schema/contract.ts';
import { isWrite } from '#schema/kit/endpoint.ts';
import { callerOf, orgOf, personOf, routeOf } from '../contract/calls.ts';
import { giveKey, keyOf } from '../contract/keys.ts';
import { knownOf, sampleOf } from '../contract/samples.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { hearLogs } from '../support/logged.ts';
import { everything } from './peopleFixture.ts';

let deployment: TestDeployment;
afterEach(() => {
  deployment.close();
  vi.restoreAllMocks();
});

const word = 'canariomorado';
const own = personOf('employee');
const canaries = [word, '377.7', '243.9'];
const found = (text: string): readonly string[] => canaries.filter((one) => text.toLowerCase().includes(one));

const metric = { weight_kg: 377.7, height_cm: 243.9 };
const speak = async (): Promise<void> => {
  for (const [route, body] of [
    ['POST /moods', { mood_id: 'awful', note: `Un día ${word}` }],
    ['POST /user/body_metrics', metric],
    ['PATCH /user/body_metrics/consent', { purpose: 'insurance', agreed: true }],
  ] as const) {
    const { status } = await deployment.rest(route, { as: own, body, headers: { 'idempotency-key': route } });
    expect([route, status]).toEqual([route, 200]);
  }
};

it('the words of a note and the values of a body reach nobody else, whatever anybody asks', async () => {
  const { logged, log } = hearLogs();
  deployment = await openTestDeployment('tab', { dependencies: (usual) => ({ ...usual, log }) });
  const org = await orgOf(deployment, 'aurora');
  await giveKey(deployment, org, keyOf('aurora'), { id: 'key' });
  const streamed: unknown[] = [];
  const { rows: everybody } = await deployment.db.read(org, (store) => store.list(users));
  for (const { id } of everybody)
    deployment.dependencies.eventBus.subscribe(org, id, (message) => void streamed.push(message));
  const known = await knownOf(deployment, 'aurora');
  await speak();

  const leaks: string[] = [];
  let asked = 0;
  for (const { operation, row } of allRows) {
    if (isWrite(row) || row.answer === 'stream') continue;
    const sample = sampleOf(operation, known);
    const route = routeOf(row, sample);
    for (const caller of [callerOf(row, sample), { as: personOf('manager') }, { as: personOf('admin') }]) {
      if ('as' in caller && caller.as === own) continue;
      const answer = await deployment.rest(route, {
        ...caller,
        ...(sample.body === undefined ? {} : { body: sample.body }),
      });
      asked += 1;
      for (const one of found(await answer.text())) leaks.push(`${one} in ${route}`);
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(leaks).toEqual([]);
  const search = await deployment.rest('POST /user/search', {
    as: personOf('admin'),
    body: { search: word, query: word },
  });
  expect(found((await search.text()).replaceAll(`"${word}"`, ''))).toEqual([]);
  // They are their person's own.
  const history = await (await deployment.rest('GET /users/moods/history', { as: own })).text();
  expect(found(history)).toEqual([word]);

  // Refusals repeat no value, and a failure logs none.
  for (const [route, body] of [
    ['POST /moods', { mood_id: 'awful', note: word.repeat(40) }],
    ['POST /moods', { mood_id: word }],
    ['POST /user/body_metrics', { weight_kg: 1377.7 }],
    ['POST /user/body_metrics', { weight_kg: `${word} 377.7` }],
  ] as const) {
    const answer = await deployment.rest(route, { as: own, body });
    expect([answer.status, found(await answer.text())]).toEqual([422, []]);
  }
  const { db } = deployment;
  const tx = db.tx.bind(db);
  db.tx = (at, work) =>
    tx(at, (store) =>
      work({
        ...store,
        insert: async (table, rows, options) => {
          if (table.name === moods.name || table.name === bodyMetrics.name) throw new Error('disk full');
          return store.insert(table, rows, options);
        },
        update: async (table, where, change) => {
          if (table.name === moods.name) throw new Error('disk full');
          return store.update(table, where, change);
        },
      }),
    );
  for (const [route, body] of [
    ['POST /moods', { mood_id: 'low', note: word }],
    ['POST /user/body_metrics', metric],
  ] as const) {
    const answer = await deployment.rest(route, { as: own, body });
    expect([answer.status, found(await answer.text())]).toEqual([500, []]);
  }
  db.tx = tx;
  expect(logged.join('\n')).toContain('disk full');
  expect(found(`${logged.join('\n')}\n${JSON.stringify(streamed)}`)).toEqual([]);

  // Mails, notifications, kept answers of repeats: nothing but the two tables.
  await deployment.tick();
  const kept = await db.read(org, everything);
  const places = [...kept].flatMap(([name, rows]) => (rows.includes(word) ? [name] : []));
  expect(places).toEqual([moods.name]);
  const values = [...kept].flatMap(([name, rows]) =>
    /"(weightKg|weight_kg)":377/u.test(rows) ? [name] : [],
  );
  expect(values).toEqual([bodyMetrics.name]);
});
