/** Days of challenges are those of the person, in every time zone and over a change of clocks. */
import { expect, it } from 'vitest';
import { isOpenFor } from '#backend/challenges/challenges.access.ts';
import { closesAfter, dayFault } from '#schema/challenges/challenges.rules.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import { isWhole } from '../support/trials.ts';

const hour = 3_600_000;
/** Clocks change on these nights, to summer and to winter, in Europe, America and Australia. */
const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'] as const;
const all = Intl.supportedValuesOf('timeZone');
const zones = isWhole
  ? all
  : ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

it.each(zones)('an entry is on its local day, and the last one in time, in %s', (zone) => {
  const written = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  for (const night of nights) {
    const days = { startsOn: dayAfter(night, -3), endsOn: night };
    const challenge = { ...days, closedAt: null, active: true, archived: false };
    const from = Date.parse(`${night}T00:00:00Z`) - 40 * hour;
    for (let at = from; at < from + 150 * hour; at += hour / 2) {
      const local = written.format(at);
      const today = dayAt(at, zone);
      expect([zone, at, today]).toEqual([zone, at, local]);
      expect(dayFault(challenge, local, today) === undefined).toBe(local <= night);
      expect(dayFault(challenge, dayAfter(local, 1), today)).toBe('challenge_day_ahead');
      // 48 hours ago was still the last day, or before it.
      const isOpen = written.format(at - 48 * hour) <= night;
      expect([zone, at, isOpenFor(challenge, zone, at)]).toEqual([zone, at, isOpen]);
      if (isOpen) expect(at).toBeLessThan(Date.parse(closesAfter(night)));
    }
  }
});
