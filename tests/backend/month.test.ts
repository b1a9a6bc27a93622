/** Months of an organisation begin at its own midnight. */
import { describe, expect, it } from 'vitest';
import { dayStart, monthOf, monthStart, nextMonth } from '#backend/kit/month.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';

const zones = [
  'UTC',
  'America/Mexico_City',
  'America/Santiago',
  'America/Asuncion',
  'America/Havana',
  'Asia/Kolkata',
];
const months = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

describe('calendar months', () => {
  it('a calendar month begins at midnight in the zone of the organisation, not of UTC', () => {
    expect(monthStart('2026-03', 'America/Mexico_City')).toBe('2026-03-01T06:00:00.000Z');
    expect(monthOf('2026-03-01T05:59:59.999Z', 'America/Mexico_City')).toBe('2026-02');
    expect(monthOf('2026-03-01T06:00:00.000Z', 'America/Mexico_City')).toBe('2026-03');
    expect(monthOf('2026-12-31T23:30:00.000Z', 'Europe/Madrid')).toBe('2027-01');
  });

  it('a calendar month begins at one o’clock where the clocks skip midnight of its first day', () => {
    expect(monthStart('2017-10', 'America/Asuncion')).toBe('2017-10-01T04:00:00.000Z');
  });

  it('a calendar month begins at the first midnight where the clocks go back over it', () => {
    expect(monthStart('2026-11', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
  });

  it.each(zones)('a calendar month begins exactly where the previous month ends in %s', (zone) => {
    for (const month of [...months(2017), ...months(2026)]) {
      const start = monthStart(month, zone);
      const before = new Date(Date.parse(start) - 1).toISOString();
      expect(monthOf(start, zone)).toBe(month);
      expect(monthOf(before, zone) < month).toBe(true);
    }
  });

  it('a calendar month is followed by the next one, December by January', () => {
    expect([nextMonth('2026-03'), nextMonth('2026-09'), nextMonth('2026-12')]).toEqual([
      '2026-04',
      '2026-10',
      '2027-01',
    ]);
    for (const zone of zones)
      for (const month of months(2026)) {
        const start = Date.parse(monthStart(nextMonth(month), zone));
        expect(monthOf(new Date(start - 1).toISOString(), zone)).toBe(month);
      }
  });
});

describe('calendar days', () => {
  it.each(zones)('every calendar day of a year begins exactly where the previous day ends in %s', (zone) => {
    for (const year of ['2017', '2026'])
      for (let day = `${year}-01-01`; day.startsWith(year); day = dayAfter(day, 1)) {
        const start = Date.parse(dayStart(day, zone));
        expect([dayAt(start, zone), dayAt(start - 1, zone)]).toEqual([day, dayAfter(day, -1)]);
        expect(dayStart(day, zone) === monthStart(day.slice(0, 7), zone)).toBe(day.endsWith('-01'));
      }
  });
});
