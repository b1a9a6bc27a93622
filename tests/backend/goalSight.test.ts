/** Goals that a reader may not see, and what stays of goals when parts, people and departments go; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  goalCheckins,
  goalChecklistItems,
  goalComments,
  goalLinks,
  goals,
} from '#backend/goals/goals.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { boss, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: SurveyFixture;
let period_id = '';
afterEach(() => fixture.deployment.close());

type Said = Readonly<Record<string, unknown>>;
const call = (who: string, route: string, body?: Said) => fixture.call(who, route, body);
/** A goal of a person; returns its id. */
async function make(who: string, said: Said = {}): Promise<string> {
  const {
    status,
    said: goal,
    text,
  } = await call(who, 'POST /goal', {
    title: 'Meta',
    period_id,
    ...(said['measure'] === undefined ? { target: 100 } : {}),
    ...said,
  });
  if (status !== 200) throw new Error(text);
  return goal.id;
}
const under = (child: string, parent: string, weight = 1) =>
  fixture.done(`PATCH /goal/${child}/parents`, { parents: [{ id: parent, weight }] });
const checkIn = (who: string, goal_id: string, value: number) =>
  call(who, 'POST /goal/checkin', { goal_id, value, confidence: 'on_track' });
const see = async (who: string, id: string) => (await call(who, `GET /goal/${id}`)).said;

