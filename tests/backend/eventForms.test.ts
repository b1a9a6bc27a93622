/** The rules of events that are at a place and online, and whom a change of a series reaches. */
import { afterEach, describe, expect, it } from 'vitest';
import { storesOf } from '../support/trials.ts';
import { openEventFixture, type EventFixture } from './eventFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';

let fixture: EventFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = '', three = '', four = ''] = crowd(4);
const hybrid = { location: 'Auditorio', url: 'https://meet.example/room', capacity: 1, online_capacity: 1 };

describe.each(storesOf(import.meta.url))('forms of events, %s store', (kind) => {
  it('each form of an event has its own places and waiting list, and a place given back moves up in its form', async () => {
    fixture = await openEventFixture(kind, 5);
    const { attend, places, call, done, eventRow } = fixture;
    const id = await fixture.event(hybrid);
    // Who says no form gets the first one with a free place, and waits for a place onsite.
    for (const who of [one, two, three]) expect(await attend(who, id)).toBe(200);
    expect(await attend(four, id, true, 'online')).toBe(200);
    expect([await places(id, 'onsite'), await places(id, 'online')]).toEqual([
      { in: [one], waiting: [three] },
      { in: [two], waiting: [four] },
    ]);
    expect((await call(four, `GET /event/${id}`)).said).toMatchObject({
      own: { status: 'waiting', form: 'online', turn: 1 },
      full: true,
      forms: [
        { form: 'onsite', capacity: 1, registered: 1, waiting: 1, full: true },
        { form: 'online', capacity: 1, registered: 1, waiting: 1, full: true },
      ],
    });
    await attend(two, id, false);
    expect([await places(id, 'onsite'), await places(id, 'online')]).toEqual([
      { in: [one], waiting: [three] },
      { in: [four], waiting: [] },
    ]);
    // The notice names the event and the form of the place.
    expect((await call(four, 'GET /user/notification')).said).toMatchObject({
      items: [{ kind: 'event_promoted', excerpt: 'Taller de cerámica · en línea' }],
    });
    await done(`PATCH /events/edit/${id}`, { online_capacity: 2 });
    expect((await places(id, 'onsite')).waiting).toEqual([three]);
    expect(await eventRow(id)).toMatchObject({
      registered: 2,
      registeredOnline: 1,
      waiting: 1,
      waitingOnline: 0,
    });
    const { said } = await call(boss, `GET /event/${id}/participants?status=in`);
    expect(said.items.map(({ form }: { form: string }) => form)).toEqual(['onsite', 'online']);
  });

  it('another form is taken while it has a free place; without one the person keeps the own place', async () => {
    fixture = await openEventFixture(kind, 4);
    const { attend, places, done } = fixture;
    const id = await fixture.event(hybrid);
    await attend(one, id, true, 'onsite');
    await attend(two, id, true, 'online');
    await attend(three, id, true, 'onsite');
    expect(await attend(one, id, true, 'online')).toBe(409);
    expect(await places(id, 'onsite')).toEqual({ in: [one], waiting: [three] });
    await done(`PATCH /events/edit/${id}`, { online_capacity: 2 });
    expect(await attend(one, id, true, 'online')).toBe(200);
    // The place that was left goes to the person who waits for it.
    expect([await places(id, 'onsite'), await places(id, 'online')]).toEqual([
      { in: [three], waiting: [] },
      { in: [two, one], waiting: [] },
    ]);
    // Who waits changes over to the other list, at its end.
    await attend(four, id, true, 'onsite');
    expect(await attend(four, id, true, 'online')).toBe(200);
    expect(await places(id, 'online')).toEqual({ in: [two, one], waiting: [four] });
    expect(await attend(four, await fixture.event(), true, 'online')).toBe(409);
  });

  it('an event that loses a form keeps its people in the other one, in the order of asking', async () => {
    fixture = await openEventFixture(kind, 4);
    const { attend, places, done, eventRow } = fixture;
    const id = await fixture.event(hybrid);
    await attend(one, id, true, 'online');
    await attend(two, id, true, 'online');
    await attend(three, id, true, 'onsite');
    await attend(four, id, true, 'onsite');
    await done(`PATCH /events/edit/${id}`, { url: null });
    expect(await places(id, 'onsite')).toEqual({ in: [one, three], waiting: [two, four] });
    expect(await eventRow(id)).toMatchObject({ registered: 2, registeredOnline: 0, waitingOnline: 0 });
    await done(`PATCH /events/edit/${id}`, { url: hybrid.url, location: null });
    expect(await eventRow(id)).toMatchObject({ registered: 2, registeredOnline: 2, waitingOnline: 2 });
    await done(`PATCH /events/edit/${id}`, { capacity: 3 });
    expect(await places(id, 'online')).toEqual({ in: [one, two, three], waiting: [four] });
  });

  it('mails and calendar files say the form of the place, and only a place online has the address', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, call, mailsTo } = fixture;
    const id = await fixture.event(hybrid);
    await attend(one, id, true, 'onsite');
    await attend(two, id, true, 'online');
    const last = async (who: string) => {
      const mail = (await mailsTo(who)).at(-1);
      return { words: mail?.body ?? '', file: mail?.calendar?.text ?? '' };
    };
    const [here, there] = [await last(one), await last(two)];
    expect(here.words).toContain(', en persona');
    expect(here.file).toContain('LOCATION:Auditorio');
    expect(here.file).not.toContain(hybrid.url);
    expect(there.words).toContain(', en línea');
    expect(there.file).toContain('LOCATION:En línea');
    expect(there.file).toContain(hybrid.url);
    const urlFor = async (who: string) => [
      (await call(who, `GET /event/${id}`)).said.url,
      (await call(who, `GET /event/${id}/calendar`)).said.text.includes(hybrid.url),
    ];
    expect([await urlFor(one), await urlFor(two), await urlFor(three), await urlFor(boss)]).toEqual([
      [null, false],
      [hybrid.url, true],
      [null, false],
      [hybrid.url, true],
    ]);
  });

  it('administrators see how many people a change of this and the following events reaches', async () => {
    fixture = await openEventFixture(kind, 3);
    const { attend, call } = fixture;
    const id = await fixture.event({ repeat: { every: 'week', times: 3 } });
    const { items } = (await call(boss, 'GET /org/events')).said;
    const [first, second, third] = items.map((event: { id: string }) => event.id).toReversed();
    await attend(one, first);
    await attend(one, second);
    await attend(two, second);
    await attend(three, third);
    const reached = async (who: string, event: string): Promise<number> =>
      (await call(who, `GET /event/${event}`)).said.series_people;
    expect(first).toBe(id);
    expect([await reached(boss, first), await reached(boss, second), await reached(boss, third)]).toEqual([
      3, 3, 1,
    ]);
    expect(await reached(one, first)).toBe(0);
  });
});
