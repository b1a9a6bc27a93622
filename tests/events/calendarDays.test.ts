/** The days of a calendar, and the events on them. */
import { describe, expect, it } from 'vitest';
import { eventsByDay, monthsAfter, weekOf, weeksOfMonth } from '#src/events/calendar/calendarDays.ts';
import { momentOf, repeatedAt } from '#schema/events/events.rules.ts';
import { dayAfter, wallAt } from '#schema/users/celebrations.rules.ts';

describe('the days of a calendar', () => {
  it('weeks begin on Monday, and a month has each of its days once', () => {
    for (let day = '2023-12-25'; day < '2029-01-01'; day = dayAfter(day, 1)) {
      const week = weekOf(day);
      expect([new Date(week[0] ?? '').getUTCDay(), week.includes(day)], day).toEqual([1, true]);
    }
    for (const month of ['2026-02-14', '2027-02-01', '2028-02-29', '2026-11-30', '2026-08-05']) {
      const days = weeksOfMonth(month)
        .flat()
        .filter((day) => day.startsWith(month.slice(0, 7)));
      const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
      expect([days.length, days[0]?.slice(8)], month).toEqual([length, '01']);
      for (const week of weeksOfMonth(month))
        expect(
          week.some((day) => day.startsWith(month.slice(0, 7))),
          String(week),
        ).toBe(true);
    }
  });

  it('a month later is the same day, or the last one of a shorter month', () => {
    expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28');
    expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29');
    expect(monthsAfter('2027-01-15', -1)).toBe('2026-12-15');
    expect(monthsAfter('2026-12-31', 12)).toBe('2027-12-31');
  });

  it('an event stands on each of its days in the zone of the reader, and not on the day that begins with its end', () => {
    const event = { id: 'late', allDay: false, timezone: 'America/Mexico_City' };
    const late = { ...event, startsAt: '2026-12-01T22:00:00.000Z', endsAt: '2026-12-02T00:00:00.000Z' };
    expect([...eventsByDay([late], 'UTC').keys()]).toEqual(['2026-12-01']);
    expect([...eventsByDay([late], 'Europe/Madrid').keys()]).toEqual(['2026-12-01', '2026-12-02']);
    const whole = {
      ...event,
      allDay: true,
      startsAt: '2026-12-05T06:00:00.000Z',
      endsAt: '2026-12-07T06:00:00.000Z',
    };
    // Whole days are those of the own zone, wherever the reader is.
    for (const zone of ['Pacific/Kiritimati', 'America/Mexico_City'])
      expect([...eventsByDay([whole], zone).keys()], zone).toEqual(['2026-12-05', '2026-12-06']);
  });
});

describe('the moment of a day and time in a zone', () => {
  const hours = (count: number): number => count * 3_600_000;

  it('clocks show the day and time again, in every zone and hour', () => {
    for (const timezone of Intl.supportedValuesOf('timeZone'))
      for (const day of ['2026-01-15', '2026-07-15'])
        for (const hour of [3, 12, 22]) {
          const wall = wallAt(momentOf(day, hours(hour), timezone), timezone);
          expect([wall.day, wall.hour, wall.minute], timezone).toEqual([day, hour, 0]);
        }
  });

  it('a skipped time is the one after the change, and a repeated one is the first', () => {
    expect(new Date(momentOf('2026-03-29', hours(2.5), 'Europe/Madrid')).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(new Date(momentOf('2026-10-25', hours(2.5), 'Europe/Madrid')).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('a repetition keeps the time of day, and the last day of a shorter month', () => {
    const first = '2026-01-31T17:00:00.000Z';
    expect([0, 1, 2, 3].map((times) => repeatedAt(first, 'month', times, 'Europe/Madrid'))).toEqual([
      '2026-01-31T17:00:00.000Z',
      '2026-02-28T17:00:00.000Z',
      '2026-03-31T16:00:00.000Z',
      '2026-04-30T16:00:00.000Z',
    ]);
  });
});
