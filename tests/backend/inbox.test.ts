/** Notifications of a user: own ones only, in pages, marked as read on request, and without content of hidden posts. */
import { afterEach, describe, expect, it } from 'vitest';
import { excerptOf } from '#backend/inbox/inbox.reads.ts';
import { leaveNotices } from '#backend/notifications/notices.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { openFixture, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

/** Creates a notification about a post, a second later than the last. */
const told = async (
  to: Name,
  postId: string,
  kind: NotificationKind = 'comment',
  actorId: Name | null = 'ana',
) => {
  fixture.deployment.now += 1000;
  const { newId } = fixture.deployment.dependencies;
  const at = new Date(fixture.deployment.now).toISOString();
  await fixture.change((store) =>
    leaveNotices({ store, newId, at, publish: () => undefined }, { to: [to], kind, actorId, postId }),
  );
};
interface Line {
  readonly id: string;
  readonly kind: string;
  readonly post_id: string | null;
  readonly excerpt: string;
  readonly read_at: string | null;
  readonly actor: { readonly id: string } | null;
}
const inbox = async (who: Name, search = ''): Promise<readonly Line[]> =>
  (await fixture.call(who, `GET /user/notification${search}`)).said.items;
const mark = (who: Name, body: Record<string, unknown>) =>
  fixture.call(who, 'POST /user/notification/read', body);
const unreadOf = async (who: Name): Promise<number> =>
  (await fixture.call(who, 'GET /user/notification_count')).said.notification_count;
const turn = (flag: ModuleFlag, active: boolean) =>
  fixture.change((store: Store) => store.update(modules, { flag }, { active }));
const ask = async (document: string, name: Name = 'bruno') => {
  const { data, errors } = await fixture.deployment.ask(document, { as: `${name}@taller.example` });
  return errors === undefined ? data : errors[0]?.extensions;
};

