/** What administrators change about challenges over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Challenge, ChallengePerson } from '#schema/challenges/challenges.shapes.ts';
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
    type_id: 'steps',
    way: 'target',
    target: 10,
    unit: 'km',
    points: 20,
    starts_on: dayAfter(today(), -20),
    ends_on: dayAfter(today(), 3),
    ...more,
  });
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
}

describe.each(storesOf(import.meta.url))('challenges of administrators, %s store', (kind) => {
  it('a corrected day counts, is marked for the person, and cannot be entered any more', async () => {
    deployment = await openTestDeployment(kind);
    const { id } = await made();
    const old = dayAfter(today(), -15);
    const { json: detail } = await call(`POST /challenge/${id}/join`, employee, {});
    expect(detail).toMatchObject({ audience_people: [] });
    await call(`POST /challenge/${id}/entry`, employee, { on: dayAfter(today(), -1), value: 9999 });
    const people: { items: ChallengePerson[] } = (await call(`GET /org/challenge/${id}/people`, admin)).json;
    const [person] = people.items;
    expect(person).toMatchObject({ rank: 1, total: 9999, completed_at: expect.any(String) });
    const correct = (on: string, value: number, as = admin, userId = person?.user.id) =>
      call(`PATCH /org/challenge/${id}/entry`, as, { user_id: userId, on, value });
    expect((await correct(dayAfter(today(), -1), 3)).json).toMatchObject({ total: 3, completed_at: null });
    // Older than a person could enter.
    expect((await correct(old, 2)).json).toMatchObject({ total: 5 });
    expect((await correct(dayAfter(today(), 2), 1)).status).toBe(422);
    expect((await correct(old, 1, employee)).status).toBe(403);
    expect((await correct(old, 1, admin, id)).status).toBe(404);
    const again = await call(`POST /challenge/${id}/entry`, employee, {
      on: dayAfter(today(), -1),
      value: 9999,
    });
    expect(again.status).toBe(422);
    const { json: own } = await call(`GET /challenge/${id}`, employee);
    const { entries, open_days: days } = own as { entries: object[]; open_days: string[] };
    expect(entries).toEqual([
      { on: old, value: 2, counted: 2, corrected: true },
      { on: dayAfter(today(), -1), value: 3, counted: 3, corrected: true },
    ]);
    expect(days).not.toContain(dayAfter(today(), -1));
  });

  it('a change of one part of the audience keeps the others, and its single people are named', async () => {
    deployment = await openTestDeployment(kind);
    const found: { items: { id: string }[] } = (
      await call('POST /user/search', admin, { emails: [employee] })
    ).json;
    const userId = found.items[0]?.id ?? '';
    const { id } = await made({ user_ids: [userId] });
    const { json: departments } = await call('GET /org/departments', admin);
    const department = (departments as { id: string }[])[0]?.id ?? '';
    const changed = await call('PATCH /org/challenge/update', admin, { id, department_ids: [department] });
    expect(changed.json).toMatchObject({
      audience: { everyone: false, department_ids: [department], user_ids: [userId] },
    });
    expect((await call(`GET /challenge/${id}`, admin)).json).toMatchObject({
      audience_people: [{ id: userId }],
    });
    const cleared = { id, department_ids: [], user_ids: [] };
    expect((await call('PATCH /org/challenge/update', admin, cleared)).json).toMatchObject({
      audience: { everyone: true },
    });
  });
});
