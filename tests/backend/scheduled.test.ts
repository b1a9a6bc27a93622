/** Recognitions that appear on a day and hour their sender chose: seen by nobody before, published and paid once. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionGroups } from '#backend/program/program.tables.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { schedule } from '#schema/recognitions/schedule.rules.ts';
import { openTestDeployment, type StoreKind, type TestDeployment } from '../support/deployment.ts';
import { admin, employee, manager, moneyIn, type Money, type Said } from './money.ts';

const minute = 60_000;
const day = 1_440 * minute;
/** Less than a session lasts. */
const wait = 120 * minute;

let deployment: TestDeployment;
let money: Money;
afterEach(() => deployment.close());
const begin = async (kind: StoreKind, now?: string): Promise<void> => {
  deployment = await openTestDeployment(kind, now === undefined ? {} : { now: Date.parse(now) });
  // Celebrations and renewals of today happen before the counts begin.
  await deployment.tick();
  money = moneyIn(deployment);
};
const at = (ahead: number): string => new Date(deployment.now + ahead).toISOString();
const later = async (ms: number): Promise<void> => {
  deployment.now += ms;
  await deployment.tick();
};
const scheduleIn = (ahead: number, body: Record<string, unknown> = {}) =>
  money.send({ publish_at: at(ahead), ...body });
const stateOf = (id: string): Promise<string | undefined> =>
  money.look(async (store) => (await store.list(posts, { where: { id } })).rows[0]?.state);
const waiting = (as = employee) =>
  money.json<{ post: Said & { message: string }; returned_for: string | null }[]>(
    'GET /recognition/scheduled',
    as,
  );
/** The notifications about what came back, the latest first: the post, for whom it was, and why. */
const told = async (): Promise<readonly (readonly [string | null, string])[]> =>
  (
    await money.json<{ items: { kind: string; post_id: string | null; excerpt: string }[] }>(
      'GET /user/notification?page=1',
      employee,
    )
  ).items.flatMap(({ kind, post_id, excerpt }) =>
    kind === 'recognition_returned' ? [[post_id, excerpt] as const] : [],
  );
const giving = async (): Promise<number> => (await money.purse(employee)).give;
const listedFor = async (as: string, route: string): Promise<readonly string[]> =>
  (await money.json<{ items: Said[] }>(route, as)).items.map(({ id }) => id);

