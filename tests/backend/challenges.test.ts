/** The way of a challenge over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { challengePeople, challenges } from '#backend/challenges/challenges.tables.ts';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import type { Challenge } from '#schema/challenges/challenges.shapes.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';

const admin = 'admin@aurora.example';
const employee = 'employee@aurora.example';

let deployment: TestDeployment;
afterEach(() => deployment.close());

const call = async (route: `${string} /${string}`, as: string, body?: object) => {
  const answer = await deployment.rest(route, body === undefined ? { as } : { as, body });
  return { status: answer.status, json: (await answer.json()) as never };
};
const today = (): string => new Date(deployment.now).toISOString().slice(0, 10);

async function made(more: object = {}): Promise<Challenge> {
  const { status, json } = await call('POST /org/challenge/create', admin, {
    name: 'Diez mil',
    challenge_type_id: 'steps',
    type_id: 'steps',
    way: 'target',
    target: 10,
    unit: 'km',
    points: 20,
    starts_on: dayAfter(today(), -3),
    ends_on: dayAfter(today(), 3),
    cap: 8,
    ...more,
  });
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
}
const enter = (id: string, on: string, value: number) =>
  call(`POST /challenge/${id}/entry`, employee, { on, value });

describe.each(storesOf(import.meta.url))('challenges, %s store', (kind) => {
  it('a second entry of a day replaces the first, the cap counts, and leaving takes the name out of the ranking', async () => {
    deployment = await openTestDeployment(kind);
    const { id } = await made();
    const yesterday = dayAfter(today(), -1);
    expect((await enter(id, yesterday, 5)).status).toBe(409);
    expect((await call(`POST /challenge/${id}/join`, employee, {})).status).toBe(200);
    await enter(id, yesterday, 5);
    const { json } = await enter(id, yesterday, 9.5);
    expect(json).toMatchObject({
      entry: { on: yesterday, value: 9.5, counted: 8 },
      replaced: 5,
    });
    expect((await call(`GET /challenge/${id}`, employee)).json).toMatchObject({
      own: { total: 8, score: 8 },
      head: [{ rank: 1 }],
    });
    expect((await enter(id, dayAfter(today(), 2), 1)).status).toBe(422);
    expect((await call(`POST /challenge/${id}/leave`, employee, {})).status).toBe(200);
    const ranking: { items: unknown[] } = (await call(`GET /challenge/${id}/ranking`, admin)).json;
    expect(ranking.items).toEqual([]);
  });

  it('a toggle of a challenge that says its value sets it once, and one that says nothing flips it', async () => {
    deployment = await openTestDeployment(kind);
    const { id } = await made();
    const turn = (body: object) => call('PATCH /org/challenge/active_status/toggle', admin, { id, ...body });
    expect((await turn({ active: false })).status).toBe(200);
    expect((await turn({ active: false })).status).toBe(409);
    expect((await turn({})).json).toMatchObject({ active: true });
  });

  it('a completed challenge is closed 48 hours after its end and its points are paid once', async () => {
    deployment = await openTestDeployment(kind);
    const { id } = await made();
    await call(`POST /challenge/${id}/join`, employee, {});
    await enter(id, dayAfter(today(), -1), 8);
    await enter(id, dayAfter(today(), -2), 8);
    const place = async () => {
      const { rows } = await deployment.db.read(deployment.world[0]?.org ?? '', (store) =>
        store.list(challengePeople, {
          where: { challengeId: id },
          with: { challenge: { one: challenges, on: 'challengeId' } },
        }),
      );
      return rows[0];
    };
    const transfersOf = () =>
      deployment.db.read(deployment.world[0]?.org ?? '', (store) =>
        store.tally(transfers, { where: { kind: 'challenge', sourceId: id } }),
      );
    expect(await place()).toMatchObject({ total: 1600, reward: 'none' });
    deployment.now += 8 * 86_400_000;
    await deployment.tick();
    await deployment.tick();
    expect(await place()).toMatchObject({ reward: 'paid', challenge: { closedAt: expect.any(String) } });
    deployment.now += 86_400_000;
    await deployment.tick();
    expect((await transfersOf())[0]?.count).toBe(1);
  });
});
