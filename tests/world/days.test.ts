/** The demo works on any day, including leap days and midnights. */
import { describe, expect, it } from 'vitest';
import { accounts } from '#backend/ledger/ledger.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { dayAt, daysBetween, nextCelebration } from '#schema/users/celebrations.rules.ts';
import { isWhole } from '#tests/support/trials.ts';
import { days, rowsOf, smallAt, worldsAt } from './worlds.ts';

const beforehand = ['startsAt', 'endsAt', 'opensAt', 'closesAt', 'expiresAt', 'dueAt', 'localAt'];

describe.each(days)('the world on %s', (date) => {
  const now = Date.parse(date);
  const world = worldsAt(date);
  const zones = ['America/Mexico_City', 'America/Toronto', 'America/Mexico_City', 'America/Toronto'];

  it('the world has no row from the future', () => {
    for (const { rows } of world) {
      const late = Object.entries(rows).flatMap(([table, all]) =>
        all.flatMap((row) =>
          Object.entries(row)
            // Columns of plans may have a time in the future.
            .filter(
              ([column, value]) =>
                !beforehand.includes(column) &&
                column.endsWith('At') &&
                typeof value === 'string' &&
                value > date,
            )
            .map(([column]) => `${table}.${column}`),
        ),
      );
      expect(late).toEqual([]);
    }
  });

  it('the world has posts of the last hour, of today and of this week', () => {
    world.forEach((org, place) => {
      const local = (moment: number) =>
        new Intl.DateTimeFormat('sv', { timeZone: zones[place] ?? '', dateStyle: 'short' }).format(moment);
      const moments = rowsOf(org, posts).map(({ createdAt }) => Date.parse(createdAt));
      const newest = Math.max(...moments);
      expect(now - newest).toBeLessThan(3_600_000);
      expect(local(newest)).toBe(local(now));
      expect(moments.filter((moment) => moment > now - 7 * 86_400_000).length).toBeGreaterThanOrEqual(6);
    });
  });

  it('the world has colleagues to celebrate today and in the coming days', () => {
    world.forEach((org, place) => {
      const today = dayAt(now, zones[place] ?? '');
      const colleagues = rowsOf(org, users).filter(
        ({ active, userType }) => active && userType !== 'external',
      );
      const within = (dates: readonly (string | null)[], days: number) =>
        dates.filter((date) => date !== null && daysBetween(today, nextCelebration(date, today).date) <= days)
          .length;
      const birthdays = colleagues.map(({ birthday }) => birthday);
      const admissions = colleagues.map(({ admissionDate }) => admissionDate);
      const isAurora = place % 2 === 0;
      expect(within(birthdays, 0)).toBeGreaterThanOrEqual(isAurora ? 2 : 1);
      expect(within(birthdays, 7)).toBeGreaterThanOrEqual(isAurora ? 5 : 1);
      expect(within(admissions, 0)).toBeGreaterThanOrEqual(isAurora ? 1 : 0);
    });
  });

  it('every birthday and admission date of the world exists in the calendar', () => {
    for (const org of world) {
      for (const { birthday, admissionDate } of rowsOf(org, users)) {
        for (const given of [birthday, admissionDate])
          expect(new Date(`${given}T00:00:00Z`).toISOString().slice(0, 10)).toBe(given);
      }
    }
  });
});

/** Without a release every eleventh day, which meets each hour, and the first and last days of months. */
const isLooked = (day: number, date: string): boolean =>
  isWhole || day % 11 === 0 || /-(?:01|29|31)T/.test(date);

it('the demo world has recent posts, points and unread notifications whatever the day and hour it begins at', () => {
  const begin = Date.parse('2027-12-20T00:00:00.000Z');
  for (let day = 0; day < 400; day++) {
    // Another hour each day, so that every hour of both time zones is covered.
    const now = begin + day * 86_400_000 + (day % 24) * 3_600_000;
    const date = new Date(now).toISOString();
    if (!isLooked(day, date)) continue;
    for (const org of smallAt(date)) {
      const moments = rowsOf(org, posts).map(({ createdAt }) => createdAt);
      const me = rowsOf(org, users).find(({ userType }) => userType === 'employee')?.id ?? '';
      const purse = rowsOf(org, accounts).find(({ ownerId, purse }) => ownerId === me && purse === 'give');
      expect(
        moments.every((moment) => moment <= date),
        date,
      ).toBe(true);
      expect(
        moments.filter((moment) => Date.parse(moment) > now - 3_600_000).length,
        date,
      ).toBeGreaterThanOrEqual(3);
      expect(
        moments.filter((moment) => Date.parse(moment) > now - 7 * 86_400_000).length,
        date,
      ).toBeGreaterThanOrEqual(6);
      expect(purse?.balance, date).toBeGreaterThanOrEqual(100);
      expect(
        Math.min(
          ...rowsOf(org, accounts).map(({ balance, purse: kind }) => (kind === 'issue' ? 0 : balance)),
        ),
        date,
      ).toBeGreaterThanOrEqual(0);
    }
  }
});