describe.each(['tab', 'sql'] satisfies StoreKind[])('a scheduled recognition, %s store', (kind) => {
  it('takes its points at once, is known to its sender alone, and appears once with them at its moment', async () => {
    await begin(kind);
    const [org, ids] = [await deployment.db.directory.find(`email:${employee}`), await money.ids([manager])];
    const before = { give: await giving(), receiver: await money.purse(manager) };
    const unread = await money.unread(manager);
    const podium = await money.json('GET /podium', manager);
    const heard: (string | null)[] = [];
    deployment.dependencies.eventBus.subscribe(
      org ?? '',
      ids[0] ?? '',
      (message: StreamedMessage) => void heard.push(message.postId),
    );
    const moment = at(wait);
    const { status, said } = await scheduleIn(wait, { amount: 25 });
    expect([status, said]).toMatchObject([200, { state: 'scheduled', publish_at: moment, amount: 25 }]);
    expect(await giving()).toBe(before.give - 25);
    expect((await waiting()).map(({ post }) => post.id)).toEqual([said.id]);
    const edited = await money.call(`PATCH /post/message/${said.id}`, employee, {
      message: 'Gracias de nuevo',
    });
    expect(edited.said).toMatchObject({ state: 'scheduled', edited_at: null });

    await later(wait - 1);
    expect(await stateOf(said.id)).toBe('scheduled');
    expect(heard).not.toContain(said.id);
    expect(await money.purse(manager)).toEqual(before.receiver);
    expect(await money.unread(manager)).toBe(unread);
    expect(await money.json('GET /podium', manager)).toEqual(podium);
    expect(await waiting(manager)).toEqual([]);
    for (const as of [employee, manager, admin])
      for (const route of [
        'GET /post?page=1',
        'GET /user/posts/received?page=1',
        'GET /user/posts/sent?page=1',
      ])
        expect(await listedFor(as, route)).not.toContain(said.id);
    for (const as of [manager, admin])
      expect((await deployment.rest(`GET /post/${said.id}`, { as })).status).toBe(404);
    await money.expectSoundBooks();

    deployment.now += 1;
    await Promise.all([deployment.tick(), deployment.tick(), deployment.tick()]);
    await deployment.tick();
    expect(await stateOf(said.id)).toBe('published');
    expect((await money.feed(manager))[0]).toBe(said.id);
    expect((await money.purse(manager)).redeem).toBe(before.receiver.redeem + 25);
    expect(await money.unread(manager)).toBe(unread + 1);
    expect(heard).toContain(said.id);
    expect(await waiting()).toEqual([]);
    const made = await money.look((store) => store.list(transfers, { where: { postId: said.id } }));
    expect(made.rows).toHaveLength(2);
    await money.expectSoundBooks();
  });

  it('is undone by its sender until the last moment, which returns the points and leaves no trace', async () => {
    await begin(kind);
    const before = await giving();
    const { said } = await scheduleIn(wait, { amount: 25 });
    await later(wait - 1);
    expect((await money.undo(said.id, manager)).status).toBe(404);
    expect((await money.undo(`${said.id}?pending=true`)).status).toBe(200);
    await later(wait);
    expect([await stateOf(said.id), await giving()]).toEqual(['removed', before]);
    expect(await money.feed(employee)).not.toContain(said.id);
    await money.expectSoundBooks();
  });

  it('is either undone or published when both happen at once', async () => {
    await begin(kind);
    const before = { give: await giving(), redeem: (await money.purse(manager)).redeem };
    const { said } = await scheduleIn(wait, { amount: 25 });
    deployment.now += wait;
    const [{ status }] = await Promise.all([money.undo(`${said.id}?pending=true`), deployment.tick()]);
    const isUndone = status === 200;
    expect(await stateOf(said.id)).toBe(isUndone ? 'removed' : 'published');
    expect({ give: await giving(), redeem: (await money.purse(manager)).redeem }).toEqual({
      give: before.give - (isUndone ? 0 : 25),
      redeem: before.redeem + (isUndone ? 0 : 25),
    });
    await money.expectSoundBooks();
  });

  it('is made once by a repeated send with one key', async () => {
    await begin(kind);
    const before = await giving();
    const body = { amount: 9, publish_at: at(wait) };
    const answers = await Promise.all([1, 2].map(() => money.send(body, { key: 'one act' })));
    expect(new Set(answers.map(({ said }) => said.id)).size).toBe(1);
    expect(await giving()).toBe(before - 9);
  });

  it('is refused less than five minutes and more than sixty days ahead', async () => {
    await begin(kind);
    const soonest = schedule.minutes * minute;
    const latest = schedule.days * day;
    expect(await money.faults({ publish_at: at(soonest - 1) })).toEqual([['publish_at', 'schedule_soon']]);
    expect(await money.faults({ publish_at: at(latest + 1) })).toEqual([['publish_at', 'schedule_late']]);
    expect((await scheduleIn(soonest)).status).toBe(200);
    expect((await scheduleIn(latest)).status).toBe(200);
  });

  it('reaches those who are still there: the share of a receiver who left goes back, also before a removal', async () => {
    await begin(kind);
    const before = { give: await giving(), admin: (await money.purse(admin)).redeem };
    const { said } = await scheduleIn(wait, { amount: 10, reciever_emails: [manager, admin] });
    await money.change(manager, { active: false });
    await later(wait);
    expect(await stateOf(said.id)).toBe('published');
    expect([await giving(), (await money.purse(admin)).redeem]).toEqual([
      before.give - 10,
      before.admin + 10,
    ]);
    await money.expectSoundBooks();
    expect((await money.undo(said.id)).said).toMatchObject({ returned: 10, receivers: 1 });
    expect(await giving()).toBe(before.give);
    await money.expectSoundBooks();
  });

  it('comes back when nobody is left to thank, when its sender left, and when the module is off: whom and why is told', async () => {
    await begin(kind);
    const before = await giving();
    const whom = 'Para Andrés Villanueva';
    const alone = await scheduleIn(wait, { amount: 25, message: 'Gracias por el cierre' });
    await money.change(manager, { active: false });
    await later(wait);
    expect([await stateOf(alone.said.id), await giving()]).toEqual(['returned', before]);
    expect(await told()).toEqual([[alone.said.id, `${whom}: ya no queda nadie a quien agradecer.`]]);
    expect(await waiting()).toMatchObject([
      {
        returned_for: 'nobody_left',
        post: { id: alone.said.id, message: 'Gracias por el cierre', amount: 25 },
      },
    ]);

    await money.change(manager, { active: true });
    const left = await scheduleIn(wait);
    await money.change(employee, { active: false });
    await later(wait);
    await money.change(employee, { active: true });
    expect([await stateOf(left.said.id), await giving()]).toEqual(['returned', before]);
    expect((await told())[0]).toEqual([left.said.id, `${whom}: ese día no podías enviar reconocimientos.`]);

    const off = await scheduleIn(wait, { message: 'Gracias por el informe' });
    await money.write((store) => store.update(modules, { flag: 'recognitions' }, { active: false }));
    await later(wait);
    const why = `${whom}: los reconocimientos estaban apagados ese día.`;
    expect((await told())[0]).toEqual([off.said.id, why]);
    await money.write((store) => store.update(modules, { flag: 'recognitions' }, { active: true }));
    expect([await stateOf(off.said.id), await giving()]).toEqual(['returned', before]);
    expect((await waiting()).map(({ post }) => post.message).at(-1)).toBe('Gracias por el informe');
    for (const as of [manager, admin])
      expect((await deployment.rest(`GET /post/${off.said.id}`, { as })).status).toBe(404);
    await money.expectSoundBooks();

    expect((await money.undo(`${off.said.id}?pending=true`)).said).toMatchObject({ returned: 0 });
    expect(await waiting()).toHaveLength(2);
    expect((await told()).map(([id]) => id)).toEqual([left.said.id, alone.said.id]);
    expect(await giving()).toBe(before);
    await money.expectSoundBooks();
  });

  it('is taken back at once when its sender or its only receiver is deleted', async () => {
    await begin(kind);
    const before = await giving();
    const to = await scheduleIn(wait);
    const from = await money.send({ publish_at: at(wait), reciever_emails: [employee] }, { as: manager });
    const [id = ''] = await money.ids([manager]);
    await money.write((store) => store.update(orders, { userId: id }, { status: 'delivered' }));
    const gone = await money.call('POST /user/admin/delete', admin, { id, reason: '' });
    expect(gone.status).toBe(200);
    expect(await stateOf(to.said.id)).toBe('returned');
    expect(await stateOf(from.said.id)).toBe('removed');
    expect(await giving()).toBe(before);
    await money.expectSoundBooks();
  });

  it('keeps a type that was switched off meanwhile', async () => {
    await begin(kind);
    const { said } = await scheduleIn(wait);
    await money.write((store) => store.update(postTypes, {}, { active: false }));
    await later(wait);
    expect(await stateOf(said.id)).toBe('published');
    expect((await money.feed(manager))[0]).toBe(said.id);
  });

  it('over the end of a month has taken its points before they lapse, and counts in the month it appears in', async () => {
    // Ten in the evening of the last day of March in the zone of the organisation.
    await begin(kind, '2026-04-01T04:00:00.000Z');
    const [group] = await money.look(async (store) => (await store.list(postTypes, { limit: 1 })).rows);
    const [me] = await money.ids([employee]);
    await money.write((store) =>
      store.insert(recognitionGroups, [
        {
          id: 'one a month',
          name: 'One a month',
          recognitionTypeIds: [group?.recognitionTypeId ?? ''],
          userIds: [me ?? ''],
          monthlyLimit: 1,
          active: true,
          createdAt: at(0),
        },
      ]),
    );
    const post_types = [group?.id ?? ''];
    const { said } = await scheduleIn(wait, { post_types });
    expect(said.state).toBe('scheduled');
    expect(await money.faults({ post_types, publish_at: at(2 * wait) })).toEqual([
      ['post_types.0', 'type_limit_reached'],
    ]);
    expect((await money.send({ post_types })).status).toBe(200);
    await money.publish();
    const before = (await money.purse(manager)).redeem;
    await later(wait);
    await deployment.tick();
    const renewed = await money.look((store) => store.list(renewals, { where: { month: '2026-04' } }));
    expect(renewed.rows.length).toBeGreaterThan(0);
    expect(await stateOf(said.id)).toBe('published');
    expect((await money.purse(manager)).redeem).toBe(before + 10);
    expect(await money.faults({ post_types })).toEqual([['post_types.0', 'type_limit_reached']]);
    await money.expectSoundBooks();
  });
});
