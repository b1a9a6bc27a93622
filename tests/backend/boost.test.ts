/** Adding points to another user's recognition, on both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { recognitionSettings } from '#backend/program/program.tables.ts';
import { defaultSettings } from '#backend/program/settings.rules.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { addPointsToGive, hireLike } from './colleagues.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());
const begin = async (kind: StoreKind): Promise<void> => {
  deployment = await openTestDeployment(kind);
  money = moneyIn(deployment);
};
const rules = (to: Partial<typeof defaultSettings>) =>
  money.write(async (store) => {
    await store.remove(recognitionSettings, {});
    await store.insert(recognitionSettings, [{ id: 'rules', ...defaultSettings, ...to }]);
  });
const boost = (id: string, amount: number, as = admin) =>
  money.call('POST /boost', as, { post_id: id, amount });
const faults = async (id: string, amount: number, as?: string) =>
  (await boost(id, amount, as)).said.reasons?.map((one) => [one.field, one.code]);
const aPost = async (body: Record<string, unknown> = {}): Promise<string> => {
  const { said } = await money.send(body);
  await money.publish();
  return said.id;
};

describe.each(['tab', 'sql'] satisfies StoreKind[])('boosting a recognition, %s store', (kind) => {
  it('a boost gives the receiver the points at once, in addition to the points of the recognition', async () => {
    await begin(kind);
    await rules({ boostMax: 20 });
    const id = await aPost({ amount: 10 });
    const before = { booster: await money.purse(admin), receiver: await money.purse(manager) };
    const unread = await money.unread(manager);
    const { status, said } = await boost(id, 7);
    expect(status).toBe(200);
    expect(said).toMatchObject({ amount: 7, total: 7, user: { email: admin } });
    expect((await money.purse(admin)).give).toBe(before.booster.give - 7);
    expect((await money.purse(manager)).redeem).toBe(before.receiver.redeem + 7);
    expect(await money.unread(manager)).toBe(unread + 1);
    expect((await money.lines(manager))[0]).toMatchObject({
      kind: 'boost',
      amount: 7,
      cause: { kind: 'post', id },
      counterpart: { email: admin },
    });
    await boost(id, 3);
    const post = await money.json<Record<string, unknown>>(`GET /post/${id}`, admin);
    expect(post).toMatchObject({
      amount: 10,
      boost_points: 10,
      boosts_count: 2,
      receivers: [{ points: 10 }],
    });
    await money.expectSoundBooks();
  });

  it('a boost of a recognition with two receivers gives each of them the amount and costs the booster both', async () => {
    await begin(kind);
    const id = await aPost({ amount: 1, reciever_emails: [manager, admin] });
    // A person who joins after the jobs ran has no points except those added here.
    const booster = await hireLike(deployment, employee);
    await addPointsToGive(deployment, booster, 13);
    const before = { one: await money.purse(manager), other: await money.purse(admin) };
    // The points left after one share are too few for the other.
    expect(await faults(id, 7, booster)).toEqual([['amount', 'points_insufficient']]);
    expect((await money.purse(booster)).give).toBe(13);
    expect((await boost(id, 6, booster)).said).toMatchObject({ amount: 6, total: 12 });
    expect((await money.purse(booster)).give).toBe(1);
    expect(await money.purse(manager)).toEqual({ ...before.one, redeem: before.one.redeem + 6 });
    expect(await money.purse(admin)).toEqual({ ...before.other, redeem: before.other.redeem + 6 });
    expect(await money.json(`GET /post/${id}`, manager)).toMatchObject({ boost_points: 12, boosts_count: 1 });
    await money.expectSoundBooks();
  });

  it('a boost is refused while its only receiver takes no points or is inactive', async () => {
    await begin(kind);
    const id = await aPost({ amount: 1 });
    const before = await money.purse(admin);
    await money.change(manager, { takesPoints: false });
    expect((await boost(id, 5)).status).not.toBe(200);
    expect(await money.purse(admin)).toEqual(before);
    await money.change(manager, { takesPoints: true, active: false });
    expect((await boost(id, 5)).status).not.toBe(200);
    await money.change(manager, { active: true });
    expect((await boost(id, 5)).status).toBe(200);
    await money.expectSoundBooks();
  });

  it('a boost by one receiver of the recognition goes to the other receivers only', async () => {
    await begin(kind);
    const id = await aPost({ amount: 1, reciever_emails: [manager, admin] });
    const before = { booster: await money.purse(manager), other: await money.purse(admin) };
    expect((await boost(id, 4, manager)).said).toMatchObject({ amount: 4, total: 4 });
    expect(await money.purse(manager)).toEqual({ ...before.booster, give: before.booster.give - 4 });
    expect((await money.purse(admin)).redeem).toBe(before.other.redeem + 4);
    await money.change(admin, { takesPoints: false });
    expect(await faults(id, 4, manager)).toEqual([['amount', 'receivers_without_points']]);
    await money.expectSoundBooks();
  });

  it('a boost keeps to the rules of the organisation and the balance of the booster', async () => {
    await begin(kind);
    await rules({ boostMax: 9 });
    const id = await aPost();
    expect(await faults(id, 10)).toEqual([['amount', 'boost_too_many_points']]);
    await rules({ boostMax: 900_000 });
    expect(await faults(id, 800_000)).toEqual([['amount', 'points_insufficient']]);
    for (const amount of [0, -1, 1.5, '3']) {
      const { status } = await money.call('POST /boost', admin, { post_id: id, amount });
      expect(status).toBe(422);
    }
    await rules({ boostEnabled: false });
    expect(await faults(id, 1)).toEqual([['amount', 'boost_off']]);
    await money.expectSoundBooks();
  });

  it('a boost is refused for pending, undone, private and unknown posts', async () => {
    await begin(kind);
    const { said: pending } = await money.send();
    expect((await boost(pending.id, 1)).status).toBe(404);
    await money.undo(pending.id);
    const id = await aPost();
    await money.undo(id);
    expect((await boost(id, 1)).status).toBe(409);
    expect((await boost(await aPost({ is_private: true }), 1)).status).toBe(404);
    expect((await boost('nothing', 1)).status).toBe(404);
    await money.expectSoundBooks();
  });

  it('two boosts with one idempotency key are one boost', async () => {
    await begin(kind);
    const id = await aPost();
    const before = await money.purse(admin);
    const body = { post_id: id, amount: 2 };
    const both = await Promise.all([1, 2].map(() => money.call('POST /boost', admin, body, 'one act')));
    expect(both[0]).toEqual(both[1]);
    expect((await money.purse(admin)).give).toBe(before.give - 2);
  });
});
