/** Unseen notifications are mailed: once, together, and only to users who want them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeWords } from '#backend/notices.registry.ts';
import { wordsOf } from '#backend/notifications/notices.words.ts';
import { notifications, notificationSettings } from '#backend/notifications/notifications.tables.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { openAuthFixture, employee, type AuthFixture } from './authFixture.ts';
import { storesOf } from '../support/trials.ts';

const quarter = 900_000;
const manager = 'manager@aurora.example';

describe.each(storesOf(import.meta.url))('notification mails, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
    // The notifications of the world's past are not mailed.
    await fixture.deployment.tick();
  });
  afterEach(() => fixture.deployment.close());
  async function leave(what: NotificationKind, email = employee): Promise<string> {
    const id = fixture.deployment.dependencies.newId();
    const { id: userId } = await fixture.person(email);
    const createdAt = new Date(fixture.deployment.now).toISOString();
    const said = { actorId: null, postId: null, sourceId: null, readAt: null };
    await fixture.inOrg((store) =>
      store.insert(notifications, [{ id, userId, kind: what, ...said, createdAt }]),
    );
    return id;
  }
  const later = async (ms = quarter): Promise<void> => {
    fixture.deployment.now += ms;
    await fixture.deployment.tick();
  };
  const told = async () => (await fixture.mails()).map(({ email, subject }) => `${email}: ${subject}`);

  it('unread notifications of 15 minutes are mailed once, together in one mail', async () => {
    await leave('recognition');
    await leave('recognition');
    await leave('order');
    await later(quarter - 1);
    expect(await told()).toEqual([]);
    await later(1);
    expect(await told()).toEqual([`${employee}: Tienes 3 novedades`]);
    const [mail] = await fixture.mails();
    expect(mail).toMatchObject({ kind: 'notice', link: 'http://home.test/notifications' });
    expect(mail?.body).toContain('Te dieron las gracias 2 veces.\nHay novedades de un pedido.');
    await later();
    expect(await told()).toHaveLength(1);
  });

  it('a notification that was read is not mailed', async () => {
    const id = await leave('recognition');
    await fixture.inOrg((store) => store.update(notifications, { id }, { readAt: 'now' }));
    await later();
    expect(await told()).toEqual([]);
  });

  it('notifications are not mailed to people who switched mails off, never signed in, or lost access', async () => {
    const off = async (email: string): Promise<void> => {
      const { id: userId } = await fixture.person(email);
      const how = {
        pushEnabled: true,
        whatsappEnabled: false,
        whatsappFailedAt: null,
        digestHour: 9,
        phone: null,
        topics: {},
        updatedAt: '',
      };
      await fixture.inOrg((store) =>
        store.insert(notificationSettings, [
          { id: fixture.deployment.dependencies.newId(), userId, emailEnabled: false, ...how },
        ]),
      );
    };
    await off(manager);
    await leave('recognition', manager);
    await leave('recognition');
    await fixture.change({ activatedAt: null });
    await later();
    await leave('recognition');
    await fixture.change({ activatedAt: '2026-01-01T00:00:00.000Z', active: false });
    await later();
    await leave('recognition');
    await fixture.change({ active: true, expiresAt: '2026-01-01' });
    await later();
    expect(await told()).toEqual([]);
    await fixture.change({ expiresAt: null });
    await leave('badge');
    await later();
    expect(await told()).toEqual([`${employee}: Recibiste una insignia`]);
  });

  it('notifications of reactions, birthdays and anniversaries are not mailed', async () => {
    for (const small of ['reaction', 'birthday', 'anniversary'] as const) await leave(small);
    await later();
    expect(await told()).toEqual([]);
  });

  it('notifications from an outage are mailed afterwards, up to a day later', async () => {
    await leave('recognition');
    await later(4 * quarter);
    expect(await told()).toHaveLength(1);
    await leave('recognition');
    await later(86_400_000 + 2 * quarter);
    expect(await told()).toHaveLength(1);
  });

  it('a notification added just before a late job run is mailed once by the next run', async () => {
    fixture.deployment.now += quarter + 60_000;
    await leave('recognition');
    await later(60_000);
    expect(await told()).toEqual([]);
    await later();
    await later();
    expect(await told()).toHaveLength(1);
  });

  it('notification mails stay in their organisation', async () => {
    const { db } = fixture.deployment;
    const boreal = (await db.directory.find('email:employee@boreal.example')) ?? '';
    const inBoreal = async () => (await db.read(boreal, (store) => store.list(outbox))).rows;
    // Its own announcement is brought to mind on this day.
    await later();
    const own = await inBoreal();
    expect(await told()).toEqual([]);
    await leave('recognition');
    await later();
    expect(await told()).toHaveLength(1);
    expect(await inBoreal()).toEqual(own);
  });
});

it('the texts of notification mails are complete in English and in Spanish', () => {
  const counts = new Map<NotificationKind, number>([
    ['comment', 1],
    ['coupon', 2],
  ]);
  expect(wordsOf(noticeWords, 'english', counts)).toEqual({
    subject: 'You have 3 updates',
    text: '2 coupons of yours are about to expire.\nThere is a comment for you.\n\nSee them here. If you would rather not get these mails, switch them off in your notifications.',
  });
  expect(wordsOf(noticeWords, 'spanish', new Map([['report', 4]])).subject).toBe(
    'Hay 4 publicaciones por revisar',
  );
});
