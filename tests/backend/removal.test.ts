/**
 * Removing a published recognition: the numbers are announced first, then all points go back, and no balance becomes
 * negative.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { badgeAwards } from '#backend/recognitions/recognitions.tables.ts';
import { badges } from '#backend/program/program.tables.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';
import { storesOf } from '../support/trials.ts';

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());
const begin = async (kind: StoreKind): Promise<void> => {
  deployment = await openTestDeployment(kind);
  money = moneyIn(deployment);
};
/** Spends all but `left` of a user's balance to redeem. */
const spendAllBut = async (email: string, left: number): Promise<void> => {
  const [id = ''] = await money.ids([email]);
  const newId = deployment.dependencies.newId;
  await money.write(async (store) => {
    const purse = (await accountsOf(store, [id], 'redeem', newId)).get(id);
    if (purse === undefined || purse.balance === left) return;
    const to = await accountOf(store, 'issue', newId);
    const at = new Date(deployment.now).toISOString();
    const spent = { from: purse, to, points: purse.balance - left, kind: 'allowance', postId: null } as const;
    await move(store, [spent], { newId, at });
  });
};
const removal = (id: string, as: string) => money.call(`GET /post/${id}/removal`, as);

describe.each(storesOf(import.meta.url))('removing a recognition, %s store', (kind) => {
  it('removing a recognition announces its numbers, returns unspent points, and writes spent ones off', async () => {
    await begin(kind);
    const { said } = await money.send({ amount: 20, reciever_emails: [manager, admin] });
    await money.publish();
    const before = await money.purse(employee);
    await spendAllBut(manager, 5);
    const numbers = { returned: 40, written_off: 15, boosts_returned: 0, receivers: 2, comments: 0 };
    expect((await removal(said.id, employee)).said).toEqual(numbers);
    expect(await money.purse(employee)).toEqual(before);
    deployment.now += 1_000;
    expect((await money.undo(said.id)).said).toEqual(numbers);
    expect((await money.purse(employee)).give).toBe(before.give + 40);
    expect((await money.purse(manager)).redeem).toBe(0);

    const given = (await money.lines(employee)).filter((line) => line.cause?.id === said.id);
    expect(given.map(({ amount }) => amount)).toEqual([20, 20, -20, -20]);
    for (const line of given.slice(0, 2))
      expect(given.find(({ id }) => id === line.reverses)).toMatchObject({
        amount: -20,
        counterpart: line.counterpart,
      });
    const taken = (await money.lines(manager)).filter((line) => line.cause?.id === said.id);
    expect(taken.map(({ amount, counterpart }) => [amount, counterpart?.email])).toEqual([
      [-5, employee],
      [20, employee],
    ]);
    expect(taken[0]?.reverses).toBe(taken[1]?.id);
    await money.expectSoundBooks();
  });

  it('removing a recognition removes it from feed, lists, notifications and podium scores', async () => {
    await begin(kind);
    const unread = await money.unread(manager);
    const { said } = await money.send();
    await money.publish();
    expect(await money.unread(manager)).toBe(unread + 1);
    await money.undo(said.id);
    expect(await money.unread(manager)).toBe(unread);
    expect(await money.feed(manager)).not.toContain(said.id);
    const received = await money.json<{ items: { id: string }[] }>('GET /user/posts/received', manager);
    expect(received.items.map(({ id }) => id)).not.toContain(said.id);
    await money.expectSoundBooks();
  });

  it('removing a recognition withdraws its badge', async () => {
    await begin(kind);
    const badge = await money.aBadge(12);
    const { said } = await money.send({ badge_id: badge, post_types: [] });
    await money.publish();
    const held = () =>
      money.look(async (store) => ({
        awards: (await store.list(badgeAwards, { where: { postId: said.id, withdrawnAt: null } })).rows
          .length,
        count: (await store.list(badges, { where: { id: badge } })).rows[0]?.awardedCount,
      }));
    expect(await held()).toEqual({ awards: 1, count: 1 });
    expect((await money.undo(said.id)).said).toMatchObject({ returned: 12 });
    expect(await held()).toEqual({ awards: 0, count: 0 });
    await money.expectSoundBooks();
  });

  it('a recognition is removed once, by its sender or an administrator', async () => {
    await begin(kind);
    const { said } = await money.send();
    await money.publish();
    expect((await money.undo(said.id, manager)).status).toBe(403);
    expect((await removal(said.id, manager)).status).toBe(403);
    const both = await Promise.all([money.undo(said.id, admin), money.undo(said.id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await removal(said.id, employee)).status).toBe(409);
    await money.expectSoundBooks();
  });

  it('removing a recognition returns boosts to the boosters, spent points included', async () => {
    await begin(kind);
    const { said } = await money.send({ amount: 10, reciever_emails: [manager] });
    await money.publish();
    const before = { sender: await money.purse(employee), booster: await money.purse(admin) };
    expect((await money.call('POST /boost', admin, { post_id: said.id, amount: 6 })).status).toBe(200);
    await spendAllBut(manager, 12);
    const numbers = { returned: 10, written_off: 4, boosts_returned: 6 };
    expect((await removal(said.id, admin)).said).toMatchObject(numbers);
    expect((await money.undo(said.id)).said).toMatchObject(numbers);
    expect((await money.purse(employee)).give).toBe(before.sender.give + 10);
    expect((await money.purse(admin)).give).toBe(before.booster.give);
    expect((await money.purse(manager)).redeem).toBe(0);
    const lines = (await money.lines(admin)).filter((line) => line.cause?.id === said.id);
    expect(lines.map(({ amount, kind: why, counterpart }) => [amount, why, counterpart?.email])).toEqual([
      [6, 'boost', manager],
      [-6, 'boost', manager],
    ]);
    expect(lines[0]?.reverses).toBe(lines[1]?.id);
    await money.expectSoundBooks();
  });
});
