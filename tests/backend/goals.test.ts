/** Goals over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDeployment, type StoreKind, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';

const [owner, manager, admin] = ['employee', 'manager', 'admin'].map((one) => `${one}@aurora.example`) as [
  string,
  string,
  string,
];

let deployment: TestDeployment;
afterEach(() => deployment.close());

interface Answer {
  readonly id: string;
  readonly progress: string | null;
  readonly value: number | null;
  readonly weight: number | null;
  readonly available_weight: number;
  readonly carried: number;
  readonly title: string;
  readonly position: number;
  readonly reasons: readonly { readonly code: string; readonly message: string; readonly stored?: unknown }[];
}

/** The status and the answer of a call. */
async function call<T = Answer>(
  route: string,
  body?: Readonly<Record<string, unknown>>,
  as = owner,
): Promise<{ readonly status: number; readonly body: T }> {
  const answer = await deployment.rest(route, body === undefined ? { as } : { as, body });
  return { status: answer.status, body: (await answer.json()) as T };
}

async function open(kind: StoreKind): Promise<string> {
  deployment = await openTestDeployment(kind);
  const { body } = await call('POST /goal_period', { name: 'T1', starts_on: '2020-01-01' }, admin);
  return body.id;
}
const make = async (periodId: string, rest: Readonly<Record<string, unknown>> = {}, as = owner) =>
  call('POST /goal', { title: 'Meta', period_id: periodId, target: 10, ...rest }, as);