describe.each(storesOf(import.meta.url))('inbox, %s store', (kind) => {
  it('the inbox lists the own notifications newest first in pages', async () => {
    fixture = await openFixture(kind);
    const ids: string[] = [];
    for (let count = 0; count < 45; count++) ids.push(await fixture.post({ message: `Gracias ${count}` }));
    for (const id of ids) await told('bruno', id, 'recognition');
    await told('carla', ids[0] ?? '');
    const pages = [await inbox('bruno'), await inbox('bruno', '?page=2'), await inbox('bruno', '?page=3')];
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat().map((line) => line.post_id)).toEqual(ids.toReversed());
    expect(pages[0]?.[0]).toMatchObject({
      kind: 'recognition',
      actor: { id: 'ana' },
      excerpt: 'Gracias 44',
      read_at: null,
    });
    const { said } = await fixture.call('bruno', 'GET /user/notification?page=3');
    expect(said.pagination).toEqual({ page: 3, per_page: 20, total: 45, total_pages: 3 });
    const facade = await ask('{ notifications(page: 3) { items { kind excerpt } pagination { total } } }');
    expect(facade).toMatchObject({ notifications: { pagination: { total: 45 } } });
    // Reading the list marks nothing as read.
    expect(await unreadOf('bruno')).toBe(45);
  });

  it('the inbox marks one, several or all notifications as read or unread and answers the remaining count', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    for (let count = 0; count < 5; count++) await told('bruno', id);
    const [first, second, third] = await inbox('bruno');
    const one = await mark('bruno', { ids: [first?.id] });
    expect([one.status, one.said]).toEqual([200, { notification_count: 4, pending_surveys: 0 }]);
    const readAt = (await inbox('bruno'))[0]?.read_at;
    expect(readAt).toBe(new Date(fixture.deployment.now).toISOString());
    fixture.deployment.now += 1000;
    expect((await mark('bruno', { ids: [first?.id, second?.id, third?.id] })).said.notification_count).toBe(
      2,
    );
    // The time of the first reading stays.
    expect((await inbox('bruno'))[0]?.read_at).toBe(readAt);
    expect((await inbox('bruno', '?unread=true')).map((line) => line.read_at)).toEqual([null, null]);
    expect((await mark('bruno', { ids: [second?.id], read: false })).said.notification_count).toBe(3);
    const through = await ask('mutation { markNotifications { notificationCount pendingSurveys } }');
    expect(through).toEqual({ markNotifications: { notificationCount: 0, pendingSurveys: 0 } });
    expect(await inbox('bruno', '?unread=true')).toEqual([]);
    const again = await ask(
      `mutation { markNotifications(ids: ["${third?.id}"], read: false) { notificationCount } }`,
    );
    expect(again).toEqual({ markNotifications: { notificationCount: 1 } });
    expect((await mark('bruno', { ids: [] })).status).toBe(422);
  });

  it('the inbox ignores ids of notifications of other people', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post();
    await told('bruno', id);
    await told('carla', id);
    const [theirs] = await inbox('carla');
    const [mine] = await inbox('bruno');
    const answer = await mark('bruno', { ids: [theirs?.id, 'unknown', mine?.id] });
    expect([answer.status, answer.said.notification_count]).toEqual([200, 0]);
    await mark('bruno', {});
    expect(await unreadOf('carla')).toBe(1);
    expect((await inbox('carla'))[0]?.read_at).toBeNull();
  });

  it('marking notifications sends a stream event only to the other pages of the person', async () => {
    fixture = await openFixture(kind);
    await told('bruno', await fixture.post());
    const heard: (readonly [Name, StreamedMessage['kind']])[] = [];
    for (const name of ['bruno', 'carla'] as const)
      fixture.deployment.dependencies.eventBus.subscribe('taller', name, (message) =>
        heard.push([name, message.kind]),
      );
    await mark('bruno', {});
    await mark('bruno', {});
    expect(heard).toEqual([['bruno', 'notification.changed']]);
  });

  it('the inbox shows only what its reader may see of a post now', async () => {
    fixture = await openFixture(kind);
    const open = await fixture.post({ message: 'A la vista' });
    const hers = await fixture.post({ from: 'ana', to: ['elena'], isPrivate: true, message: 'Entre dos' });
    const own = await fixture.post({ from: 'ana', to: ['bruno'], isPrivate: true, message: 'Para ti' });
    const inner = await fixture.post({ seenBy: 'managers', to: ['carla'], message: 'De jefes' });
    const gone = await fixture.post({ to: ['elena'], state: 'removed', message: 'Quitado' });
    const away = await fixture.post({ to: ['elena'], hidden: true, message: 'Escondido' });
    const poll = await fixture.post({ to: [], kind: 'poll', message: '¿Dónde?' });
    const day = await fixture.post({ from: null, kind: 'birthday', message: '' });
    const all = [open, hers, own, inner, gone, away, poll, day, 'unknown'];
    for (const id of all) await told('bruno', id);
    const shown = async (who: Name) =>
      (await inbox(who)).toReversed().map(({ post_id, excerpt }) => [post_id, excerpt]);
    const none = [null, ''];
    expect(await shown('bruno')).toEqual([
      [open, 'A la vista'],
      none,
      [own, 'Para ti'],
      none,
      none,
      none,
      [poll, '¿Dónde?'],
      [day, ''],
      none,
    ]);
    for (const id of all) await told('diego', id);
    expect(await shown('diego')).toEqual([
      [open, 'A la vista'],
      none,
      none,
      [inner, 'De jefes'],
      [gone, 'Quitado'],
      [away, 'Escondido'],
      [poll, '¿Dónde?'],
      [day, ''],
      none,
    ]);
    await turn('surveys', false);
    await turn('birthdays', false);
    expect((await shown('bruno')).slice(6)).toEqual([none, none, none]);
  });

  it('reading the inbox takes the same store calls for twenty notifications as for one', async () => {
    fixture = await openFixture(kind);
    const count = async (): Promise<number> => {
      let reads = 0;
      const { db } = fixture.deployment;
      const read = db.read.bind(db);
      Object.assign(db, {
        read: (org: string, work: (store: Store) => Promise<unknown>) =>
          read(org, (store) =>
            work(
              new Proxy(store, {
                get: (target, name) => {
                  reads++;
                  const verb: unknown = Reflect.get(target, name);
                  return typeof verb === 'function' ? verb.bind(target) : verb;
                },
              }),
            ),
          ),
      });
      await inbox('bruno');
      Object.assign(db, { read });
      return reads;
    };
    await told('bruno', await fixture.post());
    // The first call signs in.
    await inbox('bruno');
    const few = await count();
    for (let more = 0; more < 19; more++)
      await told('bruno', await fixture.post(), 'comment', more % 2 === 0 ? 'carla' : 'ana');
    expect(few).toBeGreaterThan(3);
    expect(await count()).toBe(few);
  });

  it('every inbox call answers module_off while the notifications module is off', async () => {
    fixture = await openFixture(kind);
    await turn('notifications', false);
    for (const route of [
      'GET /user/notification',
      'GET /user/notification_count',
      'GET /user/notification_settings',
    ])
      expect((await fixture.call('bruno', route)).said.code, route).toBe('module_off');
    expect((await mark('bruno', {})).said.code).toBe('module_off');
    expect(await ask('{ notifications { items { id } } }')).toMatchObject({ code: 'module_off' });
  });

  it('the inbox loses the unread notifications of a removed post', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    await told('bruno', id, 'recognition');
    await fixture.call('ana', `DELETE /post/${id}`);
    expect(await inbox('bruno')).toEqual([]);
    expect((await fixture.look((store) => store.list(notifications))).rows).toEqual([]);
    expect((await fixture.look((store) => store.list(posts))).rows).toHaveLength(1);
    expect((await fixture.look((store) => store.list(postReceivers))).rows).toHaveLength(1);
  });
});

describe('excerpt of a text', () => {
  it('an excerpt is the whole text on one line up to 140 characters', () => {
    fixture = { deployment: { close: () => undefined } } as unknown as Fixture; // nothing to close: this needs no deployment
    expect(excerptOf('  Hola\n\n  a todos ')).toBe('Hola a todos');
    expect(excerptOf('x'.repeat(140))).toBe('x'.repeat(140));
  });

  it('a longer excerpt ends in an ellipsis, never splits a character and never exceeds 140', () => {
    expect(excerptOf('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`);
    expect(excerptOf(`${'x'.repeat(138)} y y`)).toBe(`${'x'.repeat(138)}…`);
    expect(excerptOf(`${'x'.repeat(138)}🎉🎉`)).toBe(`${'x'.repeat(138)}…`);
  });
});
