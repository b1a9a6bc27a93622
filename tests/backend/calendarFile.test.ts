/** Calendar files, read back by an independent parser. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#backend/events/calendarFile.ts';
import { momentOf } from '#schema/events/events.rules.ts';
import { wallAt } from '#schema/users/celebrations.rules.ts';

const entry = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'Taller de cerámica, con café; y más',
  description: '',
  startsAt: '2026-12-01T23:00:00.000Z',
  endsAt: '2026-12-02T01:00:00.000Z',
  allDay: false,
  timezone: 'America/Mexico_City',
  location: 'Casa Taller, piso 2',
  url: null,
  sequence: 0,
  cancelledAt: null,
};
const at = '2026-11-24T12:00:00.000Z';

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;

/** Half an hour before and after each change of clocks of a zone in 2026: both times that come twice, and the skipped ones. */
function aroundChanges(timezone: string): readonly string[] {
  const offsetAt = (at: number): number => {
    const { day, hour, minute } = wallAt(at, timezone);
    return Date.parse(day) + (hour * 60 + minute) * 60_000 - at;
  };
  const found: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += weekMs) {
    if (offsetAt(at) === offsetAt(at + weekMs)) continue;
    let hour = 0;
    while (offsetAt(at) === offsetAt(at + hour * hourMs)) hour++;
    for (const half of [-1, 1]) found.push(new Date(at + hour * hourMs + (half * hourMs) / 2).toISOString());
  }
  return found;
}

/** The events of a calendar file. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const read = (
  more: Partial<typeof entry> & { cancelledAt?: null },
  method: 'publish' | 'request' | 'cancel',
) => {
  const [event] = readBack(calendarFile([{ ...entry, ...more }], { method, name: 'Eventos', at }));
  if (event === undefined) throw new Error('the file has no event');
  return event;
};

describe('a calendar file', () => {
  it('no entry is an hour off: it has the same instants in every zone, around each of its changes of clocks', () => {
    for (const timezone of Intl.supportedValuesOf('timeZone'))
      for (const startsAt of ['2026-07-01T12:00:00.000Z', ...aroundChanges(timezone)]) {
        const endsAt = new Date(Date.parse(startsAt) + hourMs).toISOString();
        const { startDate, endDate } = read({ timezone, startsAt, endsAt }, 'publish');
        expect([startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()], timezone).toEqual([
          startsAt,
          endsAt,
        ]);
      }
  });

  it('has the days of the own zone for an event of whole days, with the day after as its end', () => {
    for (const timezone of [
      'Pacific/Kiritimati',
      'America/Mexico_City',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
    ]) {
      const midnight = (day: string): string => new Date(momentOf(day, 0, timezone)).toISOString();
      const [startsAt, endsAt] = [midnight('2026-12-05'), midnight('2026-12-07')];
      const { startDate, endDate } = read({ allDay: true, timezone, startsAt, endsAt }, 'publish');
      expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([
        true,
        '2026-12-05',
        '2026-12-07',
      ]);
    }
  });

  it('keeps long texts with commas, line breaks and emoji, and takes no field from them', () => {
    const description = `${'¡Qué día, 👩🏽‍🎨; con \\ barras!\n'.repeat(160)}BEGIN:VALARM\r\nSUMMARY:otro`;
    const text = calendarFile([{ ...entry, description, title: 'Uno\r\nSUMMARY:dos' }], {
      method: 'publish',
      name: 'Eventos',
      at,
    });
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const [event, ...others] = readBack(text);
    expect(others).toEqual([]);
    expect(event?.description).toBe(description.replaceAll('\r\n', '\n'));
    expect(event?.summary).toBe('Uno\nSUMMARY:dos');
    expect(event?.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('no entry is doubled: a change and a cancellation keep the UID, with a rising SEQUENCE and the method of the mail', () => {
    const [made, moved] = [read({}, 'request'), read({ sequence: 1 }, 'request')];
    const gone = read({ sequence: 2 }, 'cancel');
    expect(new Set([made.uid, moved.uid, gone.uid]).size).toBe(1);
    expect([made.sequence, moved.sequence, gone.sequence]).toEqual([0, 1, 2]);
    expect(gone.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    const parsed = new ICAL.Component(ICAL.parse(calendarFile([entry], { method: 'cancel', name: '', at })));
    expect(parsed.getFirstPropertyValue('method')).toBe('CANCEL');
  });

  it('shows titles, times and places alone where it is brief', () => {
    const text = calendarFile([{ ...entry, description: 'Trae un delantal.', url: null }], {
      method: 'publish',
      name: 'Eventos',
      at,
      isBrief: true,
    });
    expect(text).not.toContain('delantal');
    expect(readBack(text)[0]?.location).toBe('Casa Taller, piso 2');
  });
});
