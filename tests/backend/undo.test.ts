/** Ten seconds to undo, and sending that happens once, on both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { openTestDeployment, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { admin, employee, manager, moneyIn, type Money } from './money.ts';

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());
const begin = async (kind: StoreKind): Promise<void> => {
  deployment = await openTestDeployment(kind);
  // Celebrations of today happen before the counts begin.
  await deployment.tick();
  money = moneyIn(deployment);
};
const stateOf = (id: string): Promise<string | undefined> =>
  money.look(async (store) => (await store.list(posts, { where: { id } })).rows[0]?.state);
const movedBy = (postId: string): Promise<number> =>
  money.look(async (store) => (await store.list(transfers, { where: { postId } })).rows.length);
const counted = (): Promise<{ posts: number; transfers: number }> =>
  money.look(async (store) => ({
    posts: (await store.tally(posts))[0]?.count ?? 0,
    transfers: (await store.tally(transfers))[0]?.count ?? 0,
  }));

describe.each(['tab', 'sql'] satisfies StoreKind[])('undoing a recognition, %s store', (kind) => {
  it('undoing at 9.999 seconds returns the points as a reversal beside the reversed line and notifies nobody', async () => {
    await begin(kind);
    const before = { sender: await money.purse(employee), receiver: await money.purse(manager) };
    const unread = await money.unread(manager);
    const { said } = await money.send({ amount: 25, reciever_emails: [manager, admin] });
    deployment.now += 9_999;
    await deployment.tick();
    const { status, said: removal } = await money.undo(said.id);
    expect([status, removal]).toMatchObject([
      200,
      { returned: 50, written_off: 0, boosts_returned: 0, receivers: 2, comments: 0 },
    ]);
    expect({ sender: await money.purse(employee), receiver: await money.purse(manager) }).toEqual(before);
    const lines = (await money.lines(employee)).filter((line) => line.cause?.id === said.id);
    expect(lines.map(({ amount }) => amount)).toEqual([25, 25, -25, -25]);
    expect(lines.map(({ reverses }) => reverses === null)).toEqual([false, false, true, true]);
    for (const line of lines.slice(0, 2)) {
      const reversed = lines.find(({ id }) => id === line.reverses);
      expect(reversed?.counterpart).toEqual(line.counterpart);
      expect(reversed?.amount).toBe(-line.amount);
    }
    expect((await money.lines(manager)).some((line) => line.cause?.id === said.id)).toBe(false);
    deployment.now += 60_000;
    await deployment.tick();
    expect(await stateOf(said.id)).toBe('removed');
    expect(await money.unread(manager)).toBe(unread);
    expect(await money.feed(employee)).not.toContain(said.id);
    expect((await deployment.rest(`GET /post/${said.id}`, { as: manager })).status).toBe(404);
    expect((await deployment.rest(`GET /post/${said.id}`, { as: admin })).status).toBe(404);
    const kept = await money.look((store) => store.list(posts, { where: { id: said.id } }));
    expect(kept.rows[0]?.message).toBe('');
    await money.expectSoundBooks();
  });

  it('undoing at 10.001 seconds is too late: the recognition is published, and withdrawing it is a removal', async () => {
    await begin(kind);
    const { said } = await money.send({ amount: 25 });
    deployment.now += 10_001;
    await deployment.tick();
    expect(await stateOf(said.id)).toBe('published');
    const received = await money.purse(manager);
    expect((await money.undo(said.id)).said).toMatchObject({ returned: 25 });
    expect((await money.purse(manager)).redeem).toBe(received.redeem - 25);
    await money.expectSoundBooks();
  });

  it('undoing happens once, and only by the sender', async () => {
    await begin(kind);
    const { said } = await money.send();
    expect((await money.undo(said.id, manager)).status).toBe(404);
    expect((await money.undo(said.id, admin)).status).toBe(404);
    const both = await Promise.all([money.undo(said.id), money.undo(said.id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await money.expectSoundBooks();
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('publishing a recognition, %s store', (kind) => {
  it('pending recognitions are published in order of sending, once each, by concurrent job runs', async () => {
    await begin(kind);
    const first = await money.send({ amount: 5 });
    deployment.now += 1_000;
    const second = await money.send({ amount: 6 });
    deployment.now += 8_999;
    expect(await deployment.tick()).toBe(0);
    deployment.now += 1;
    expect(await deployment.tick()).toBe(1);
    expect([await stateOf(first.said.id), await stateOf(second.said.id)]).toEqual(['published', 'pending']);
    deployment.now += 10_000;
    const before = await money.purse(manager);
    const ran = await Promise.all([deployment.tick(), deployment.tick(), deployment.tick()]);
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await deployment.tick()).toBe(0);
    expect((await money.purse(manager)).redeem).toBe(before.redeem + 6);
    expect(await movedBy(second.said.id)).toBe(2);
    await money.expectSoundBooks();
  });

  it('publishing gives the points to a receiver who left meanwhile, and from a sender who left', async () => {
    await begin(kind);
    const before = await money.purse(manager);
    const { said } = await money.send({ amount: 8 });
    await money.change(manager, { active: false, takesPoints: false });
    await money.change(employee, { active: false });
    await money.publish();
    expect(await stateOf(said.id)).toBe('published');
    await money.change(manager, { active: true, takesPoints: true });
    expect((await money.purse(manager)).redeem).toBe(before.redeem + 8);
    await money.expectSoundBooks();
  });

  it('publishing is rolled back as a whole when it fails, and delays no other recognition', async () => {
    await begin(kind);
    const [broken, sound] = [await money.send({ amount: 9 }), await money.send({ amount: 4 })];
    const logged: string[] = [];
    Object.assign(deployment.dependencies, { log: (line: string) => void logged.push(line) });
    // The test changes the hold behind the ledger, so that the hold covers only the smaller recognition.
    const taken = await money.write(async (store) => {
      const { rows } = await store.list(accounts, { where: { purse: 'hold' } });
      return store.update(accounts, { id: rows[0]?.id ?? '' }, { balance: 5 });
    });
    expect(taken).toHaveLength(1);
    const before = { unread: await money.unread(manager), purse: await money.purse(manager) };
    await money.publish();
    expect([await stateOf(broken.said.id), await stateOf(sound.said.id)]).toEqual(['pending', 'published']);
    expect(await money.unread(manager)).toBe(before.unread + 1);
    expect((await money.purse(manager)).redeem).toBe(before.purse.redeem + 4);
    expect(await movedBy(broken.said.id)).toBe(1);
  });

  it('publishing sends a stream event to every open page, or only to the people of a private recognition', async () => {
    await begin(kind);
    const [org, ids] = [
      await deployment.db.directory.find(`email:${employee}`),
      await money.ids([manager, admin]),
    ];
    const heard = { manager: [] as string[], admin: [] as string[] };
    const listen = (id: string | undefined, to: string[]) =>
      deployment.dependencies.eventBus.subscribe(
        org ?? '',
        id ?? '',
        (message: StreamedMessage) => void to.push(message.kind),
      );
    listen(ids[0], heard.manager);
    listen(ids[1], heard.admin);
    await money.send({ amount: 3 });
    expect(heard).toEqual({ manager: [], admin: [] });
    await money.publish();
    expect(heard.manager.toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'notification.added',
      'points.moved',
      'post.published',
    ]);
    expect(heard.admin).toEqual(['post.published']);
    await money.send({ amount: 0, is_private: true });
    await money.publish();
    expect(heard.manager).toHaveLength(5);
    expect(heard.admin).toHaveLength(1);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('idempotent sending, %s store', (kind) => {
  it('concurrent sends with one key make one recognition, and another body with the key is refused', async () => {
    await begin(kind);
    const before = await counted();
    const start = (await money.purse(employee)).give;
    const answers = await Promise.all([1, 2, 3].map(() => money.send({ amount: 9 }, { key: 'one act' })));
    expect(new Set(answers.map(({ said }) => said.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await counted()).toEqual({ posts: before.posts + 1, transfers: before.transfers + 1 });
    expect((await money.purse(employee)).give).toBe(start - 9);
    const other = await money.send({ amount: 8 }, { key: 'one act' });
    expect([other.status, other.said.code]).toEqual([409, 'key_reused']);
  });

  it('a repeated send with one key answers as the first did, also after publishing or undoing', async () => {
    await begin(kind);
    const before = await counted();
    const lost = await money.send({ amount: 9 }, { key: 'one act' });
    await money.publish();
    expect(await money.send({ amount: 9 }, { key: 'one act' })).toEqual(lost);
    expect(await counted()).toEqual({ posts: before.posts + 1, transfers: before.transfers + 2 });
    const undone = await money.send({ amount: 2 }, { key: 'another' });
    await money.undo(undone.said.id);
    expect((await money.send({ amount: 2 }, { key: 'another' })).said.id).toBe(undone.said.id);
    expect(await counted()).toEqual({ posts: before.posts + 2, transfers: before.transfers + 4 });
    await money.expectSoundBooks();
  });

  it('two sends with different keys make two recognitions', async () => {
    await begin(kind);
    const [one, other] = await Promise.all([
      money.send({ amount: 1 }, { key: 'one' }),
      money.send({ amount: 1 }, { key: 'other' }),
    ]);
    expect(one.said.id).not.toBe(other.said.id);
  });

  it('concurrent sends that together exceed the points to give succeed once', async () => {
    await begin(kind);
    const { give } = await money.purse(employee);
    const sends = await Promise.all([1, 2, 3, 4, 5].map(() => money.send({ amount: give })));
    expect(sends.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422, 422,
    ]);
    expect((await money.purse(employee)).give).toBe(0);
    await money.expectSoundBooks();
  });
});
