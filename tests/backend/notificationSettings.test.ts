/**
 * Notification settings: disabled topics are not sent, recognitions, points and duties always are, and WhatsApp needs a
 * number.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { leaveNotices } from '#backend/notifications/notices.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import {
  notificationKinds,
  notificationTopics,
  topicKinds,
} from '#schema/notifications/notifications.rules.ts';
import { openFixture, type Name, type Fixture } from './postFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: Fixture;
afterEach(() => fixture.deployment.close());

const usual = {
  email_enabled: true,
  push_enabled: true,
  whatsapp_enabled: false,
  phone: null,
  whatsapp_failed: false,
  digest_hour: 9,
  topics: Object.fromEntries(notificationTopics.map((topic) => [topic, true])),
};
const settingsOf = async (who: Name) => (await fixture.call(who, 'GET /user/notification_settings')).said;
const choose = (who: Name, body: unknown) => fixture.call(who, 'POST /user/notification_settings', body);
const whatsapp = (who: Name, body: unknown) =>
  fixture.call(who, 'POST /user/notification_settings_wpp', body);
const off = Object.fromEntries(notificationTopics.map((topic) => [topic, false]));

describe.each(storesOf(import.meta.url))('notification settings, %s store', (kind) => {
  it('default notification settings are all topics by e-mail and push', async () => {
    fixture = await openFixture(kind);
    expect(await settingsOf('bruno')).toEqual(usual);
  });

  it('notification settings keep what was chosen and leave omitted fields unchanged', async () => {
    fixture = await openFixture(kind);
    await choose('bruno', { email_enabled: false });
    await choose('bruno', { topics: { comment: false } });
    const { said } = await choose('bruno', { topics: { birthday: false, comment: true } });
    const expected = { ...usual, email_enabled: false, topics: { ...usual.topics, birthday: false } };
    expect([said, await settingsOf('bruno')]).toEqual([expected, expected]);
    expect(await settingsOf('ana')).toEqual(usual);
    const { data } = await fixture.deployment.ask(
      `mutation { updateNotificationSettings(input: { pushEnabled: false, topics: { poll: false } }) { emailEnabled pushEnabled topics { birthday poll } } }`,
      { as: 'bruno@taller.example' },
    );
    expect(data).toEqual({
      updateNotificationSettings: {
        emailEnabled: false,
        pushEnabled: false,
        topics: { birthday: false, poll: false },
      },
    });
    expect((await choose('bruno', { topics: { comment: 'no' } })).status).toBe(422);
  });

  it('a switched-off topic leaves no notifications, and every other kind still does', async () => {
    fixture = await openFixture(kind);
    await choose('bruno', { topics: off });
    const postId = await fixture.post();
    const always = notificationKinds.filter((what) => !Object.values(topicKinds).flat().includes(what));
    for (const what of notificationKinds) {
      const told: unknown[] = [];
      const { newId } = fixture.deployment.dependencies;
      const at = new Date(fixture.deployment.now).toISOString();
      await fixture.change((store) =>
        leaveNotices(
          {
            store,
            newId,
            at,
            publish: ({ to, message }) => void (message.kind === 'notification.added' && told.push(to)),
          },
          { to: ['bruno', 'carla', 'bruno'], kind: what, actorId: null, postId },
        ),
      );
      const isTopic = !always.includes(what);
      expect(told, what).toEqual([isTopic ? ['carla'] : ['bruno', 'carla']]);
    }
    expect((await fixture.noticesOf('bruno')).map(([what]) => what)).toEqual(always);
    expect((await fixture.noticesOf('carla')).map(([what]) => what)).toEqual(notificationKinds);
  });

  it('a comment notifies its people according to their notification settings', async () => {
    fixture = await openFixture(kind);
    await choose('ana', { topics: { comment: false } });
    const id = await fixture.post({ from: 'ana', to: ['bruno'] });
    await fixture.call('elena', 'POST /comment', { post_id: id, message: 'Bien' });
    expect(await fixture.noticesOf('ana')).toEqual([]);
    expect(await fixture.noticesOf('bruno')).toEqual([['comment', 'elena']]);
    await choose('ana', { topics: { comment: true } });
    await fixture.call('elena', 'POST /comment', { post_id: id, message: 'Muy bien' });
    expect(await fixture.noticesOf('ana')).toEqual([['comment', 'elena']]);
  });

  it('WhatsApp notifications require a phone number: a given one, an earlier one, or that of the account', async () => {
    fixture = await openFixture(kind);
    const none = await whatsapp('bruno', { whatsapp_enabled: true });
    expect([none.status, none.said.reasons]).toEqual([
      422,
      [{ field: 'phone', code: 'required', message: 'Este dato es obligatorio.' }],
    ]);
    for (const phone of ['55 1234 5678', '+12', 'hola']) {
      const wrong = await whatsapp('bruno', { whatsapp_enabled: true, phone });
      expect([wrong.status, wrong.said.reasons[0].code], phone).toEqual([422, 'phone']);
    }
    expect(await settingsOf('bruno')).toEqual(usual);
    const given = await whatsapp('bruno', { whatsapp_enabled: true, phone: '+57 (300) 123-4567' });
    expect(given.said).toEqual({ ...usual, whatsapp_enabled: true, phone: '+573001234567' });
    const left = await fixture.call('bruno', 'POST /user/whatsapp/deactivate');
    expect(left.said).toEqual({ ...usual, phone: '+573001234567' });
    expect((await whatsapp('bruno', { whatsapp_enabled: true })).said.phone).toBe('+573001234567');
    await fixture.change((store) => store.update(users, { id: 'ana' }, { phone: '+525512345678' }));
    expect((await settingsOf('ana')).phone).toBe('+525512345678');
    const own = await fixture.deployment.ask(
      'mutation { updateWhatsapp(whatsappEnabled: true) { whatsappEnabled phone } }',
      {
        as: 'ana@taller.example',
      },
    );
    expect(own.data).toEqual({ updateWhatsapp: { whatsappEnabled: true, phone: '+525512345678' } });
    // The other settings are unchanged.
    expect((await settingsOf('ana')).topics).toEqual(usual.topics);
  });

  it('WhatsApp settings are refused while their module is off', async () => {
    fixture = await openFixture(kind);
    await fixture.change((store) => store.update(modules, { flag: 'whatsapp' }, { active: false }));
    expect((await whatsapp('bruno', { whatsapp_enabled: false })).said.code).toBe('module_off');
    expect((await fixture.call('bruno', 'POST /user/whatsapp/deactivate')).said.code).toBe('module_off');
    expect((await choose('bruno', { email_enabled: false })).status).toBe(200);
  });
});
