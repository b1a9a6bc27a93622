/** Months of an organisation begin at its own midnight. */
import { describe, expect, it } from 'vitest';
import { monthOf, monthStart } from '#backend/recognitions/month.ts';

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

describe('a calendar month', () => {
  it('begins at midnight of the organisation, not of Greenwich', () => {
    expect(monthStart('2026-03', 'America/Mexico_City')).toBe('2026-03-01T06:00:00.000Z');
    expect(monthOf('2026-03-01T05:59:59.999Z', 'America/Mexico_City')).toBe('2026-02');
    expect(monthOf('2026-03-01T06:00:00.000Z', 'America/Mexico_City')).toBe('2026-03');
    expect(monthOf('2026-12-31T23:30:00.000Z', 'Europe/Madrid')).toBe('2027-01');
  });

  it('begins at one o’clock where the clocks skip midnight of its first day', () => {
    expect(monthStart('2017-10', 'America/Asuncion')).toBe('2017-10-01T04:00:00.000Z');
  });

  it('begins at the first midnight where the clocks go back over it', () => {
    expect(monthStart('2026-11', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z');
  });

  it.each(zones)('begins exactly where the month before ends in %s', (zone) => {
    for (const month of [...months(2017), ...months(2026)]) {
      const start = monthStart(month, zone);
      const before = new Date(Date.parse(start) - 1).toISOString();
      expect(monthOf(start, zone)).toBe(month);
      expect(monthOf(before, zone) < month).toBe(true);
    }
  });
});
