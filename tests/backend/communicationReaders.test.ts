/** What readers of communications see, corrections, a channel that is off, and mails, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { notificationSettings } from '#backend/notifications/notifications.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import {
  hourMs,
  openCommunicationFixture,
  undoneMs,
  type CommunicationFixture,
} from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: CommunicationFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = '', three = ''] = crowd(3);

/** A Monday at 9:00 in Mexico City. */
const monday = Date.parse('2026-05-04T15:00:00.000Z');
async function open(kind: StoreKind, people = 4): Promise<CommunicationFixture> {
  fixture = await openCommunicationFixture(kind, people);
  fixture.deployment.now = monday;
  for (const who of crowd(people)) await fixture.lives(who, 'America/Mexico_City');
  return fixture;
}

describe.each(storesOf(import.meta.url))('communications, %s store', (kind) => {
  it('people see those of their audience of today, pinned first, and file them for themselves alone', async () => {
    const { sent, later, settle, call, done } = await open(kind, 2);
    const pinned = await sent({ title: 'Arriba' });
    const news = await sent({ title: 'Novedad', pin: [], newsfeed: 'true' });
    const mailed = await sent({ title: 'Solo correo', pin: [], email: 'true' });
    await later(undoneMs);
    await settle();
    const titles = async (who: string, search = '') =>
      (await call(who, `GET /communications${search}`)).said.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles(one)).toEqual(['Arriba', 'Novedad']);
    // Only mailed, it is found under the bell.
    expect((await call(one, `GET /communications/${mailed}`)).status).toBe(200);
    expect((await call(one, `PATCH /communications/${news}/filed`, { filed: true })).said.filed).toBe(true);
    expect(await titles(one, '?filed=true')).toEqual(['Novedad']);
    expect(await titles(two, '?filed=true')).toEqual([]);
    // Unpinning the only channel leaves it under the bell.
    expect((await done(`POST /communication/${pinned}/pin`, {})).pin).toBe(false);
    expect(await titles(two)).toEqual(['Novedad']);
    expect((await call(two, `GET /communications/${pinned}`)).status).toBe(200);
  });

  it('what goes to a department or a group is unknown to all others by every address, also to those who filed it and left', async () => {
    const { form, later, settle, call, change, done } = await open(kind, 0);
    const { users } = await import('#backend/people/users.tables.ts');
    const moves = (id: string, departmentId: string) =>
      change((store) => store.update(users, { id }, { departmentId }));
    const sales = await form(boss, 'POST /communication/department', {
      title: 'Ventas',
      pin: 'true',
      asks_acknowledgement: 'true',
      department_id: 'sales',
    });
    const { id: group } = await done('POST /communication/group', { name: 'Mesa', user_ids: ['ana'] });
    const table = await form(boss, `POST /communication/group/${group}`, {
      title: 'Mesa',
      pin: 'true',
      id: group,
    });
    await later(undoneMs);
    await settle();
    const unknown = (await call('elena', 'GET /communications/unknown')).text;
    const answersTo = async (who: string) => {
      const found: string[] = [];
      for (const [route, body] of [
        ...[sales, table].flatMap(({ said: { id } }) => [
          [`GET /communications/${id}`, undefined] as const,
          [`POST /communications/${id}/read`, {}] as const,
          [`POST /communications/${id}/acknowledge`, {}] as const,
          [`PATCH /communications/${id}/filed`, { filed: true }] as const,
        ]),
        ['GET /communications/department/sales', undefined] as const,
        [`GET /communications/group/${group}`, undefined] as const,
      ]) {
        const answer = await call(who, route, body);
        if (answer.text !== unknown) found.push(`${answer.status}`);
      }
      for (const search of ['', '?filed=true'])
        found.push(
          ...(await call(who, `GET /communications${search}`)).said.items.map(
            ({ title }: { title: string }) => title,
          ),
        );
      return found;
    };
    expect(await answersTo('elena')).toEqual([]);
    // Who moves in finds it, and loses it again; whom it was delivered to keeps it.
    await moves('elena', 'sales');
    expect(await answersTo('elena')).toEqual(['200', '200', '200', '200', '200', 'Ventas', 'Ventas']);
    await moves('elena', 'works');
    expect(await answersTo('elena')).toEqual([]);
    await moves('bruno', 'works');
    expect((await call('bruno', `GET /communications/${sales.said.id}`)).status).toBe(200);
  });

  it('a channel that is off reaches nobody, is counted so, and says it in the follow-up', async () => {
    const { change, done, sent, later, settle, people, whatsappTo, turn } = await open(kind, 1);
    await change((store) =>
      store.insert(notificationSettings, [
        {
          id: 's-one',
          userId: one,
          emailEnabled: true,
          pushEnabled: true,
          whatsappEnabled: true,
          phone: '+5215512345678',
          whatsappFailedAt: null,
          digestHour: 9,
          topics: {},
          updatedAt: new Date(fixture.deployment.now).toISOString(),
        },
      ]),
    );
    await turn('whatsapp', false);
    const plan = { audience: 'all', channels: ['whatsapp'] };
    const reach = await done('POST /communication/reach', plan);
    expect(reach.channels).toMatchObject([{ reached: 0, off: reach.people }]);
    const id = await sent({ whatsapp: 'true' });
    await later(undoneMs);
    await settle();
    expect(await whatsappTo(one)).toBe(0);
    expect((await people(id)).map(({ whatsapp }) => whatsapp)).toEqual(Array(reach.people).fill('off'));
    const follow = await done(`GET /admin/communications/${id}`);
    expect(follow.channels).toMatchObject([{ channel: 'pin' }, { channel: 'whatsapp', off: reach.people }]);
  });

  it('words are corrected in place with a history, and no mail leaves again', async () => {
    const { sent, later, settle, done, mailsTo, call } = await open(kind, 1);
    const id = await sent({ email: 'true', newsfeed: 'true' });
    await later(undoneMs);
    await settle();
    await done(`PATCH /communications/${id}`, { title: 'Cerramos el 23' });
    await settle();
    const { said } = await call(one, `GET /communications/${id}`);
    expect(said).toMatchObject({ title: 'Cerramos el 23', history: [{ title: 'Cerramos el 24' }] });
    expect(said.edited_at).not.toBe(null);
    expect((await call(one, `GET /post/${said.post_id}`)).said.message).toContain('Cerramos el 23');
    expect(await mailsTo(one)).toHaveLength(1);
    expect(
      (await call(boss, `PATCH /communications/${id}`, { send_at: '2027-01-01T00:00:00Z' })).status,
    ).toBe(409);
  });

  it('clocks that jump deliver nothing twice, and who has left in between gets nothing', async () => {
    const { sent, later, settle, toldOf, people, change } = await open(kind, 3);
    const id = await sent({ send_at: new Date(monday + 2 * hourMs).toISOString(), email: 'true' });
    await later(2 * hourMs);
    await later(-3 * hourMs);
    const { users } = await import('#backend/people/users.tables.ts');
    await change((store) => store.update(users, { id: three }, { active: false }));
    await later(5 * hourMs);
    await settle();
    await later(-2 * hourMs);
    await settle();
    for (const who of [one, two]) expect(await toldOf(who)).toEqual(['communication']);
    expect(await toldOf(three)).toEqual([]);
    expect((await people(id)).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  it('nothing of a message gets into the head of a mail', async () => {
    const { sent, later, settle, mailsTo } = await open(kind, 1);
    await sent({
      title: 'Hola\r\nBcc: all@example.com {org} {code}',
      message: 'Uno\r\nDos {product}',
      email: 'true',
    });
    await later(undoneMs);
    await settle();
    const [mail] = await mailsTo(one);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.subject).toContain('{org} {code}');
    expect(mail?.body).toContain('Uno\nDos {product}');
  });

  it('one click in a mail program stops the mails of communications and nothing else, and a forged address stops nobody', async () => {
    const { sent, later, settle, mailsTo, toldOf, call, deployment } = await open(kind, 1);
    await sent({ email: 'true' });
    await later(undoneMs);
    await settle();
    const [mail] = await mailsTo(one);
    const address = mail?.unsubscribe ?? '';
    const path = address.slice(address.indexOf('/rest') + '/rest'.length);
    const press = async (route: string) =>
      (await deployment.rest(`POST ${route}`, { text: 'List-Unsubscribe=One-Click' })).status;
    expect(await press(`${path.slice(0, -3)}AAA`)).toBe(404);
    expect(await press(path)).toBe(200);
    expect(await press(path)).toBe(200);
    await sent({ title: 'Otro', email: 'true' });
    await later(undoneMs);
    await settle();
    expect(await mailsTo(one)).toHaveLength(1);
    expect(await toldOf(one)).toHaveLength(2);
    const { email_enabled: isMailed, topics } = (await call(one, 'GET /user/notification_settings')).said;
    expect([isMailed, topics.communication, topics.comment]).toEqual([true, false, true]);
  });
});
