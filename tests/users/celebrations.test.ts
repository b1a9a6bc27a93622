/** The day on which a date is celebrated, in any time zone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  celebratedIn,
  celebrationHour,
  celebrationsAhead,
  dayAfter,
  dayAt,
  daysBetween,
  daysOnEarth,
  isCelebrated,
  monthDaysOn,
  monthsAhead,
  nextCelebration,
  wallAt,
  zoneOf,
} from '#schema/users/celebrations.rules.ts';
import { trials } from '#tests/support/trials.ts';

const hourMs = 3_600_000;
const timezones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const days = (from: string, to: string) =>
  fc.integer({ min: 0, max: daysBetween(from, to) }).map((after) => dayAfter(from, after));
const dates = fc.oneof(
  { weight: 4, arbitrary: days('1940-01-01', '2023-12-31') },
  { weight: 1, arbitrary: fc.constantFrom('1996-02-29', '2000-02-29', '1999-02-28', '1999-12-31') },
);
const todays = fc.oneof(
  days('2024-01-01', '2032-12-31'),
  fc.constantFrom('2027-02-28', '2028-02-28', '2028-02-29', '2027-12-31', '2100-02-28'),
);

describe('a celebration', () => {
  it('a celebration of 29 February is on 28 February in common years and on 29 February in leap years', () => {
    expect([2027, 2028, 2100, 2400].map((year) => celebratedIn(year, '1996-02-29'))).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2100-02-28',
      '2400-02-29',
    ]);
    expect(nextCelebration('1996-02-29', '2027-02-28')).toEqual({ date: '2027-02-28', years: 31 });
    expect(nextCelebration('1996-02-29', '2027-03-01')).toEqual({ date: '2028-02-29', years: 32 });
  });

  it('a celebration is on the month and day of its date, and on a day that exists', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 2024, max: 2104 }), (date, year) => {
        const day = celebratedIn(year, date);
        expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        if (date.slice(5) !== '02-29') expect(day.slice(5)).toBe(date.slice(5));
      }),
    );
  });

  it('the next celebration is today or within a year, and the one after it counts one year more', () => {
    fc.assert(
      fc.property(dates, todays, (date, today) => {
        const next = nextCelebration(date, today);
        expect(daysBetween(today, next.date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(today, next.date)).toBeLessThanOrEqual(366);
        expect(next.years).toBe(Number(next.date.slice(0, 4)) - Number(date.slice(0, 4)));
        expect(next.years).toBeGreaterThanOrEqual(1);
        expect(nextCelebration(date, dayAfter(next.date, 1)).years).toBe(next.years + 1);
      }),
    );
  });

  it('a celebration within the announced days is in one of the months that are searched', () => {
    fc.assert(
      fc.property(dates, todays, (date, today) => {
        if (daysBetween(today, nextCelebration(date, today).date) <= celebrationsAhead)
          expect(monthsAhead(today)).toContain(date.slice(5, 7));
      }),
    );
  });

  it('a celebration falls on exactly one day of a year in every time zone', () => {
    fc.assert(
      fc.property(timezones, fc.array(dates, { minLength: 5 }), (zone, born) => {
        const seen = new Set<string>();
        const begin = Date.UTC(2027, 11, 31);
        for (let moment = begin; moment < begin + 368 * 24 * hourMs; moment += hourMs)
          seen.add(dayAt(moment, zone));
        const year = [...seen].filter((day) => day.startsWith('2028'));
        expect(year).toEqual(year.toSorted());
        expect(year).toHaveLength(366);
        for (const date of born)
          expect(year.filter((today) => nextCelebration(date, today).date === today)).toEqual([
            celebratedIn(2028, date),
          ]);
      }),
      { numRuns: trials(12) },
    );
  });

  it('the local day of a moment agrees with Intl in every time zone', () => {
    fc.assert(
      fc.property(timezones, fc.integer({ min: Date.UTC(2024), max: Date.UTC(2034) }), (timeZone, moment) => {
        expect(dayAt(moment, timeZone)).toBe(
          new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(moment),
        );
      }),
    );
  });

  it('a celebration is announced from eight o’clock local time until its day ends, from the first year on', () => {
    const told = (day: string, hour: number) => isCelebrated('2000-03-18', { day, hour });
    expect([7, 8, 23].map((hour) => told('2026-03-18', hour))).toEqual([false, true, true]);
    expect(told('2026-03-19', 8)).toBe(false);
    expect(told('2000-03-18', 12)).toBe(false);
    expect(celebrationHour).toBe(8);
  });

  it('the days on earth at a moment include the local day of every time zone and every celebrated date', () => {
    fc.assert(
      fc.property(
        timezones,
        fc.integer({ min: Date.UTC(2024), max: Date.UTC(2034) }),
        dates,
        (zone, moment, date) => {
          const days = daysOnEarth(moment);
          const wall = wallAt(moment, zone);
          expect(days).toContain(wall.day);
          expect(days.length).toBeLessThanOrEqual(3);
          if (isCelebrated(date, wall)) expect(monthDaysOn(days)).toContain(date.slice(5));
        },
      ),
    );
    expect(daysOnEarth(Date.parse('2026-03-18T11:00:00Z'))).toEqual([
      '2026-03-17',
      '2026-03-18',
      '2026-03-19',
    ]);
    expect(monthDaysOn(['2027-02-28'])).toEqual(['02-28', '02-29']);
    expect(monthDaysOn(['2028-02-28'])).toEqual(['02-28']);
  });

  it('a person without a time zone, or with an unknown one, gets the organisation’s time zone', () => {
    expect([null, 'Asia/Tokyo', 'Moon/Tranquility'].map((own) => zoneOf(own, 'America/Bogota'))).toEqual([
      'America/Bogota',
      'Asia/Tokyo',
      'America/Bogota',
    ]);
  });
});
