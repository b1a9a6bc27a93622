/** The rules of communications over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { notificationSettings } from '#backend/notifications/notifications.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openCommunicationFixture, undoneMs, type CommunicationFixture } from './communicationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: CommunicationFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = '', three = '', four = ''] = crowd(4);

/** A Monday at 9:00 in Mexico City. */
const monday = Date.parse('2026-05-04T15:00:00.000Z');
async function open(kind: StoreKind, people = 4): Promise<CommunicationFixture> {
  fixture = await openCommunicationFixture(kind, people);
  fixture.deployment.now = monday;
  for (const who of crowd(people)) await fixture.lives(who, 'America/Mexico_City');
  return fixture;
}

describe.each(storesOf(import.meta.url))('communications, %s store', (kind) => {
  it('one path has four meanings: POST sends to the group, GET, PATCH and DELETE are the group itself', async () => {
    const { form, call, done } = await open(kind);
    const group = await done('POST /communication/group', { name: 'Guardias', user_ids: [one, two] });
    expect(group).toMatchObject({ name: 'Guardias', people: 2 });
    const path = `/communication/group/${group.id}`;
    const sent = await form(boss, `POST ${path}`, { title: 'Turnos', pin: 'true', id: group.id });
    expect(sent).toMatchObject({ status: 200, said: { audience: 'group', audience_name: 'Guardias' } });
    expect((await call(boss, `GET ${path}`)).said.users.map(({ id }: { id: string }) => id)).toEqual([
      one,
      two,
    ]);
    expect((await call(boss, `DELETE ${path}`)).status).toBe(409);
    expect((await call(boss, `PATCH ${path}`, { name: 'Guardias de noche' })).said.name).toBe(
      'Guardias de noche',
    );
    expect((await call(boss, `POST /communications/${sent.said.id}/cancel`, {})).said.state).toBe(
      'cancelled',
    );
    expect((await call(boss, `DELETE ${path}`)).status).toBe(200);
    expect((await call(boss, `GET ${path}`)).status).toBe(404);
    expect((await call(boss, 'GET /communication/groups')).said).toEqual([]);
  });

  it('what a send lacks is said in the sentences of the specification, joined after "Datos inválidos: "', async () => {
    const { form, done } = await open(kind);
    const { id: group } = await done('POST /communication/group', { name: 'Guardias', user_ids: [one] });
    const said = async (route: string, fields: Record<string, string>) => {
      const answer = await form(boss, route, fields);
      return [answer.status, answer.said.message];
    };
    expect(await said('POST /communication/all', {})).toEqual([
      422,
      'Datos inválidos: No se han proporcionado datos',
    ]);
    expect(await said('POST /communication/all', { message: 'Hola', pin: 'true' })).toEqual([
      422,
      'Datos inválidos: El título es requerido',
    ]);
    expect(await said('POST /communication/all', { message: 'Hola' })).toEqual([
      422,
      'Datos inválidos: El título es requerido, Debe seleccionar al menos un canal de comunicación',
    ]);
    expect(await said('POST /communication/group/g1', { title: 'Hola', pin: 'true' })).toEqual([
      422,
      'Datos inválidos: ID del grupo es requerido',
    ]);
    expect(
      (await said(`POST /communication/group/${group}`, { title: 'Hola', pin: 'true', id: 'g2' }))[1],
    ).toContain('son distintos');
    expect(
      (await form(boss, 'POST /communication/group/g1', { title: 'Hola', pin: 'true', id: 'g1' })).status,
    ).toBe(404);
    expect((await form(boss, 'POST /communication/all', { title: 'Hola', pin: 'false' })).status).toBe(422);
    expect(
      (
        await form(boss, 'POST /communication/all', {
          title: 'Hola',
          pin: 'true',
          send_at: '2020-01-01T00:00:00Z',
        })
      ).said.reasons,
    ).toMatchObject([{ field: 'send_at', code: 'communication_past' }]);
    expect(
      (
        await form(boss, 'POST /communication/all', {
          title: 'Hola',
          pin: 'true',
          attachment_keys: ['foreign'],
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await form(boss, 'POST /communication/all', {
          title: 'Hola',
          message: 'a'.repeat(60_000),
          pin: 'true',
        })
      ).status,
    ).toBe(422);
    expect((await form(one, 'POST /communication/all', { title: 'Hola', pin: 'true' })).status).toBe(403);
    // A flag is the string "true" and nothing else, and a form is no JSON.
    for (const pin of ['1', 'TRUE', 'on', ''])
      expect((await form(boss, 'POST /communication/all', { title: 'Hola', pin })).status, pin).toBe(422);
    const { call } = fixture;
    expect((await call(boss, 'POST /communication/all', { title: 'Hola', pin: true })).status).toBe(400);
  });

  it('nothing is sent to an audience without people', async () => {
    const { form, done, call, change } = await open(kind);
    const { id: group } = await done('POST /communication/group', { name: 'Guardias', user_ids: [one] });
    const { users } = await import('#backend/people/users.tables.ts');
    await change((store) => store.update(users, { id: one }, { active: false }));
    const sent = await form(boss, `POST /communication/group/${group}`, {
      title: 'Hola',
      pin: 'true',
      id: group,
    });
    expect([sent.status, sent.said.reasons]).toMatchObject([409, [{ code: 'communication_nobody' }]]);
    expect((await call(boss, 'GET /admin/communications')).said.items).toEqual([]);
  });

  it('for ten seconds nobody has it and it can be undone; afterwards everybody is told once', async () => {
    const { sent, call, later, settle, toldOf, communication } = await open(kind);
    const first = await sent();
    await later(5_000);
    expect((await call(boss, `POST /communications/${first}/cancel`, {})).said.state).toBe('cancelled');
    await settle();
    expect(await toldOf(one)).toEqual([]);
    const second = await sent();
    await later(undoneMs);
    await settle();
    expect((await call(boss, `POST /communications/${second}/cancel`, {})).status).toBe(409);
    expect(await toldOf(one)).toEqual(['communication']);
    const row = await communication(second);
    expect(row).toMatchObject({ state: 'delivered' });
    expect(row.delivered).toBe(row.people);
  });

  it('each channel reaches exactly whom the reach said, and a person in two parts of a group gets it once', async () => {
    const { change, done, form, later, settle, people, mailsTo, whatsappTo, toldOf, deployment } =
      await open(kind);
    const settingsFor = (userId: string, own: object) => ({
      id: `s-${userId}`,
      userId,
      emailEnabled: true,
      pushEnabled: true,
      whatsappEnabled: false,
      phone: null,
      whatsappFailedAt: null,
      digestHour: 9,
      topics: {},
      updatedAt: new Date(deployment.now).toISOString(),
      ...own,
    });
    await change((store) =>
      store.insert(notificationSettings, [
        settingsFor(one, { emailEnabled: false }),
        settingsFor(two, { whatsappEnabled: true, phone: '+5215512345678' }),
        settingsFor(three, { whatsappEnabled: true }),
      ]),
    );
    const inner = await done('POST /user_groups', { name: 'Mesa', user_ids: [one] }).catch(() => null);
    const group = await done('POST /communication/group', {
      name: 'Piso 3',
      user_ids: [one, two, three, four],
      ...(inner === null ? {} : { group_ids: [inner.id] }),
    });
    const plan = {
      audience: 'group',
      communication_group_id: group.id,
      channels: ['pin', 'email', 'whatsapp'],
    };
    const reach = await done('POST /communication/reach', plan);
    const of = (channel: string) =>
      reach.channels.find((found: { channel: string }) => found.channel === channel);
    expect(reach.people).toBe(4);
    expect(of('email')).toMatchObject({ reached: 3, opted_out: 1 });
    expect(of('whatsapp')).toMatchObject({ reached: 1, no_address: 1, opted_out: 2 });
    const names = await done('POST /communication/reach/people', {
      ...plan,
      part: 'opted_out',
      channel: 'email',
    });
    expect(names.items.map(({ id }: { id: string }) => id)).toEqual([one]);
    const { said } = await form(boss, `POST /communication/group/${group.id}`, {
      title: 'Piso 3',
      id: group.id,
      pin: 'true',
      email: 'true',
      whatsapp: 'true',
    });
    await later(undoneMs);
    await settle();
    const rows = await people(said.id);
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ email }) => email === 'sent')).toHaveLength(of('email').reached);
    expect(rows.filter(({ whatsapp }) => whatsapp === 'sent')).toHaveLength(of('whatsapp').reached);
    expect([(await mailsTo(one)).length, (await mailsTo(two)).length]).toEqual([0, 1]);
    expect([await whatsappTo(two), await whatsappTo(three), await whatsappTo(four)]).toEqual([1, 0, 0]);
    expect(await toldOf(one)).toEqual(['communication']);
    const follow = await done(`GET /admin/communications/${said.id}`);
    expect(follow).toMatchObject({ recipients_count: 4, delivered: 4 });
  });

  it('at the hour of each zone everybody is told when their own clock shows it', async () => {
    const { sent, later, lives, toldOf, call, communication } = await open(kind, 3);
    await lives(one, 'Europe/Madrid');
    await lives(two, 'America/Mexico_City');
    await lives(three, 'America/Los_Angeles');
    const id = await sent({ local_at: '2026-05-05T09:00' });
    const seen = async (who: string) => (await call(who, 'GET /communications')).said.items.length;
    const until = async (at: string) => {
      await later(Date.parse(at) - fixture.deployment.now);
      for (let tick = 0; tick < 4; tick++) await later(1_000);
    };
    await until('2026-05-05T06:59:30.000Z');
    expect([await toldOf(one), await seen(one)]).toEqual([[], 0]);
    await until('2026-05-05T07:00:00.000Z');
    expect([await toldOf(one), await toldOf(two), await seen(one), await seen(two)]).toEqual([
      ['communication'],
      [],
      1,
      0,
    ]);
    await until('2026-05-05T15:00:00.000Z');
    expect([await toldOf(two), await toldOf(three)]).toEqual([['communication'], []]);
    await until('2026-05-05T16:00:00.000Z');
    expect(await toldOf(three)).toEqual(['communication']);
    expect([await toldOf(one), (await communication(id)).state]).toEqual([
      ['communication'],
      expect.stringMatching(/delivered|delivering/),
    ]);
  });

  it('in quiet hours nobody is interrupted, what is pinned appears at once, and critical ones do not wait', async () => {
    const { sent, later, settle, toldOf, mailsTo, call } = await open(kind, 1);
    // Friday at 21:00: the next open hour is Monday at 8:00.
    fixture.deployment.now = Date.parse('2026-05-09T03:00:00.000Z');
    await sent({ email: 'true' });
    await later(undoneMs);
    await settle();
    expect((await call(one, 'GET /communications')).said.items).toHaveLength(1);
    expect([await toldOf(one), await mailsTo(one)]).toEqual([[], []]);
    await sent({ title: 'Corte de luz', critical: 'true', email: 'true' });
    await later(undoneMs);
    await settle();
    expect([(await toldOf(one)).length, (await mailsTo(one)).length]).toEqual([1, 1]);
    await later(Date.parse('2026-05-11T13:59:00.000Z') - fixture.deployment.now);
    expect(await toldOf(one)).toHaveLength(1);
    await later(Date.parse('2026-05-11T14:00:01.000Z') - fixture.deployment.now);
    await settle();
    expect([(await toldOf(one)).length, (await mailsTo(one)).length]).toEqual([2, 2]);
  });

  it('who owes the confirmation is reminded in waves, and nobody else', async () => {
    const { sent, later, settle, toldOf, call, communication } = await open(kind, 2);
    const id = await sent({ asks_acknowledgement: 'true', remind_after: ['1', '2'] });
    await later(undoneMs);
    await settle();
    const said = (await call(one, `POST /communications/${id}/acknowledge`, {})).said;
    expect(said.acknowledged_at).not.toBe(null);
    expect((await call(one, `POST /communications/${id}/acknowledge`, {})).said.acknowledged_at).toBe(
      said.acknowledged_at,
    );
    expect(await communication(id)).toMatchObject({ read: 1, acknowledged: 1 });
    for (let day = 0; day < 3; day++) {
      await later(dayMs);
      await later(1_000);
    }
    expect(await toldOf(one)).toEqual(['communication']);
    expect(await toldOf(two)).toEqual(['communication', 'communication_reminder', 'communication_reminder']);
  });
});
