/** Recognising a colleague, over REST with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
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

describe.each(storesOf(import.meta.url))('sending a recognition, %s store', (kind) => {
  it('a recognition holds its points for ten seconds, then gives them to the receiver, and both statements show it', async () => {
    await begin(kind);
    const before = { sender: await money.purse(employee), receiver: await money.purse(manager) };
    const unread = await money.unread(manager);
    const { status, said } = await money.send({ amount: 25 });
    expect(status).toBe(200);
    expect(said).toMatchObject({
      amount: 25,
      state: 'pending',
      publish_at: new Date(deployment.now + 10_000).toISOString(),
    });
    expect((await money.purse(employee)).give).toBe(before.sender.give - 25);
    expect((await money.purse(manager)).redeem).toBe(before.receiver.redeem);
    expect(await money.unread(manager)).toBe(unread);
    expect(await money.feed(manager)).not.toContain(said.id);
    await money.expectSoundBooks();

    await money.publish();
    expect((await money.purse(employee)).give).toBe(before.sender.give - 25);
    expect((await money.purse(manager)).redeem).toBe(before.receiver.redeem + 25);
    expect(await money.unread(manager)).toBe(unread + 1);
    expect((await money.feed(manager))[0]).toBe(said.id);
    const sent = (await money.lines(employee)).filter((line) => line.cause?.id === said.id);
    expect(sent).toMatchObject([
      {
        amount: -25,
        wallet: 'give',
        kind: 'recognition',
        balance_after: before.sender.give - 25,
        counterpart: { email: manager },
      },
    ]);
    const received = (await money.lines(manager)).filter((line) => line.cause?.id === said.id);
    expect(received).toMatchObject([{ amount: 25, wallet: 'redeem', counterpart: { email: employee } }]);
    await money.expectSoundBooks();
  });

  it('a recognition gives each receiver the amount, or splits it with odd points to the first listed', async () => {
    await begin(kind);
    const start = (await money.purse(employee)).give;
    const each = await money.send({ reciever_emails: [manager, admin], amount: 5 });
    expect(each.said.receivers?.map((one) => one.points)).toEqual([5, 5]);
    const split = await money.send({ reciever_emails: [manager, admin], amount: 5, distribution: 'split' });
    expect(split.said.receivers?.map((one) => [one.user.email, one.points])).toEqual([
      [manager, 3],
      [admin, 2],
    ]);
    expect((await money.purse(employee)).give).toBe(start - 15);
    const before = (await money.purse(admin)).redeem;
    await money.publish();
    expect((await money.purse(admin)).redeem).toBe(before + 7);
    await money.expectSoundBooks();
  });

  it('a recognition without points moves no points', async () => {
    await begin(kind);
    const start = (await money.purse(employee)).give;
    expect((await money.send({ amount: 0, message: '' })).status).toBe(200);
    await money.publish();
    expect((await money.purse(employee)).give).toBe(start);
    await money.expectSoundBooks();
  });

  it('a recognition gives people who take no points none, and lets them send none', async () => {
    await begin(kind);
    await money.change(manager, { takesPoints: false });
    const mixed = await money.send({ reciever_emails: [manager, admin], amount: 7 });
    expect(mixed.said.receivers?.map((one) => one.points)).toEqual([0, 7]);
    expect(await money.faults({ amount: 7 })).toEqual([['amount', 'receivers_without_points']]);
    expect(await money.faults({ amount: 7, reciever_emails: [admin] }, { as: manager })).toEqual([
      ['amount', 'sender_without_points'],
    ]);
    expect((await money.send({ amount: 0, reciever_emails: [admin] }, { as: manager })).status).toBe(200);
    await money.publish();
    await money.expectSoundBooks();
  });

  it.each([
    [
      'somebody unknown',
      { reciever_emails: ['nobody@aurora.example'] },
      'reciever_emails.0',
      'receiver_unknown',
    ],
    [
      'somebody of another organisation',
      { reciever_emails: ['employee@boreal.example'] },
      'reciever_emails.0',
      'receiver_unknown',
    ],
    ['oneself', { reciever_emails: [manager, employee] }, 'reciever_emails.1', 'receiver_self'],
    [
      'one person twice',
      { reciever_emails: [manager, 'Manager@aurora.example'] },
      'reciever_emails.1',
      'receiver_duplicate',
    ],
    [
      'somebody from outside',
      { reciever_emails: ['external@aurora.example'] },
      'reciever_emails.0',
      'receiver_external',
    ],
    ['more points than there are', { amount: 999_999 }, 'amount', 'points_insufficient'],
    [
      'another sender',
      { sender_email: manager, reciever_emails: [admin] },
      'sender_email',
      'sender_mismatch',
    ],
    ['a type that does not exist', { post_types: ['nothing'] }, 'post_types.0', 'type_unknown'],
    ['no type', { post_types: [] }, 'post_types', 'type_required'],
    ['a subtype that does not exist', { sub_type_id: 'nothing' }, 'sub_type_id', 'sub_type_unknown'],
    ['a value that does not exist', { value_ids: ['nothing'] }, 'value_ids.0', 'value_unknown'],
    ['a badge that does not exist', { badge_id: 'nothing' }, 'badge_id', 'badge_unknown'],
    [
      'a file that nobody uploaded',
      { attachment_keys: ['post-attachments/nothing'] },
      'attachment_keys.0',
      'file_unknown',
    ],
    ['nobody', { reciever_emails: [] }, 'reciever_emails', 'too_few'],
  ])(
    'a recognition is refused as a whole by field and reason, and changes nothing: %s',
    async (_what, body, field, code) => {
      await begin(kind);
      const before = await money.countPosts();
      const start = await money.purse(employee);
      expect(await money.faults(body)).toContainEqual([field, code]);
      expect(await money.countPosts()).toBe(before);
      expect(await money.purse(employee)).toEqual(start);
      await money.expectSoundBooks();
    },
  );

  it('a recognition names an inactive receiver together with all other faults', async () => {
    await begin(kind);
    await money.change(manager, { active: false });
    const found = await money.faults({
      reciever_emails: [admin, manager],
      post_types: ['x'],
      value_ids: ['y'],
    });
    expect(found).toEqual([
      ['post_types.0', 'type_unknown'],
      ['reciever_emails.1', 'receiver_inactive'],
      ['value_ids.0', 'value_unknown'],
    ]);
  });

  it.each([-1, 1.5, 1e308, 2 ** 53 + 1, '1', null, [], 'NaN', true, {}])(
    'a recognition with the amount %j is refused by that field',
    async (amount) => {
      await begin(kind);
      const found = await money.faults({ amount });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(([field]) => field === 'amount')).toBe(true);
    },
  );
});
