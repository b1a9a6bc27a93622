/** Points requests: who may request, who may decide, and a single decision for concurrent ones. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

const route = 'POST /point_request';
const approveRoute = 'POST /point_request/approve';
const rejectRoute = 'POST /point_request/reject';

describe.each(storesOf(import.meta.url))('point requests, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => void (fixture = await openPointsFixture(kind)));
  afterEach(async () => {
    await fixture.expectSound();
    fixture.deployment.close();
  });
  const ask = async (name: string, body: Record<string, unknown> = {}): Promise<string> =>
    (await fixture.done(name, route, { amount: 40, reason: 'Para la feria', ...body })).id;
  const idsOf = async (name: string, search = ''): Promise<readonly string[]> =>
    (await fixture.done(name, `GET /point_request?page=1${search}`)).items.map(
      ({ id }: { id: string }) => id,
    );

  it('a point request is visible to its requester and its deciders, and moves no points', async () => {
    const said = await fixture.done('elena', route, { amount: 40, reason: ' Para la feria ' });
    expect(said).toMatchObject({
      user: { id: 'elena' },
      requested_by: { id: 'elena' },
      amount: 40,
      reason: 'Para la feria',
      status: 'pending',
      resolved_by: null,
      resolved_at: null,
      approved_amount: null,
      note: '',
      may_decide: false,
      may_withdraw: true,
    });
    expect(await idsOf('elena')).toEqual([said.id]);
    expect(await idsOf('ana')).toEqual([]);
    for (const name of ['carla', 'diego', 'dora']) {
      expect(await idsOf(name), name).toEqual([]);
      const { items } = await fixture.done(name, 'GET /point_request?all=true');
      expect(items, name).toMatchObject([{ id: said.id, may_decide: true, may_withdraw: false }]);
    }
    // Managers of other departments or of none cannot see the request, nor can employees.
    for (const name of ['mario', 'ana', 'elena']) expect(await idsOf(name, '&all=true'), name).toEqual([]);
    expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
    expect((await fixture.call('xavi', route, { amount: 1, reason: 'x' })).status).toBe(403);
  });

  it('a point request notifies the managers of the department, or the administrators where there is none', async () => {
    const works = await ask('elena');
    const sales = await ask('ana');
    const own = await ask('carla');
    expect(await fixture.noticesOf('carla')).toEqual([works]);
    expect(await fixture.noticesOf('diego')).toEqual([sales, own]);
    expect(await fixture.noticesOf('dora')).toEqual([sales, own]);
    for (const name of ['mario', 'ana', 'bruno', 'elena'])
      expect(await fixture.noticesOf(name), name).toEqual([]);
    const mine = await ask('diego');
    expect(await fixture.noticesOf('diego')).toEqual([sales, own]);
    expect(await fixture.noticesOf('dora')).toEqual([sales, own, mine]);
  });

  it('only the decider of a person may create a point request for that person', async () => {
    const named = (userId: string) => ({ amount: 5, reason: 'Premio', user_id: userId });
    expect(await fixture.done('carla', route, named('elena'))).toMatchObject({
      user: { id: 'elena' },
      requested_by: { id: 'carla' },
      may_decide: true,
      may_withdraw: true,
    });
    await fixture.done('diego', route, named('ana'));
    await fixture.done('carla', route, named('carla'));
    expect(await fixture.refused('carla', route, named('ana'))).toEqual([422, 'user_id person_not_yours']);
    expect(await fixture.refused('mario', route, named('dora'))).toEqual([422, 'user_id person_not_yours']);
    expect(await fixture.refused('ana', route, named('bruno'))).toEqual([422, 'user_id person_not_yours']);
    for (const name of ['nobody', 'olga'])
      expect(await fixture.refused('diego', route, named(name))).toEqual([422, 'user_id person_unknown']);
    for (const name of ['ines', 'nora', 'xavi'])
      expect(await fixture.refused('diego', route, named(name))).toEqual([
        422,
        'user_id person_without_points',
      ]);
    expect(await fixture.refused('nora', route, { amount: 5, reason: 'x' })).toEqual([
      422,
      'amount requester_without_points',
    ]);
    expect(await fixture.refused('ana', route, { amount: 5, reason: '  ' })).toEqual([
      422,
      'reason required',
    ]);
  });

  it('an approved point request gives the approved amount at once from the budget, with its note', async () => {
    await fixture.budget(100);
    const id = await ask('elena');
    const said = await fixture.done('carla', approveRoute, { id, amount: 25, note: 'Alcanza para esto' });
    expect(said).toMatchObject({
      status: 'approved',
      approved_amount: 25,
      amount: 40,
      resolved_by: { id: 'carla' },
      note: 'Alcanza para esto',
      may_decide: false,
      may_withdraw: false,
    });
    expect(await fixture.purse('elena')).toEqual({ give: 25, redeem: 0 });
    expect(await fixture.left()).toBe(75);
    const { items } = await fixture.done('elena', 'GET /account/history?page=1');
    expect(items).toMatchObject([
      {
        kind: 'request',
        wallet: 'give',
        amount: 25,
        cause: { kind: 'request', id },
        note: 'Alcanza para esto',
      },
    ]);
    expect(await fixture.noticesOf('elena')).toEqual([id]);
    const other = await ask('elena');
    await fixture.done('diego', approveRoute, { id: other });
    expect(await fixture.purse('elena')).toEqual({ give: 65, redeem: 0 });
    expect(await idsOf('elena', '&pending=true')).toEqual([]);
    expect((await idsOf('elena', '&pending=false')).toSorted()).toEqual([id, other].toSorted());
  });

  it('a rejected point request gives no points, and its requester is notified', async () => {
    await fixture.budget(100);
    const id = await ask('carla', { user_id: 'elena' });
    expect(await fixture.done('diego', rejectRoute, { id, note: 'El mes que viene' })).toMatchObject({
      status: 'rejected',
      approved_amount: null,
      note: 'El mes que viene',
      resolved_by: { id: 'diego' },
    });
    expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
    expect(await fixture.noticesOf('carla')).toContain(id);
    expect(await fixture.noticesOf('elena')).toEqual([]);
  });

  it('a point request is never decided by its own person or by managers of other departments', async () => {
    await fixture.budget(100);
    const [own, mine, ana] = [await ask('diego'), await ask('carla'), await ask('ana')];
    for (const decide of [approveRoute, rejectRoute]) {
      expect((await fixture.call('diego', decide, { id: own })).status).toBe(403);
      expect((await fixture.call('carla', decide, { id: mine })).status).toBe(403);
      expect((await fixture.call('carla', decide, { id: ana })).status).toBe(404);
      expect((await fixture.call('ana', decide, { id: ana })).status).toBe(403);
      expect((await fixture.call('olga', decide, { id: ana })).status).toBe(404);
      expect((await fixture.call('diego', decide, { id: 'nothing' })).status).toBe(404);
    }
    await fixture.done('dora', approveRoute, { id: own });
    expect((await fixture.purse('diego')).give).toBe(40);
  });

  it('a point request above the budget or for an inactive person cannot be approved and can be rejected', async () => {
    await fixture.budget(39);
    const id = await ask('elena');
    expect(await fixture.refused('carla', approveRoute, { id })).toEqual([422, 'amount budget_insufficient']);
    await fixture.budget(100);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { active: false }));
    expect(await fixture.refused('carla', approveRoute, { id })).toEqual([422, 'id person_without_points']);
    await fixture.done('carla', rejectRoute, { id });
    expect(await fixture.left()).toBe(100);
  });

  it('an undecided point request is withdrawn by its requester, and its notification disappears', async () => {
    const id = await ask('elena');
    expect((await fixture.call('ana', `DELETE /point_request/${id}`)).status).toBe(404);
    expect((await fixture.call('diego', `DELETE /point_request/${id}`)).status).toBe(403);
    await fixture.done('elena', `DELETE /point_request/${id}`);
    expect(await fixture.noticesOf('carla')).toEqual([]);
    expect((await fixture.call('elena', `DELETE /point_request/${id}`)).status).toBe(404);
    expect((await fixture.call('carla', approveRoute, { id })).status).toBe(404);
    const rejected = await ask('elena');
    await fixture.done('carla', rejectRoute, { id: rejected });
    expect(await fixture.refused('elena', `DELETE /point_request/${rejected}`)).toEqual([
      409,
      'id request_resolved',
    ]);
  });

  it('a point request has one outcome when several people decide it concurrently', async () => {
    await fixture.budget(1_000);
    for (let round = 0; round < 6; round++) {
      const id = await ask('elena');
      const deciders = ['diego', 'dora', 'carla'];
      const answers = await Promise.all(
        deciders.map((name, place) =>
          (round + place) % 3 === 0 && round > 2
            ? fixture.call('elena', `DELETE /point_request/${id}`)
            : fixture.call(name, (round + place) % 2 === 0 ? approveRoute : rejectRoute, { id }),
        ),
      );
      const codes = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(codes[0], JSON.stringify(codes)).toBe(200);
      expect(codes[1]).toBeGreaterThanOrEqual(404);
    }
    const { items } = await fixture.done('elena', 'GET /point_request?page=1');
    const given = items.filter(({ status }: { status: string }) => status === 'approved').length;
    expect((await fixture.purse('elena')).give).toBe(40 * given);
    expect(await fixture.left()).toBe(1_000 - 40 * given);
  });

  it('concurrent approvals of point requests that exceed the budget succeed once', async () => {
    for (let round = 0; round < 4; round++) {
      await fixture.budget(50);
      const ids = [await ask('elena'), await ask('ana'), await ask('bruno')];
      const answers = await Promise.all(ids.map((id) => fixture.call('diego', approveRoute, { id })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 422, 422,
      ]);
      expect(await fixture.left()).toBe(10);
    }
  });
});
