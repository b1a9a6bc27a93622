/** Thanking a colleague, over REST with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/users/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { aHome, type Home, type StoreKind } from '../support/home.ts';

const employee = 'employee@aurora.example';
const manager = 'manager@aurora.example';
const admin = 'admin@aurora.example';

interface Said {
  readonly code?: string;
  readonly reasons?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
  readonly id?: string;
  readonly amount?: number;
  readonly receivers?: readonly { readonly points: number; readonly user: { readonly email: string } }[];
}

let home: Home;
afterEach(() => home.close());

const orgOf = async (): Promise<string> => (await home.db.directory.find(`email:${employee}`)) ?? '';
const look = async <A>(work: (store: Store) => Promise<A>): Promise<A> => home.db.read(await orgOf(), work);
const purse = async (email: string): Promise<{ give: number; redeem: number }> => {
  const me = (await (await home.rest('GET /user', { as: email })).json()) as {
    points_to_give: number;
    points_to_redeem: number;
  };
  return { give: me.points_to_give, redeem: me.points_to_redeem };
};
const firstType = async (as = employee): Promise<string> =>
  ((await (await home.rest('GET /post_type', { as })).json()) as { id: string }[])[0]?.id ?? '';
async function send(
  body: Record<string, unknown>,
  options: { as?: string; key?: string } = {},
): Promise<{ status: number; said: Said }> {
  const as = options.as ?? employee;
  const full = {
    reciever_emails: [manager],
    amount: 10,
    post_types: [await firstType(as)],
    message: 'Gracias por la ayuda',
    ...body,
  };
  const answer = await home.rest('POST /send_feedback', {
    as,
    body: full,
    headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
  });
  return { status: answer.status, said: (await answer.json()) as Said };
}
const change = async (
  email: string,
  to: Partial<{ active: boolean; takesPoints: boolean }>,
): Promise<void> => {
  await home.db.tx(await orgOf(), (store) => store.update(users, { email }, to));
};
/** Every balance is the sum of its entries, and the organisation's entries sum to zero. */
async function expectSoundBooks(): Promise<void> {
  const { sums, kept } = await look(async (store) => ({
    sums: await store.tally(entries, { by: ['accountId'], sum: 'amount' }),
    kept: (await store.list(accounts)).rows,
  }));
  for (const account of kept) {
    expect(sums.find((one) => one.accountId === account.id)?.sum ?? 0).toBe(account.balance);
    if (account.purse !== 'issue') expect(account.balance).toBeGreaterThanOrEqual(0);
  }
  expect(kept.reduce((sum, account) => sum + account.balance, 0)).toBe(0);
}

