/** Referrals: proposed once, visible to the referrer and to administrators, and paid once after a hire. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { referrals } from '#backend/recognitions/recognitions.tables.ts';
import { recognitionSettings } from '#backend/program/program.tables.ts';
import { defaultSettings } from '#backend/program/settings.rules.ts';
import { referralSteps } from '#schema/recognitions/referrals.endpoints.ts';
import { referralStates, type ReferralState } from '#schema/recognitions/recognitions.rules.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { reasonsOf, said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';

interface Referral {
  readonly id: string;
  readonly email: string;
  readonly status: ReferralState;
  readonly points_awarded: number;
  readonly note: string;
  readonly phone: string | null;
  readonly referred_by: { readonly email: string };
}
type Page = Refused & {
  readonly items: readonly Referral[];
  readonly pagination: { readonly total: number };
};

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());

const propose = (body: Record<string, unknown> = {}, as = employee) =>
  said<Refused & Referral>(deployment, 'POST /referred', {
    as,
    body: { name: 'Lucía Paz', email: 'lucia@otra.example', ...body },
  });
const list = (as: string, search = '') => said<Page>(deployment, `GET /referred?page=1${search}`, { as });
const set = (id: string, status: string, more: Record<string, unknown> = {}, as = admin) =>
  said<Refused & Referral>(deployment, 'PATCH /referred', { as, body: { id, status, ...more } });
const reward = (referralPoints: number) =>
  money.write(async (store) => {
    await store.remove(recognitionSettings, {});
    await store.insert(recognitionSettings, [{ id: 'rules', ...defaultSettings, referralPoints }]);
  });

describe.each(['tab', 'sql'] satisfies StoreKind[])('referrals, %s store', (kind) => {
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    await money.write((store) => store.remove(referrals, {}));
    await reward(150);
  });

  it('a referral is created with its details once per address, and not for a member', async () => {
    const made = await propose({
      phone: '+52 55 1234 5678',
      position: 'Analista',
      message: 'Trabajamos juntas',
    });
    expect([made.status, made.body]).toMatchObject([
      200,
      { status: 'sent', points_awarded: 0, referred_by: { email: employee }, phone: '+52 55 1234 5678' },
    ]);
    expect(reasonsOf(await propose({ email: 'LUCIA@otra.example' }, manager))).toEqual([
      'email: referral_known',
    ]);
    expect(reasonsOf(await propose({ email: 'Manager@aurora.example' }))).toEqual([
      'email: referral_employee',
    ]);
    expect(reasonsOf(await propose({ phone: 'call me' }))).toEqual(['phone: format']);
    expect((await propose({ email: 'employee@boreal.example' })).status).toBe(200);
  });

  it('referrals are listed to their proposer, and all of them to administrators on request', async () => {
    const mine = (await propose()).body.id;
    deployment.now += 1_000;
    const theirs = (await propose({ email: 'b@otra.example' }, manager)).body.id;
    await set(theirs, 'contacted');
    expect((await list(employee)).body.items.map(({ id }) => id)).toEqual([mine]);
    expect((await list(admin)).body.items).toEqual([]);
    expect((await list(admin, '&all=true')).body.items.map(({ id }) => id)).toEqual([theirs, mine]);
    expect((await list(admin, '&all=true&status=contacted')).body.pagination.total).toBe(1);
    const refused = await list(employee, '&all=true');
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });

  it.each(
    referralStates.flatMap((from) =>
      referralStates.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('a referral changes from %s to %s only where that step exists', async (from, to) => {
    const { id } = (await propose()).body;
    await money.write((store) => store.update(referrals, { id }, { status: from }));
    const answer = await set(id, to);
    if (referralSteps[from].includes(to)) expect([answer.status, answer.body.status]).toEqual([200, to]);
    else expect(reasonsOf(answer)).toEqual(['status: referral_step']);
  });

  it('a referral pays its proposer once, when the referred person is hired', async () => {
    const { id } = (await propose()).body;
    const before = await money.purse(employee);
    await set(id, 'contacted', { note: 'Entrevista el lunes' });
    expect(await money.purse(employee)).toEqual(before);
    const hired = await set(id, 'hired');
    expect(hired.body).toMatchObject({ status: 'hired', points_awarded: 150, note: 'Entrevista el lunes' });
    await reward(999);
    expect((await set(id, 'hired', { note: 'Empieza en mayo' })).body).toMatchObject({
      points_awarded: 150,
      note: 'Empieza en mayo',
    });
    expect(await money.purse(employee)).toEqual({ give: before.give, redeem: before.redeem + 150 });
    expect((await money.lines(employee))[0]).toMatchObject({
      kind: 'referral',
      amount: 150,
      wallet: 'redeem',
      counterpart: null,
    });
  });

  it.each([
    ['takes no part in points', { takesPoints: false }],
    ['has left', { active: false }],
  ])('a referral pays nothing to a proposer who %s', async (_what, to) => {
    const { id } = (await propose({}, manager)).body;
    const before = await money.purse(manager);
    await money.change(manager, to);
    await set(id, 'contacted');
    expect((await set(id, 'hired')).body.points_awarded).toBe(0);
    await money.change(manager, { active: true });
    expect(await money.purse(manager)).toEqual(before);
  });

  it('a referral pays nothing when the reward of the organisation is zero', async () => {
    await reward(0);
    const { id } = (await propose()).body;
    await set(id, 'contacted');
    expect((await set(id, 'hired')).body.points_awarded).toBe(0);
  });

  it('only administrators change the status of a referral, and an unknown one answers 404', async () => {
    const { id } = (await propose()).body;
    expect((await set(id, 'contacted', {}, manager)).status).toBe(403);
    expect((await set('nothing', 'contacted')).status).toBe(404);
  });
});
