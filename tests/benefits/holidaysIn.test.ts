/** Holidays come from the calendar files that countries and calendar programs give. */
import { expect, test } from 'vitest';
import { holidaysIn } from '#src/decisions/admin/holidaysIn.ts';

const calendar = (...events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map((event) => `BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n');
const days = (...events: readonly string[]) => holidaysIn(calendar(...events), '2026-11-01', '2028-12-31');

test('each day of an event counts, and its end does not', () => {
  expect(
    days(
      'SUMMARY:Navidad\r\nDTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261226',
      'DTSTART;VALUE=DATE:20270325\r\nDTEND;VALUE=DATE:20270327',
      'DTSTART:20270501T000000Z',
      'DTSTART;VALUE=DATE:20261225',
    ),
  ).toEqual(['2026-12-25', '2027-03-25', '2027-03-26', '2027-05-01']);
});

test('a day that comes back every year is on each of them, and not before the first', () => {
  expect(days('DTSTART;VALUE=DATE:20270101\r\nRRULE:FREQ=YEARLY;INTERVAL=1')).toEqual([
    '2027-01-01',
    '2028-01-01',
  ]);
});

test('past, cancelled and broken ones are left out, and a long line is read as one', () => {
  expect(
    days(
      'DTSTART;VALUE=DATE:20200101',
      'STATUS:CANCELLED\r\nDTSTART;VALUE=DATE:20270101',
      'DTSTART:soon',
      'DTSTART;VALUE=DATE:2027\r\n 0916',
    ),
  ).toEqual(['2027-09-16']);
});

test('what is no calendar says so', () => {
  expect(holidaysIn('día,nombre\n2026-12-25,Navidad', '2026-01-01', '2026-12-31')).toBeUndefined();
});
