/** Clocks in working hours equal an independent count, and the usual time of requests is a median. */
import { expect, it } from 'vitest';
import {
  afterWorkingHours,
  usualWorkingTime,
  workingTimeFor,
  type WorkingTime,
} from '#schema/decisions/workingTime.ts';
import { outcomeOf } from '#schema/decisions/decisions.rules.ts';
import { medianOf } from '#schema/requests/requests.rules.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';

const quarterMs = 900_000;
const zones = [
  'America/Mexico_City',
  'America/Santiago',
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
] as const;

/** Counts quarters of an hour one by one, and reads each from a clock on a wall. */
function counted(start: number, hours: number, time: WorkingTime, zone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
  });
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  let left = hours * 4;
  for (let at = start; ; at += quarterMs) {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
    const isWork =
      time.weekdays.includes(names.indexOf(parts['weekday'] ?? '') + 1) &&
      !time.holidays.includes(`${parts['year']}-${parts['month']}-${parts['day']}`) &&
      minutes >= time.from &&
      minutes < time.to;
    if (isWork && --left === 0) return at + quarterMs;
  }
}

it('a clock in working hours ends when an independent count ends, over zones, places, holidays and changes of clocks', () => {
  const dice = diceOf(seed);
  for (let trial = 0; trial < trials(60); trial++) {
    const zone = zones[trial % zones.length] ?? 'UTC';
    // Days around the changes of clocks, and any other.
    const from = Date.parse(['2026-03-06', '2026-10-23', '2026-04-02', '2026-01-01'][trial % 4] ?? '');
    const start = from + dice.whole(0, 700) * quarterMs;
    const drawn = (): WorkingTime => {
      const begin = dice.whole(12, 20) * 30;
      return {
        weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => day === 3 || dice.whole(0, 9) > 2),
        from: begin,
        to: begin + dice.whole(1, 16) * 30,
        holidays: [0, 1, 2].map((day) =>
          new Date(start + (day * 3 + dice.whole(0, 2)) * 86_400_000).toISOString().slice(0, 10),
        ),
      };
    };
    const [everywhere, spain, mexico, merida] = [drawn(), drawn(), drawn(), drawn()];
    // The list has the city before its country as often as after it.
    const places = [
      { countryId: 'ES', cityId: null, ...spain },
      { countryId: 'MX', cityId: 'merida', ...merida },
      { countryId: 'MX', cityId: null, ...mexico },
    ];
    const [countryId, cityId, expected] = (
      [
        [null, null, everywhere],
        ['FR', 'paris', everywhere],
        ['ES', 'madrid', spain],
        ['MX', null, mexico],
        ['MX', 'puebla', mexico],
        ['MX', 'merida', merida],
      ] as const
    )[dice.whole(0, 5)] ?? [null, null, everywhere];
    const times = { ...everywhere, places: trial % 2 === 0 ? places : places.toReversed() };
    const hours = dice.whole(1, 30);
    const time = workingTimeFor(times, { countryId, cityId });
    expect(
      new Date(afterWorkingHours(start, hours, time, zone)).toISOString(),
      JSON.stringify({ zone, start: new Date(start).toISOString(), countryId, cityId, times, hours }),
    ).toBe(new Date(counted(start, hours, expected, zone)).toISOString());
  }
});

it('a clock that begins on a Friday evening ends on Monday, and one without workdays ends', () => {
  const friday = Date.parse('2026-03-20T17:00:00Z');
  expect(new Date(afterWorkingHours(friday, 3, usualWorkingTime, 'UTC')).toISOString()).toBe(
    '2026-03-23T11:00:00.000Z',
  );
  expect(afterWorkingHours(friday, 3, { ...usualWorkingTime, weekdays: [] }, 'UTC')).toBe(friday);
});

it('the usual time is the middle of the times, and unknown for fewer than three', () => {
  expect([medianOf([]), medianOf([1, 9]), medianOf([9, 1, 5]), medianOf([9, 1, 5, 7])]).toEqual([
    null,
    null,
    5,
    6,
  ]);
});

it('one approval is enough only where any of the approvers decides, and one refusal always is', () => {
  expect(outcomeOf('any', ['waiting', 'approved'])).toBe('approved');
  expect(outcomeOf('all', ['waiting', 'approved'])).toBe('waiting');
  expect(outcomeOf('order', ['approved', 'later'])).toBe('waiting');
  expect(outcomeOf('all', ['passed', 'approved'])).toBe('approved');
  expect(outcomeOf('all', ['approved', 'refused', 'waiting'])).toBe('refused');
  expect(outcomeOf('any', ['passed'])).toBe('waiting');
});