describe.each(['tab', 'sql'] satisfies StoreKind[])('sending a recognition, %s store', (kind) => {
  it('moves points from the sender’s purse to give into the receiver’s purse to spend, and shows it in both statements', async () => {
    home = await aHome(kind);
    const before = { sender: await purse(employee), receiver: await purse(manager) };
    const { status, said } = await send({ amount: 25 });
    expect(status).toBe(200);
    expect(said.amount).toBe(25);
    expect((await purse(employee)).give).toBe(before.sender.give - 25);
    expect((await purse(manager)).redeem).toBe(before.receiver.redeem + 25);
    const lines = (await (await home.rest('GET /account/history?page=1', { as: employee })).json()) as {
      items: Record<string, unknown>[];
    };
    expect(lines.items[0]).toMatchObject({
      amount: -25,
      wallet: 'give',
      kind: 'recognition',
      post_id: said.id,
      balance_after: before.sender.give - 25,
    });
    const feed = (await (await home.rest('GET /post?page=1', { as: manager })).json()) as { items: Said[] };
    expect(feed.items[0]?.id).toBe(said.id);
    const counts = (await (await home.rest('GET /user/notification_count', { as: manager })).json()) as {
      notification_count: number;
    };
    expect(counts.notification_count).toBeGreaterThan(0);
    await expectSoundBooks();
  });

  it('gives each receiver the amount, or splits it with the odd points to the first listed', async () => {
    home = await aHome(kind);
    const start = (await purse(employee)).give;
    const each = await send({ reciever_emails: [manager, admin], amount: 5 });
    expect(each.said.receivers?.map((one) => one.points)).toEqual([5, 5]);
    const split = await send({ reciever_emails: [manager, admin], amount: 5, distribution: 'split' });
    expect(split.said.receivers?.map((one) => [one.user.email, one.points])).toEqual([
      [manager, 3],
      [admin, 2],
    ]);
    expect((await purse(employee)).give).toBe(start - 15);
    await expectSoundBooks();
  });

  it('is thanks without points when the amount is zero', async () => {
    home = await aHome(kind);
    const start = (await purse(employee)).give;
    expect((await send({ amount: 0 })).status).toBe(200);
    expect((await purse(employee)).give).toBe(start);
  });

  it('thanks people outside points without points, and lets them send none', async () => {
    home = await aHome(kind);
    await change(manager, { takesPoints: false });
    const mixed = await send({ reciever_emails: [manager, admin], amount: 7 });
    expect(mixed.said.receivers?.map((one) => one.points)).toEqual([0, 7]);
    expect((await send({ amount: 7 })).said.reasons?.[0]).toMatchObject({
      field: 'amount',
      code: 'receivers_without_points',
    });
    expect(
      (await send({ amount: 7, reciever_emails: [admin] }, { as: manager })).said.reasons?.[0],
    ).toMatchObject({ code: 'sender_without_points' });
    expect((await send({ amount: 0, reciever_emails: [admin] }, { as: manager })).status).toBe(200);
    await expectSoundBooks();
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
    ['more points than there are', { amount: 999_999 }, 'amount', 'points_insufficient'],
    [
      'another sender',
      { sender_email: manager, reciever_emails: [admin] },
      'sender_email',
      'sender_mismatch',
    ],
    ['a type that does not exist', { post_types: ['nothing'] }, 'post_types.0', 'type_unknown'],
    ['nobody', { reciever_emails: [] }, 'reciever_emails', 'too_few'],
  ])(
    'refuses the whole call for %s, by field and reason, and changes nothing',
    async (_what, body, field, code) => {
      home = await aHome(kind);
      const before = await look(async (store) => (await store.tally(posts))[0]?.count);
      const start = await purse(employee);
      const { status, said } = await send(body);
      expect(status).toBe(422);
      expect(said.reasons?.map((one) => [one.field, one.code])).toContainEqual([field, code]);
      expect(await look(async (store) => (await store.tally(posts))[0]?.count)).toBe(before);
      expect(await purse(employee)).toEqual(start);
      await expectSoundBooks();
    },
  );

  it('names an inactive receiver', async () => {
    home = await aHome(kind);
    await change(manager, { active: false });
    const { said } = await send({ reciever_emails: [admin, manager] });
    expect(said.reasons?.[0]).toMatchObject({ field: 'reciever_emails.1', code: 'receiver_inactive' });
  });

  it.each([-1, 1.5, 1e308, 2 ** 53 + 1, '1', null, [], 'NaN', true, {}])(
    'refuses the amount %j by name',
    async (amount) => {
      home = await aHome(kind);
      const { status, said } = await send({ amount });
      expect(status).toBe(422);
      expect(said.reasons?.every((one) => one.field === 'amount')).toBe(true);
    },
  );

  it('happens once under one key, however often it is sent, and never under other data', async () => {
    home = await aHome(kind);
    const start = (await purse(employee)).give;
    const first = await send({ amount: 9 }, { key: 'k1' });
    const again = await Promise.all([1, 2, 3].map(() => send({ amount: 9 }, { key: 'k1' })));
    for (const one of again) expect(one).toEqual(first);
    expect((await purse(employee)).give).toBe(start - 9);
    const other = await send({ amount: 8 }, { key: 'k1' });
    expect([other.status, other.said.code]).toEqual([409, 'key_reused']);
  });

  it('lets only one of many sends through when the purse holds just one', async () => {
    home = await aHome(kind);
    const { give } = await purse(employee);
    const sends = await Promise.all([1, 2, 3, 4, 5].map(() => send({ amount: give })));
    expect(sends.filter((one) => one.status === 200)).toHaveLength(1);
    expect(sends.filter((one) => one.status === 422)).toHaveLength(4);
    expect((await purse(employee)).give).toBe(0);
    await expectSoundBooks();
  });
});
