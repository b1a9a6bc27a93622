/** The rules of events over REST, with the real backend and both stores. */
import { afterEach, describe, expect, it } from 'vitest';
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { storesOf } from '../support/trials.ts';
import { hourMs, openEventFixture, type EventFixture } from './eventFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: EventFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = '', three = '', four = ''] = crowd(4);

describe.each(storesOf(import.meta.url))('events, %s store', (kind) => {
  it('places go in the order of asking, and a place given back goes to the next person with a notice and a mail', async () => {
    fixture = await openEventFixture(kind, 4);
    const { attend, places, call, toldOf, mailsTo } = fixture;
    const id = await fixture.event();
    for (const who of [one, two, three, four]) expect(await attend(who, id)).toBe(200);
    expect(await places(id)).toEqual({ in: [one, two], waiting: [three, four] });
    expect((await call(four, `GET /event/${id}`)).said).toMatchObject({
      own: { status: 'waiting', turn: 2 },
      full: true,
    });
    expect(await attend(one, id, false)).toBe(200);
    expect(await places(id)).toEqual({ in: [two, three], waiting: [four] });
    expect((await call(three, `GET /event/${id}`)).said.own).toMatchObject({ status: 'in', promoted: true });
    expect(await toldOf(three)).toEqual(['event_promoted']);
    expect((await mailsTo(three)).map(({ calendar }) => calendar?.method)).toEqual(['request']);
    expect((await mailsTo(one)).map(({ calendar }) => calendar?.method)).toEqual(['request', 'cancel']);
    // Who asks again is last.
    await attend(one, id);
    expect((await places(id)).waiting).toEqual([four, one]);
    expect(await attend(three, id)).toBe(200);
    expect((await call(three, `GET /event/${id}`)).said.own.promoted).toBe(false);
  });

  it('after the stated hour nobody is moved, and a free place goes to the person who asks', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, places, later } = fixture;
    const id = await fixture.event({ capacity: 1, promotion_hours: 12 });
    for (const who of [one, two, three]) await attend(who, id);
    await later(37 * hourMs);
    await attend(one, id, false);
    expect(await places(id)).toEqual({ in: [], waiting: [two, three] });
    await attend(three, id);
    expect(await places(id)).toEqual({ in: [three], waiting: [two] });
  });

  it('fewer places throw nobody out, more places move people up, and no limit takes everybody', async () => {
    fixture = await openEventFixture(kind, 4);
    const { attend, places, done } = fixture;
    const id = await fixture.event();
    for (const who of [one, two, three, four]) await attend(who, id);
    await done(`PATCH /events/edit/${id}`, { capacity: 1 });
    expect(await places(id)).toEqual({ in: [one, two], waiting: [three, four] });
    await attend(one, id, false);
    expect((await places(id)).waiting).toEqual([three, four]);
    await done(`PATCH /events/edit/${id}`, { capacity: 2 });
    expect(await places(id)).toEqual({ in: [two, three], waiting: [four] });
    await done(`PATCH /events/edit/${id}`, { capacity: null });
    expect((await places(id)).waiting).toEqual([]);
  });

  it('another time is told once to everybody, and only to people with a place by a mail that moves the entry', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, done, later, toldOf, mailsTo, eventRow } = fixture;
    const id = await fixture.event();
    for (const who of [one, two, three]) await attend(who, id);
    await done(`PATCH /events/edit/${id}`, { starts_at: fixture.hour(47) });
    await later(1_000);
    await later(1_000);
    expect(await eventRow(id)).toMatchObject({ sequence: 1, untold: false });
    expect([await toldOf(one), await toldOf(three)]).toEqual([['event_changed'], ['event_changed']]);
    const [first, moved] = (await mailsTo(one)).map(({ calendar }) => calendar?.text ?? '');
    expect(first).toContain('SEQUENCE:0');
    expect(moved).toContain('SEQUENCE:1');
    expect(await mailsTo(three)).toEqual([]);
    await done(`PATCH /events/edit/${id}`, { points: 5 });
    await later(1_000);
    expect(await toldOf(one)).toEqual(['event_changed']);
  });

  it('an event with people is cancelled and tells them why; one without people is gone', async () => {
    fixture = await openEventFixture(kind, 2);
    const { attend, call, done, later, toldOf, mailsTo } = fixture;
    const id = await fixture.event();
    await attend(one, id);
    await done(`POST /event/${id}/cancel`, { message: 'La profesora está enferma {title}.' });
    await later(1_000);
    expect(await toldOf(one)).toEqual(['event_cancelled']);
    const last = (await mailsTo(one)).at(-1);
    expect(last?.calendar).toMatchObject({ method: 'cancel' });
    expect(last?.body).toContain('La profesora está enferma {title}.');
    expect(await attend(two, id)).toBe(409);
    expect((await call(two, `GET /event/${id}`)).said.state).toBe('cancelled');
    const empty = await fixture.event();
    expect(await done(`DELETE /events/${empty}`)).toEqual({ success: true });
    expect((await call(boss, `GET /event/${empty}`)).status).toBe(404);
    const other = await fixture.event();
    await attend(one, other);
    await done(`DELETE /events/${other}`);
    expect((await call(one, `GET /event/${other}`)).said.state).toBe('cancelled');
  });

  it('a person is checked in once by code or by name, and is paid once after the end', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, call, done, later, placeOf, look, eventRow } = fixture;
    await fixture.fill(200);
    const id = await fixture.event({ points: 20, starts_at: fixture.hour(1), ends_at: fixture.hour(2) });
    await attend(one, id);
    await attend(two, id);
    const code = (await placeOf(one, id))?.code ?? '';
    const checkIn = (body: object) => call(boss, `POST /event/${id}/check_in`, body);
    expect((await checkIn({ code: code.toLowerCase() })).said).toMatchObject({
      attended_at: fixture.hour(0),
    });
    expect((await checkIn({ code })).status).toBe(200);
    expect((await checkIn({ user_id: two })).status).toBe(200);
    expect((await checkIn({ user_id: two, attended: false })).said.attended_at).toBeNull();
    expect((await checkIn({ code: 'ZZZZZZZZ' })).status).toBe(422);
    expect((await checkIn({})).status).toBe(422);
    // Both places are taken.
    expect((await checkIn({ user_id: three })).status).toBe(409);
    expect(await eventRow(id)).toMatchObject({ registered: 2, attended: 1 });
    await later(3 * hourMs);
    await later(20 * 60_000);
    const paid = await look(
      async (store) => (await store.list(transfers, { where: { kind: 'event', sourceId: id } })).rows,
    );
    expect(paid.map(({ takerId, points }) => [takerId, points])).toEqual([[one, 20]]);
    expect((await checkIn({ user_id: one, attended: false })).status).toBe(409);
    expect(await attend(one, id, false)).toBe(409);
    await done(`GET /event/${id}/participants`);
  });

  it('people with a place are reminded once in the day before the start, and nobody who said no or waits', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, later, toldOf } = fixture;
    const id = await fixture.event({ capacity: 1 });
    await attend(three, id);
    await attend(three, id, false);
    await attend(one, id);
    await attend(two, id);
    await later(23 * hourMs);
    expect(await toldOf(one)).toEqual([]);
    await later(2 * hourMs);
    await later(hourMs);
    expect([await toldOf(one), await toldOf(two), await toldOf(three)]).toEqual([['event_reminder'], [], []]);
  });

  it('an event that cannot be is refused at its field, and one that is not for the person is not found', async () => {
    fixture = await openEventFixture(kind, 2);
    const { call, hour } = fixture;
    const plain = { title: 'Taller', starts_at: hour(48) };
    const reasons = async (more: object): Promise<readonly string[]> => {
      const { status, said } = await call(boss, 'POST /events/create', { ...plain, ...more });
      expect(status, JSON.stringify(more)).toBe(422);
      return said.reasons.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    };
    expect(await reasons({ ends_at: hour(47) })).toEqual(['ends_at event_end']);
    expect(await reasons({ ends_at: hour(48 + 32 * 24) })).toEqual(['ends_at event_end']);
    expect(await reasons({ starts_at: hour(-1), ends_at: hour(1) })).toEqual(['starts_at event_past']);
    expect(await reasons({ timezone: 'Mars/Olympus' })).toEqual(['timezone event_zone']);
    expect(await reasons({ all_day: true, timezone: 'America/Bogota' })).toEqual([
      'starts_at event_whole_days',
    ]);
    expect(await reasons({ url: 'data:text/html,x' })).toHaveLength(1);
    for (const capacity of [0, -1]) expect(await reasons({ capacity })).toEqual(['capacity too_small']);
    const id = await fixture.event({ user_ids: [one] });
    expect((await call(two, `GET /event/${id}`)).status).toBe(404);
    expect(await fixture.attend(two, id)).toBe(404);
    expect(await fixture.attend(one, id)).toBe(200);
    expect((await call(one, `GET /event/${id}/participants`)).status).toBe(403);
    expect((await call('xavi', 'GET /events')).status).toBe(403);
    await fixture.later(60 * hourMs);
    expect(await fixture.attend(one, id, false)).toBe(409);
    await fixture.turn('user_event_registration', false);
    expect(await fixture.attend(one, id)).toBe(403);
  });

  it('where people meet online is shown to those with a place and to administrators alone', async () => {
    fixture = await openEventFixture(kind, 4);
    const { attend, call, done, later, mailsTo } = fixture;
    const url = 'https://meet.example/room';
    const id = await fixture.event({ url });
    for (const who of [one, two, three]) await attend(who, id);
    const seen = async (who: string) => {
      const { said } = await call(who, `GET /event/${id}`);
      const [listed] = (await call(who, 'GET /events')).said;
      const file = (await call(who, `GET /event/${id}/calendar`)).said.text;
      return [said.online, said.url, listed.url, file.includes(url)];
    };
    expect(await seen(one)).toEqual([true, url, url, true]);
    expect(await seen(boss)).toEqual([true, url, url, true]);
    for (const who of [three, four]) expect(await seen(who)).toEqual([true, null, null, false]);
    await attend(one, id, false);
    expect(await seen(one)).toEqual([true, null, null, false]);
    expect(await seen(three)).toEqual([true, url, url, true]);
    await done(`POST /event/${id}/cancel`, { message: '' });
    await later(1_000);
    for (const who of [one, two]) expect((await mailsTo(who)).at(-1)?.calendar?.text).not.toContain(url);
  });

  it('a series keeps the time of day of its zone through a change of clocks', async () => {
    fixture = await openEventFixture(kind);
    const { said } = await fixture.call(boss, 'POST /events/create', {
      title: 'Café',
      starts_at: '2098-10-20T16:00:00.000Z',
      ends_at: '2098-10-20T17:00:00.000Z',
      timezone: 'Europe/Madrid',
      repeat: { every: 'week', times: 3 },
    });
    const { said: all } = await fixture.call(boss, 'GET /org/events');
    expect(
      all.items
        .map((event: { starts_at: string; series_id: string }) => [event.starts_at, event.series_id])
        .toSorted(),
    ).toEqual([
      ['2098-10-20T16:00:00.000Z', said.id],
      ['2098-10-27T17:00:00.000Z', said.id],
      ['2098-11-03T17:00:00.000Z', said.id],
    ]);
  });

  it('a change of this and the following events of a series moves each to its own day, and leaves earlier ones', async () => {
    fixture = await openEventFixture(kind, 2);
    const { attend, call, done, later, mailsTo } = fixture;
    const { said: made } = await call(boss, 'POST /events/create', {
      title: 'Café',
      starts_at: '2098-10-13T16:00:00.000Z',
      ends_at: '2098-10-13T17:00:00.000Z',
      timezone: 'Europe/Madrid',
      repeat: { every: 'week', times: 4 },
    });
    const all = async (): Promise<
      readonly { id: string; title: string; starts_at: string; ends_at: string }[]
    > => (await call(boss, 'GET /org/events')).said.items.toReversed();
    const [, second, third, fourth] = await all();
    await attend(one, third?.id ?? '');
    await done(`PATCH /events/edit/${third?.id}`, { title: 'Té' });
    await done(`POST /event/${fourth?.id}/cancel`, { message: '' });
    await done(`PATCH /events/edit/${second?.id}`, {
      location: 'Terraza',
      starts_at: '2098-10-21T07:30:00.000Z',
      ends_at: '2098-10-21T08:30:00.000Z',
      following: true,
    });
    await later(1_000);
    // Wednesdays at half past nine, through the change of clocks; what was changed by itself stays.
    expect((await all()).map(({ title, starts_at, ends_at }) => [title, starts_at, ends_at])).toEqual([
      ['Café', '2098-10-13T16:00:00.000Z', '2098-10-13T17:00:00.000Z'],
      ['Café', '2098-10-21T07:30:00.000Z', '2098-10-21T08:30:00.000Z'],
      ['Té', '2098-10-28T08:30:00.000Z', '2098-10-28T09:30:00.000Z'],
      ['Café', '2098-11-03T17:00:00.000Z', '2098-11-03T18:00:00.000Z'],
    ]);
    expect((await mailsTo(one)).at(-1)?.calendar?.text).toContain('LOCATION:Terraza');
    await done(`PATCH /events/edit/${made.id}`, { title: 'Mate' });
    expect((await all()).map(({ title }) => title)).toEqual(['Mate', 'Café', 'Té', 'Café']);
  });

  it('the private address shows the own places until it is replaced or revoked', async () => {
    fixture = await openEventFixture(kind, 2);
    const { attend, call, deployment } = fixture;
    const id = await fixture.event({ description: 'Trae un delantal.' });
    await attend(one, id);
    const read = async (address: string) => {
      const answer = await deployment.rest(
        `GET ${new URL(address).pathname.replace('/rest', '')}` as 'GET /',
      );
      return { status: answer.status, text: await answer.text() };
    };
    const { address } = (await call(one, 'POST /user/event_feed', {})).said;
    const { status, text } = await read(address);
    expect([status, text.match(/BEGIN:VEVENT/g)?.length]).toEqual([200, 1]);
    expect(text).not.toContain('delantal');
    expect((await read(`${address.slice(0, -1)}x`)).status).toBe(404);
    expect((await read(address.replace('/taller.', '/otro.'))).status).toBe(404);
    const next = (await call(one, 'POST /user/event_feed', {})).said.address;
    expect((await read(address)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
    await call(one, 'DELETE /user/event_feed');
    expect((await read(next)).status).toBe(404);
    expect((await call(one, 'GET /user/event_feed')).said).toEqual({ made_at: null });
  });
});
