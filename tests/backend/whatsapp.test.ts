/** WhatsApp messages about notifications: who gets one, what it says, and that none is sent twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WhatsappMessage } from '#backend/http/messengers.ts';
import { NotTaken } from '#backend/jobs/queue.ts';
import { leaveNotices } from '#backend/notifications/notices.ts';
import { notifications, whatsappMessages } from '#backend/notifications/notifications.tables.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { openAuthFixture, employee, right, type AuthFixture } from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const minute = 60_000;
const number = '+573001234567';

describe.each(storesOf(import.meta.url))('WhatsApp messages, %s store', (kind) => {
  let fixture: AuthFixture;
  let sent: WhatsappMessage[] = [];
  let answer: () => Promise<'sent' | 'unreachable'>;
  let token = '';
  beforeEach(async () => {
    sent = [];
    answer = async () => 'sent';
    fixture = await openAuthFixture(kind, {
      whatsapp: (message) => {
        sent.push(message);
        return answer();
      },
    });
    await turn('whatsapp', true);
    token = String((await fixture.login(employee, right)).body['auth_token']);
    await on();
  });
  afterEach(() => fixture.deployment.close());

  const turn = (flag: 'whatsapp' | 'notifications', active: boolean) =>
    fixture.inOrg((store) => store.update(modules, { flag }, { active }));
  const on = (phone = number) =>
    fixture.post('/user/notification_settings_wpp', { whatsapp_enabled: true, phone }, { token });
  const set = (body: object) => fixture.post('/user/notification_settings', body, { token });
  const leave = async (what: NotificationKind = 'recognition'): Promise<void> => {
    const { id } = await fixture.person();
    const { newId } = fixture.deployment.dependencies;
    const at = new Date(fixture.deployment.now).toISOString();
    await fixture.inOrg((store) =>
      leaveNotices(
        { store, newId, at, publish: () => undefined },
        { to: [id, id], kind: what, actorId: null, postId: null },
      ),
    );
  };
  /** How many messages are sent for one notification after a change. */
  const after = async (change: () => Promise<unknown>, what: NotificationKind = 'recognition') => {
    sent = [];
    await leave(what);
    await change();
    await fixture.deployment.tick();
    return sent.length;
  };
  const waiting = async () =>
    fixture.inOrg(async (store) =>
      (await store.list(whatsappMessages)).rows.map(({ status, tries }) => `${status} ${tries}`),
    );
  const failed = async () =>
    (await fixture.post('/user/notification_settings', {}, { token })).body['whatsapp_failed'];

  it('a notification is one message to the number of its person, with a sentence in the language of now', async () => {
    await leave('order');
    expect(sent).toEqual([]);
    await fixture.change({ language: 'english' });
    await Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]);
    await fixture.deployment.tick();
    expect(sent).toEqual([
      { to: number, kind: 'order', language: 'english', sentence: 'There is an update on an order' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('a message goes to the number of the moment of sending, without separators', async () => {
    await leave();
    await on('+52 (55) 1234-5678');
    await fixture.deployment.tick();
    expect(sent.map(({ to }) => to)).toEqual(['+525512345678']);
  });

  it('a queued message does not leave after the choice, the topic or a module went off, or when it was read', async () => {
    expect(await after(() => fixture.post('/user/whatsapp/deactivate', {}, { token }))).toBe(0);
    await on();
    expect(await after(() => set({ topics: { comment: false } }), 'comment')).toBe(0);
    expect(await after(() => fixture.post('/user/notification/read', {}, { token }))).toBe(0);
    for (const flag of ['whatsapp', 'notifications'] as const) {
      expect(await after(() => turn(flag, false))).toBe(0);
      await turn(flag, true);
    }
    expect(await after(() => fixture.change({ active: false }))).toBe(0);
    await fixture.change({ active: true });
    expect(await after(async () => undefined)).toBe(1);
  });

  it('a message that waited a day or whose notification was taken back is not sent', async () => {
    await leave();
    fixture.deployment.now += 24 * 60 * minute;
    await fixture.deployment.tick();
    await leave();
    await fixture.inOrg((store) => store.remove(notifications, {}));
    await fixture.deployment.tick();
    expect([sent, await waiting()]).toEqual([[], []]);
  });

  it('a refused number gets no further message until its person sets it again', async () => {
    answer = async () => 'unreachable';
    expect([await after(async () => undefined), await failed(), await waiting()]).toEqual([1, true, []]);
    answer = async () => 'sent';
    expect(await after(async () => undefined)).toBe(0);
    await on();
    expect([await failed(), await after(async () => undefined)]).toEqual([false, 1]);
  });

  it('a number that was replaced while its message was refused is not marked', async () => {
    answer = async () => {
      await on('+525512345678');
      return 'unreachable';
    };
    await after(async () => undefined);
    expect(await failed()).toBe(false);
  });

  it('a limit of the service is waited for as long as the service says, between a minute and two hours', async () => {
    answer = () => Promise.reject(new NotTaken('WHATSAPP 130429', 429, 10 * minute));
    await after(async () => undefined);
    answer = async () => 'sent';
    fixture.deployment.now += 10 * minute - 1;
    await fixture.deployment.tick();
    expect([sent.length, await waiting()]).toEqual([1, ['queued 1']]);
    fixture.deployment.now += 1;
    await fixture.deployment.tick();
    expect([sent.length, await waiting()]).toEqual([2, []]);
    answer = () => Promise.reject(new NotTaken('WHATSAPP 2', 503, 0));
    await after(async () => undefined);
    fixture.deployment.now += minute - 1;
    await fixture.deployment.tick();
    expect(sent).toHaveLength(1);
    answer = () => Promise.reject(new NotTaken('WHATSAPP 4', 429, 9e12));
    fixture.deployment.now += 1;
    await fixture.deployment.tick();
    answer = async () => 'sent';
    fixture.deployment.now += 120 * minute;
    await fixture.deployment.tick();
    expect(await waiting()).toEqual([]);
  });

  it('a message that would fail again is not repeated, and the log says why without the number', async () => {
    answer = () => Promise.reject(new NotTaken('WHATSAPP 132001', 404, 'never'));
    await after(async () => undefined);
    fixture.deployment.now += 180 * minute;
    await fixture.deployment.tick();
    expect([sent.length, await waiting()]).toEqual([1, ['failed 1']]);
    expect(fixture.logged.join()).toContain(
      'a WhatsApp message was not handed over, try 1: WHATSAPP 132001 404',
    );
    expect(fixture.logged.join()).not.toContain('57300');
  });

  it('a message whose sender crashed is not sent a second time', async () => {
    await leave();
    await fixture.inOrg((store) => store.update(whatsappMessages, {}, { status: 'sending', tries: 1 }));
    fixture.deployment.now += 11 * minute;
    await fixture.deployment.tick();
    expect([sent, await waiting()]).toEqual([[], ['failed 1']]);
  });

  it('a person without the choice has no message', async () => {
    await fixture.post('/user/whatsapp/deactivate', {}, { token });
    await leave();
    expect(await waiting()).toEqual([]);
  });
});

it('messages without WhatsApp on the server leave nothing in the log, and are removed after a week', async () => {
  const fixture = await openAuthFixture('tab');
  const { id: userId } = await fixture.person();
  const { newId } = fixture.deployment.dependencies;
  const at = new Date(fixture.deployment.now).toISOString();
  const row = {
    id: newId(),
    userId,
    notificationId: newId(),
    quietAt: null,
    tries: 0,
    dueAt: at,
    createdAt: at,
  };
  await fixture.inOrg((store) => store.insert(whatsappMessages, [{ ...row, status: 'queued' }]));
  const left = () => fixture.inOrg(async (store) => (await store.list(whatsappMessages)).rows.length);
  await fixture.deployment.tick();
  expect([await left(), fixture.logged]).toEqual([1, []]);
  fixture.deployment.now += 7 * 24 * 60 * minute;
  await fixture.deployment.tick();
  expect(await left()).toBe(0);
  fixture.deployment.close();
});