describe.each(storesOf(import.meta.url))('goals, %s store', (kind) => {
  it('the weights of one owner and period never pass 100, and the refusal says what is left', async () => {
    const period = await open(kind);
    expect((await make(period, { weight: 60 })).status).toBe(200);
    const refused = await make(period, { weight: 41 });
    expect(refused.status).toBe(409);
    expect(refused.body.reasons).toMatchObject([{ code: 'goal_weight', field: 'weight' }]);
    expect(refused.body.reasons[0]?.message).toContain('40');
    expect((await make(period, { weight: 40 })).status).toBe(200);
    expect((await call(`GET /goals/available_weight?period_id=${period}`)).body.available_weight).toBe(0);
  });

  it('a check-in moves a goal and the goals above it, and a correction takes the place of what it corrects', async () => {
    const period = await open(kind);
    const { id: top } = (await make(period, { measure: 'parts', target: null })).body;
    const { id } = (await make(period, { start: 20 })).body;
    const { id: other } = (await make(period)).body;
    await call(`PATCH /goal/${id}/parents`, { parents: [{ id: top, weight: 3 }] });
    await call(`PATCH /goal/${other}/parents`, { parents: [{ id: top }] });
    const first = await call('POST /goal/checkin', { goal_id: id, value: 19, confidence: 'on_track' });
    expect(first.status).toBe(200);
    expect((await call(`GET /goal/${top}`)).body).toMatchObject({ progress: '1/10' });
    await call('POST /goal/checkin', { goal_id: other, value: 5, confidence: 'at_risk' });
    expect((await call(`GET /goal/${top}`)).body).toMatchObject({ progress: '1/5' });
    const correction = {
      goal_id: id,
      value: 15,
      confidence: 'on_track',
      corrects_id: first.body.id,
    };
    expect((await call('POST /goal/checkin', correction)).status).toBe(200);
    expect((await call(`GET /goal/${id}`)).body).toMatchObject({ value: 15, progress: '1/2' });
    expect((await call('POST /goal/checkin', correction)).status).toBe(409);
  });

  it('goals never form a circle, and the refusal names the goals of it', async () => {
    const period = await open(kind);
    const a = (await make(period, { title: 'A' })).body.id;
    const b = (await make(period, { title: 'B' })).body.id;
    expect((await call(`PATCH /goal/${b}/parents`, { parents: [{ id: a }] })).status).toBe(200);
    const refused = await call(`PATCH /goal/${a}/parents`, { parents: [{ id: b }] });
    expect(refused.status).toBe(409);
    expect(refused.body.reasons[0]?.message).toContain('A → B → A');
    expect((await call(`PATCH /goal/${a}/parents`, { parents: [{ id: a }] })).status).toBe(409);
  });

  it('a goal that is finished below its target has ended, and is done once the whole way is gone', async () => {
    const period = await open(kind);
    const { id: top } = (await make(period, { measure: 'parts', target: null })).body;
    const { id } = (await make(period)).body;
    await call(`PATCH /goal/${id}/parents`, { parents: [{ id: top }] });
    const status = async (of: string) =>
      (await call<{ readonly status: string }>(`GET /goal/${of}`)).body.status;
    const set = (of: string, to: string) => call(`PATCH /goal/${of}/`, { status: to });
    await set(id, 'done');
    expect(await status(id)).toBe('ended');
    await set(id, 'open');
    await call('POST /goal/checkin', { goal_id: id, value: 6.3, confidence: 'on_track' });
    await set(id, 'done');
    await set(top, 'done');
    expect([await status(id), await status(top)]).toEqual(['ended', 'ended']);
    // Another target makes it whole, and with it the goal above.
    await call(`PATCH /goal/${id}/`, { target: 6 });
    expect([await status(id), await status(top)]).toEqual(['done', 'done']);
    await set(id, 'ended');
    expect(await status(id)).toBe('done');
    await call(`PATCH /goal/${id}/`, { target: 10 });
    expect([await status(id), await status(top)]).toEqual(['ended', 'ended']);
    await set(id, 'cancelled');
    expect(await status(id)).toBe('cancelled');
  });

  it('goals have ten levels at most', async () => {
    const period = await open(kind);
    let above = (await make(period)).body.id;
    for (let level = 2; level <= 11; level += 1) {
      const { id } = (await make(period)).body;
      const { status } = await call(`PATCH /goal/${id}/parents`, { parents: [{ id: above }] });
      expect(status, `level ${level}`).toBe(level <= 10 ? 200 : 409);
      above = id;
    }
  });

  it('a new order of a checklist names each item once, and its refusal carries the stored order', async () => {
    const period = await open(kind);
    const { id } = (await make(period, { measure: 'checklist', target: null })).body;
    const items: string[] = [];
    for (const title of ['uno', 'dos', 'tres'])
      items.push((await call(`POST /goal/${id}/checklist`, { title })).body.id);
    const turned = items.toReversed();
    const order = await call<readonly Answer[]>(`PATCH /goal/${id}/checklist/reorder`, { item_ids: turned });
    expect(order.body.map((item) => [item.id, item.position])).toEqual(turned.map((one, at) => [one, at]));
    for (const wrong of [items.slice(1), [...items, items[0]], [items[0], items[0], items[1]]]) {
      const refused = await call(`PATCH /goal/${id}/checklist/reorder`, { item_ids: wrong });
      expect(refused.status).toBe(409);
      expect(refused.body.reasons[0]?.stored).toEqual(turned);
    }
    await call(`PATCH /goal/${id}/checklist`, { item_id: items[0], done: true });
    expect((await call(`GET /goal/${id}`)).body.progress).toBe('1/3');
    expect(
      (await deployment.rest(`DELETE /goal/${id}/checklist?item_id=${items[2]}`, { as: owner })).status,
    ).toBe(200);
    expect((await call(`GET /goal/${id}`)).body).toMatchObject({
      progress: '1/2',
      checklist: [{ position: 0 }, { position: 1 }],
    });
  });

  it('a closed period refuses every write, and its open goals are carried over once', async () => {
    const period = await open(kind);
    const { id } = (await make(period, { weight: 70 })).body;
    const next = (await call('POST /goal_period', { name: 'T2', starts_on: '2020-04-01' }, admin)).body.id;
    await call(`POST /goal_period/${period}/close`, {}, admin);
    expect((await call('POST /goal/checkin', { goal_id: id, value: 1, confidence: 'on_track' })).status).toBe(
      409,
    );
    expect((await call(`PATCH /goal/${id}/`, { title: 'Otra' })).status).toBe(409);
    expect((await call('POST /goal/comment', { goal_id: id, message: 'Hola' })).status).toBe(409);
    expect((await make(period)).status).toBe(409);
    const carry = () => call(`POST /goal_period/${period}/carry_over`, { to_id: next }, admin);
    expect((await carry()).body.carried).toBe(1);
    expect((await carry()).body.carried).toBe(0);
    expect((await call<readonly Answer[]>(`GET /goal?period_id=${next}`)).body).toMatchObject([
      { carried_from_id: id, weight: 70 },
    ]);
  });

  it('a weight that no longer fits is not carried over, so that nobody ever has more than 100', async () => {
    const period = await open(kind);
    const next = (await call('POST /goal_period', { name: 'T2', starts_on: '2020-04-01' }, admin)).body.id;
    for (const weight of [60, 40]) await make(period, { weight });
    await make(next, { weight: 30 });
    await make(period, { weight: 80 }, manager);
    const carry = () => call(`POST /goal_period/${period}/carry_over`, { to_id: next }, admin);
    expect((await carry()).body.carried).toBe(3);
    const { body } = await call<readonly Answer[]>(`GET /goal?period_id=${next}`);
    const weights = body.map(({ weight }) => weight);
    // One of the two fits into 70, whichever comes first.
    expect([
      [30, 40, null],
      [30, 60, null],
    ]).toContainEqual(weights.toSorted((one, other) => (one ?? 101) - (other ?? 101)));
    const { body: theirs } = await call<readonly Answer[]>(`GET /goal?period_id=${next}`, undefined, manager);
    expect(theirs.map(({ weight }) => weight)).toEqual([80]);
  });

  it('a category that is removed gives its goals to another one, or leaves them without', async () => {
    const period = await open(kind);
    const category = async (name: string) => (await call('POST /goal_category', { name }, admin)).body.id;
    const [gone, kept, last] = [await category('Uno'), await category('Dos'), await category('Tres')];
    const ids: string[] = [];
    for (const category_id of [gone, gone, last]) ids.push((await make(period, { category_id })).body.id);
    const categories = async () => {
      const { body } = await call<readonly { id: string; category_id: string | null }[]>(
        `GET /goal?period_id=${period}`,
      );
      return ids.map((id) => body.find((goal) => goal.id === id)?.category_id);
    };
    const remove = (id: string, more = '') =>
      deployment.rest(`DELETE /goal_category/${id}${more}`, { as: admin });
    for (const wrong of [gone, 'nothing']) expect((await remove(gone, `?move_to=${wrong}`)).status).toBe(422);
    expect(await (await remove(gone, `?move_to=${kept}`)).json()).toMatchObject({ goals: 2 });
    expect(await categories()).toEqual([kept, kept, last]);
    expect(await (await remove(last)).json()).toMatchObject({ goals: 1 });
    expect(await categories()).toEqual([kept, kept, null]);
  });

  it('only leaders change goals of others', async () => {
    const period = await open(kind);
    const { id } = (await make(period, {}, admin)).body;
    expect((await call(`PATCH /goal/${id}/`, { title: 'Otra' })).status).toBe(403);
    expect((await call(`PATCH /org/goal/${id}/`, { title: 'Otra' }, manager)).status).toBe(403);
    const { id: led } = (await make(period)).body;
    expect((await call(`PATCH /org/goal/${led}/`, { title: 'Otra' }, admin)).body.title).toBe('Otra');
  });

  it('bad input is refused by name', async () => {
    const period = await open(kind);
    const [above, below] = [(await make(period)).body.id, (await make(period)).body.id];
    await call(`PATCH /goal/${below}/parents`, { parents: [{ id: above }] });
    const aGoal = (rest: Readonly<Record<string, unknown>>) =>
      ['POST /goal', { title: 'Meta', period_id: period, target: 10, ...rest }] as const;
    const aCheckin = (rest: Readonly<Record<string, unknown>>) =>
      ['POST /goal/checkin', { goal_id: above, value: 1, confidence: 'on_track', ...rest }] as const;
    for (const [[route, body], status, field, code] of [
      [aGoal({ weight: 0 }), 422, 'weight', 'too_small'],
      [aGoal({ weight: 101 }), 422, 'weight', 'too_big'],
      [aGoal({ weight: 1.5 }), 422, 'weight', 'integer'],
      [aGoal({ weight: '40' }), 422, 'weight', 'type'],
      [aGoal({ start: 10 }), 422, 'target', 'goal_target'],
      [aGoal({ target: null }), 422, 'target', 'required'],
      [aGoal({ target: 0.00001 }), 422, 'target', 'goal_places'],
      [[`PATCH /goal/${above}/parents`, { parents: [{ id: below }] }], 409, 'parents', 'goal_circle'],
      [aCheckin({ value: 1e308 }), 422, 'value', 'too_big'],
      [aCheckin({ value: -1e308 }), 422, 'value', 'too_small'],
      [aCheckin({ value: 'NaN' }), 422, 'value', 'type'],
      [aCheckin({ confidence: 'sure' }), 422, 'confidence', 'option'],
      [[`DELETE /goal/${above}/checklist`, {}], 422, 'item_id', 'required'],
    ] as const) {
      const answer = await call(route, body);
      expect([answer.status, answer.body.reasons], JSON.stringify(body)).toMatchObject([
        status,
        [{ field, code }],
      ]);
    }
    const text = `{"goal_id":"${above}","value":NaN,"confidence":"on_track"}`;
    expect((await deployment.rest('POST /goal/checkin', { as: owner, text })).status).toBe(400);
    const odd = `{"title":"Meta","period_id":"${period}","target":10,"__proto__":{"weight":70}}`;
    const made = await deployment.rest('POST /goal', { as: owner, text: odd });
    expect([made.status, await made.json()]).toMatchObject([200, { weight: null }]);
  });

  it('an item of a checklist is removed by the query or by the body', async () => {
    const period = await open(kind);
    const { id } = (await make(period, { measure: 'checklist', target: null })).body;
    const [first, second] = [
      (await call(`POST /goal/${id}/checklist`, { title: 'uno' })).body.id,
      (await call(`POST /goal/${id}/checklist`, { title: 'dos' })).body.id,
    ];
    const path = `DELETE /goal/${id}/checklist`;
    expect((await deployment.rest(`${path}?item_id=${first}`, { as: owner })).status).toBe(200);
    expect((await call(path, { item_id: second })).status).toBe(200);
    expect((await call(`GET /goal/${id}`)).body).toMatchObject({ checklist: [] });
  });
});