describe.each(storesOf(import.meta.url))('goals and who sees them, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openSurveyFixture(kind);
    await fixture.turn('goals', true);
    ({ id: period_id } = await fixture.done('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' }));
  });

  it('a hidden goal above is a place without words: in the goal, the tree and the search, and nothing is written on it', async () => {
    const secret = await make(boss, { title: 'Reservado', visibility: 'leader', measure: 'parts' });
    const own = await make('ana', { title: 'Propio' });
    await under(own, secret, 3);
    const seen = await see('ana', own);
    expect(seen.parents).toEqual([
      { hidden: true, id: null, title: null, title_en: null, progress: null, weight: 3, asked_weight: null },
    ]);
    const tree = async (rest: string) =>
      (await call('ana', `GET /goals/tree?period_id=${period_id}${rest}`)).said.items;
    expect(await tree('')).toEqual([{ id: secret, hidden: true, goal: null, parts: 1 }]);
    expect(await tree(`&parent_id=${secret}`)).toMatchObject([{ id: own, hidden: false }]);
    expect(await tree('&keywords=reservado')).toEqual([]);
    for (const [route, body] of [
      [`GET /goal/${secret}`],
      ['POST /goal/comment', { goal_id: secret, message: 'Hola' }],
      ['POST /goal/checkin', { goal_id: secret, confidence: 'on_track' }],
      [`PATCH /goal/${secret}/`, { title: 'Otro' }],
      [`PATCH /goal/${secret}/parents`, { parents: [] }],
      [`POST /goal/${secret}/checklist`, { title: 'Uno' }],
    ] as const)
      expect((await call('ana', route, body)).status, route).toBe(404);
    const linked = await call('ana', `PATCH /goal/${own}/parents`, { parents: [{ id: secret }] });
    expect([linked.status, linked.said.reasons]).toMatchObject([422, [{ code: 'id_unknown' }]]);
    // The caller does not remove what the caller does not see.
    await call('ana', `PATCH /goal/${own}/parents`, { parents: [] });
    expect((await see(boss, own)).parents).toMatchObject([{ id: secret }]);
    expect(JSON.stringify(await see('ana', own))).not.toContain('Reservado');
  });

  it('hidden parts are one term of the sum, without their titles', async () => {
    const own = await make('ana', { measure: 'parts' });
    for (const value of [20, 60]) {
      const id = await make(boss, { title: 'Reservado', visibility: 'leader' });
      await under(id, own);
      await checkIn(boss, id, value);
    }
    const seen = await see('ana', own);
    expect(seen).toMatchObject({
      progress: '2/5',
      terms: [{ id: null, title: null, weight: 2, progress: '2/5' }],
      parts: [],
    });
    expect(JSON.stringify(seen)).not.toContain('Reservado');
  });

  it('managers list goals of their people only, administrators all', async () => {
    await fixture.change((store) => store.update(users, { id: 'ana' }, { managerId: 'carla' }));
    const [led, other] = [await make('ana'), await make('bruno')];
    const list = async (who: string, rest = '') =>
      (await call(who, `GET /org/goal${rest}`)).said.items.map(({ id }: { readonly id: string }) => id);
    expect(await list('carla')).toEqual([led]);
    expect(await list('carla', '?owner_id=bruno')).toEqual([]);
    expect(await list(boss)).toEqual(expect.arrayContaining([led, other]));
    expect((await call('carla', `PATCH /org/goal/${other}/`, { title: 'Otra' })).status).toBe(403);
  });

  it('a cancelled part leaves the sum and comes back when it is open again; one without data is no zero', async () => {
    const top = await make('ana', { measure: 'parts' });
    const [first, second, empty] = [await make('ana'), await make('ana'), await make('ana')];
    for (const part of [first, second, empty]) await under(part, top);
    await checkIn('ana', first, 40);
    await checkIn('ana', second, 80);
    const progress = async () => (await see('ana', top)).progress;
    expect(await progress()).toBe('3/5');
    await call('ana', `PATCH /goal/${first}/`, { status: 'cancelled' });
    expect(await progress()).toBe('4/5');
    await call('ana', `PATCH /goal/${first}/`, { status: 'open' });
    expect(await progress()).toBe('3/5');
  });

  it('alignment and weights that are off are hidden, and are there again when they are on', async () => {
    const top = await make(boss, { measure: 'parts' });
    const own = await make('ana', { weight: 60 });
    await under(own, top, 2);
    await fixture.done('PATCH /goal_settings', { alignment: false, weights: false });
    expect(await see('ana', own)).toMatchObject({ parents: [], weight: null });
    expect((await call('ana', `PATCH /goal/${own}/parents`, { parents: [] })).status).toBe(409);
    await fixture.done('PATCH /goal_settings', { alignment: true, weights: true });
    expect(await see('ana', own)).toMatchObject({ parents: [{ id: top, weight: 2 }], weight: 60 });
  });

  it('goals of a removed department go where its people went', async () => {
    const goal = await make(boss, { level: 'department', department_id: 'works', visibility: 'department' });
    await fixture.done('DELETE /org/department/works?move_to=sales', {});
    expect(await see(boss, goal)).toMatchObject({ department_id: 'sales', department_name: 'sales' });
  });

  it('the goals of a removed person go with everything on them, and the sums above are computed again', async () => {
    const top = await make(boss, { measure: 'parts' });
    const [gone, stays] = [await make('ana'), await make('bruno')];
    for (const part of [gone, stays]) await under(part, top);
    await checkIn('ana', gone, 80);
    await checkIn('bruno', stays, 20);
    await call('bruno', 'POST /goal/comment', { goal_id: gone, message: 'Bien' });
    await call('ana', 'POST /goal/comment', { goal_id: stays, message: 'Bien' });
    await call('ana', `POST /goal/${gone}/checklist`, { title: 'Uno' });
    expect(await see(boss, top)).toMatchObject({ progress: '1/2' });
    await fixture.done('POST /user/admin/delete', { id: 'ana' });
    expect(await see(boss, top)).toMatchObject({ progress: '1/5', terms: [{ id: stays }] });
    const left = await fixture.look(async (store) => [
      ...(await store.list(goals, { where: { ownerId: 'ana' } })).rows,
      ...(await store.list(goalLinks, { where: { childId: gone } })).rows,
      ...(await store.list(goalCheckins, { where: { userId: 'ana' } })).rows,
      ...(await store.list(goalChecklistItems, { where: { goalId: gone } })).rows,
      ...(await store.list(goalComments, { where: { or: [{ userId: 'ana' }, { goalId: gone }] } })).rows,
    ]);
    expect(left).toEqual([]);
  });
});
