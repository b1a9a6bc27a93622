/**
 * Days of the organisation: in every time zone of the runtime each fact of a year is on one day, also when clocks change;
 * days add up to months and months to the period.
 */
import { expect, it } from 'vitest';
import { sumChanges } from '#backend/facts/changes.ts';
import { daysIn, monthOfDay, periodsOf } from '#backend/facts/periods.ts';
import { daysOf, factRows } from '#backend/facts/write.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { dayIn } from './model.ts';

const zones = Intl.supportedValuesOf('timeZone');
/** Both hemispheres, half an hour that is saved, a day that was left out nearby, and the ends of the earth. */
const some = [
  'America/Mexico_City',
  'America/New_York',
  'America/Santiago',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Africa/Casablanca',
];
const hour = 3_600_000;
const begin = Date.UTC(2026, 0, 1) - 14 * hour;
const steps = 367 * 24;

it.each(isWhole ? zones : some)(
  'each hour of a year is on one day of %s, and days add up to months and the period',
  (timezone) => {
    const dice = diceOf(seed);
    const happened = Array.from({ length: isWhole ? steps : steps / 8 }, (_, at) => ({
      measure: 'points' as const,
      personId: 'ana',
      tags: [],
      count: 1,
      amount: dice.whole(-9, 9),
      sourceId: String(at),
      at: new Date(begin + (isWhole ? at : at * 8) * hour + dice.whole(0, hour - 1)).toISOString(),
    }));
    let drawn = 0;
    const rows = factRows(happened, {
      dayOf: daysOf(timezone),
      places: new Map(),
      newId: () => String(drawn++),
    });
    const said = dayIn(timezone);
    expect(rows.map(({ day }) => day)).toEqual(happened.map(({ at }) => said(at)));
    const sums = sumChanges(rows).filter(({ scope, part }) => scope === 'all' && part === '');
    const of = (period: string) => {
      const row = sums.find((one) => one.period === period);
      return { count: row?.count ?? 0, amount: row?.amount ?? 0 };
    };
    const total = (periods: readonly string[]) =>
      periods
        .map(of)
        .reduce((sum, one) => ({ count: sum.count + one.count, amount: sum.amount + one.amount }), {
          count: 0,
          amount: 0,
        });
    const days = [...new Set(rows.map(({ day }) => day))].toSorted();
    const [startDate = '', endDate = ''] = [days[0], days.at(-1)];
    // No day is left out, but where a country changed the side of the date line.
    expect(days).toEqual(daysIn({ startDate, endDate }));
    expect(total(days).count).toBe(rows.length);
    for (const month of new Set(days.map(monthOfDay)))
      expect(total(days.filter((day) => monthOfDay(day) === month)), month).toEqual(of(month));
    for (let count = 0; count < 20; count++) {
      const [from = '', to = ''] = [dice.pick(days), dice.pick(days)].toSorted();
      const range = { startDate: from, endDate: to };
      const { months, days: ends } = periodsOf(range);
      expect(total([...months, ...ends.flatMap(daysIn)]), JSON.stringify(range)).toEqual(
        total(daysIn(range)),
      );
    }
    expect(dayAfter(startDate, days.length - 1)).toBe(endDate);
  },
);
