/** Notifications of browsers: who gets one, what it says, and when a browser gets none any more. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PushNotice } from '#backend/http/messengers.ts';
import { noticeWords } from '#backend/notices.registry.ts';
import { sentenceOf } from '#backend/notifications/notices.words.ts';
import { leaveNotices } from '#backend/notifications/notices.ts';
import {
  notifications,
  pushMessages,
  pushSubscriptions,
} from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { isPushEndpoint, mostDevices } from '#schema/notifications/push.rules.ts';
import {
  carries,
  notificationKinds,
  type NotificationKind,
} from '#schema/notifications/notifications.rules.ts';
import { openAuthFixture, employee, phrase, right, type AuthFixture } from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const minute = 60_000;
const manager = 'manager@aurora.example';
const keys = { p256dh: `BA${'k'.repeat(85)}`, auth: `${'a'.repeat(21)}A` };
const phone = 'https://push.example/phone';
const laptop = 'https://push.example/laptop';

describe.each(storesOf(import.meta.url))('notifications of browsers, %s store', (kind) => {
  let fixture: AuthFixture;
  let sent: (readonly [endpoint: string, PushNotice])[] = [];
  let answer: () => Promise<'sent' | 'gone'>;
  beforeEach(async () => {
    sent = [];
    answer = async () => 'sent';
    fixture = await openAuthFixture(kind, {
      channels: { email: true, browser: true, pushKey: 'key', whatsapp: false },
      pusher: (to, notice) => {
        sent.push([to.endpoint, notice]);
        return answer();
      },
    });
  });
  afterEach(() => fixture.deployment.close());

  const session = async (email = employee, password = right) =>
    String((await fixture.login(email, password)).body['auth_token']);
  const subscribe = async (token: string, endpoint = phone) =>
    fixture.post('/user/push_subscription', { endpoint, ...keys }, { token });
  const leave = async (what: NotificationKind = 'recognition', email = employee): Promise<void> => {
    const { id } = await fixture.person(email);
    const { newId } = fixture.deployment.dependencies;
    const at = new Date(fixture.deployment.now).toISOString();
    await fixture.inOrg((store) =>
      leaveNotices(
        { store, newId, at, publish: () => undefined },
        { to: [id], kind: what, actorId: null, postId: null },
      ),
    );
  };
  const shown = async (...kinds: readonly NotificationKind[]): Promise<readonly string[]> => {
    sent = [];
    for (const what of kinds.length === 0 ? (['recognition'] as const) : kinds) await leave(what);
    await fixture.deployment.tick();
    return sent.map(([endpoint]) => endpoint);
  };
  const devices = async () =>
    fixture.inOrg(async (store) =>
      (await store.list(pushSubscriptions)).rows.map(({ endpoint }) => endpoint),
    );
  const waiting = async () =>
    fixture.inOrg(async (store) =>
      (await store.list(pushMessages)).rows.map(({ status, tries }) => `${status} ${tries}`),
    );

  it('a notification reaches each subscribed browser of its person once, with a sentence by its kind', async () => {
    const token = await session();
    await subscribe(token);
    await subscribe(token, laptop);
    await subscribe(await session(manager), 'https://push.example/manager');
    await leave('order');
    expect(sent).toEqual([]);
    await Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]);
    await fixture.deployment.tick();
    const notice = { title: 'Hay novedades de un pedido', path: '/orders', tag: 'order' };
    expect(sent).toEqual([
      [phone, notice],
      [laptop, notice],
    ]);
    expect(await waiting()).toEqual([]);
    await fixture.change({ language: 'english' });
    await shown('recognition');
    expect(sent[0]?.[1].title).toBe('You were thanked');
  });

  it('the same browser subscribed twice is one device, and another person on it takes it over', async () => {
    const token = await session();
    await subscribe(token);
    await subscribe(token);
    expect(await devices()).toEqual([phone]);
    await subscribe(await session(manager));
    expect([await devices(), await shown()]).toEqual([[phone], []]);
  });

  it('a person keeps the ten newest browsers', async () => {
    const token = await session();
    for (let device = 0; device <= mostDevices; device++) {
      fixture.deployment.now += 1;
      await subscribe(token, `${phone}/${device}`);
    }
    expect((await devices()).toSorted()).toEqual(
      Array.from({ length: mostDevices }, (_, device) => `${phone}/${device + 1}`).toSorted(),
    );
  });

  it('a browser that was unsubscribed gets nothing, and a person cannot unsubscribe the browser of another', async () => {
    const token = await session();
    await subscribe(token);
    const remove = (as: string) =>
      fixture.post('/user/push_subscription/remove', { endpoint: phone }, { token: as });
    await remove(await session(manager));
    expect(await shown()).toEqual([phone]);
    await leave();
    expect((await remove(token)).status).toBe(200);
    sent = [];
    await fixture.deployment.tick();
    expect([sent, await devices()]).toEqual([[], []]);
  });

  it('a queued notification does not leave after the switch, the topic or the module went off, or when it was read', async () => {
    const token = await session();
    await subscribe(token);
    const set = (body: object) => fixture.post('/user/notification_settings', body, { token });
    const after = async (change: () => Promise<unknown>, what: NotificationKind = 'recognition') => {
      sent = [];
      await leave(what);
      await change();
      await fixture.deployment.tick();
      return sent.length;
    };
    expect(await after(() => set({ push_enabled: false }))).toBe(0);
    expect(await after(() => set({ push_enabled: true, topics: { comment: false } }), 'comment')).toBe(0);
    expect(await after(() => fixture.post('/user/notification/read', {}, { token }))).toBe(0);
    const module = (active: boolean) =>
      fixture.inOrg((store) => store.update(modules, { flag: 'notifications' }, { active }));
    expect(await after(() => module(false))).toBe(0);
    await module(true);
    expect(await after(async () => undefined)).toBe(1);
  });

  it('signing out ends the notifications of this browser only', async () => {
    const [here, there] = [await session(), await session()];
    await subscribe(here);
    await subscribe(there, laptop);
    await fixture.post('/logout', {}, { token: here });
    expect(await shown()).toEqual([laptop]);
  });

  it('after signing out elsewhere and after a new password only the own browser is notified, until its session is ended', async () => {
    const here = await session();
    await subscribe(here);
    await subscribe(await session(), laptop);
    const next = String((await fixture.post('/logout/elsewhere', {}, { token: here })).body['auth_token']);
    expect([await shown(), await devices()]).toEqual([[phone], [phone]]);
    await subscribe(await session(), laptop);
    const change = { current_password: right, new_password: phrase };
    const last = String((await fixture.post('/user/password', change, { token: next })).body['auth_token']);
    expect(await shown()).toEqual([phone]);
    await fixture.post('/logout', {}, { token: last });
    expect(await devices()).toEqual([]);
  });

  it('a browser ends with the account of its person, and when the server has another key', async () => {
    await subscribe(await session());
    await fixture.change({ active: false });
    expect([await shown(), await devices()]).toEqual([[], []]);
    await fixture.change({ active: true });
    await subscribe(await session());
    await fixture.inOrg((store) => store.update(pushSubscriptions, {}, { serverKey: 'earlier' }));
    expect([await shown(), await devices()]).toEqual([[], []]);
  });

  it('a subscription that the push service no longer knows is removed', async () => {
    await subscribe(await session());
    answer = async () => 'gone';
    await shown();
    expect([await devices(), await waiting(), await shown()]).toEqual([[], [], []]);
  });

  it('a failed notification is repeated after a minute, without its address in the log', async () => {
    await subscribe(await session());
    answer = () => Promise.reject(Object.assign(new Error(phone), { responseCode: 503 }));
    await shown();
    expect([await waiting(), sent.length]).toEqual([['queued 1'], 1]);
    fixture.deployment.now += minute - 1;
    await fixture.deployment.tick();
    expect(sent).toHaveLength(1);
    answer = async () => 'sent';
    fixture.deployment.now += 1;
    await fixture.deployment.tick();
    expect([sent.length, await waiting()]).toEqual([2, []]);
    expect(fixture.logged.join()).toContain('try 1: 503');
    expect(fixture.logged.join()).not.toContain('push.example');
  });

  it('a notification that waited a day or was taken back is not sent', async () => {
    await subscribe(await session());
    await leave();
    fixture.deployment.now += 24 * 60 * minute;
    await fixture.deployment.tick();
    await leave();
    await fixture.inOrg((store) => store.remove(notifications, {}));
    await fixture.deployment.tick();
    expect([sent, await waiting()]).toEqual([[], []]);
  });
});

it('a server without notifications of browsers refuses a subscription', async () => {
  const fixture = await openAuthFixture('tab', {
    channels: { email: true, browser: false, pushKey: null, whatsapp: false },
  });
  const token = String((await fixture.login(employee, right)).body['auth_token']);
  const refused = await fixture.post('/user/push_subscription', { endpoint: phone, ...keys }, { token });
  expect([refused.status, refused.body['code']]).toEqual([403, 'module_off']);
  fixture.deployment.close();
});

it.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://intranet/a',
  'https://metadata.google.internal/a',
  'https://printer.local/a',
  'https://push.example./a',
  'https://push.example:8443/a',
  'https://me:secret@push.example/a',
  'https://push.example/a#b',
  `https://push.example/${'a'.repeat(1_100)}`,
  'push.example',
])('%s is no address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

it.each([
  'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm0:APA91bE-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QOVz',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
])('%s is an address of a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

it('each kind of notification has a sentence in both languages, and mails leave out reactions, celebrations, and what has a mail of its own', () => {
  for (const kind of notificationKinds)
    for (const language of ['spanish', 'english'] as const)
      expect(sentenceOf(noticeWords, language, kind), kind).toMatch(/^\p{Lu}[^{}]+[^.]$/u);
  expect(notificationKinds.filter((kind) => !carries('email', kind))).toEqual([
    'reaction',
    'birthday',
    'anniversary',
    'event_promoted',
    'event_changed',
    'event_cancelled',
    'communication',
    'week_digest',
  ]);
});
