/** Clocks that run in working hours only: the days and hours of the place of the person who decides, in the person's zone. */
import { momentOf } from '../events/events.rules.ts';
import { dayAfter, dayAt } from '../users/celebrations.rules.ts';

/** When people of an organisation work. */
export interface WorkingTime {
  /** Days of the week: 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
  /** Days without work. */
  readonly holidays: readonly string[];
}

/** Where a person is; null where the person has not said. */
export interface Placed {
  readonly countryId: string | null;
  readonly cityId: string | null;
}

/** When people of a country work, or of one of its cities. */
export interface PlaceTime extends WorkingTime {
  readonly countryId: string;
  /** Null for the whole country. */
  readonly cityId: string | null;
}

/** The time of an organisation, with the places that have another one. */
export interface WorkingTimes extends WorkingTime {
  readonly places: readonly PlaceTime[];
}

/** What holds until an administrator says otherwise. */
export const usualWorkingTime: WorkingTimes = {
  weekdays: [1, 2, 3, 4, 5],
  from: 9 * 60,
  to: 18 * 60,
  holidays: [],
  places: [],
};

/** The place whose time holds for a person: the city, else the country; undefined for the organisation's. */
const placeFor = ({ places }: WorkingTimes, { countryId, cityId }: Placed): PlaceTime | undefined => {
  const own = places.filter((place) => place.countryId === countryId);
  return (
    own.find((place) => place.cityId !== null && place.cityId === cityId) ??
    own.find((place) => place.cityId === null)
  );
};

/** The time that holds for a person. */
export const workingTimeFor = (times: WorkingTimes, person: Placed): WorkingTime =>
  placeFor(times, person) ?? times;

/** A key that people share whose time is the same; empty for that of the organisation. */
export const workingPlaceOf = (times: WorkingTimes, person: Placed): string => {
  const place = placeFor(times, person);
  return place === undefined ? '' : `${place.countryId}/${place.cityId ?? ''}`;
};

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** A clock that would need more days than this, because nobody works, ends there. */
const mostDays = 1_100;

/** The day of the week of a day: 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Whether people work on a day. */
export const isWorkday = (
  { weekdays, holidays }: Pick<WorkingTime, 'weekdays' | 'holidays'>,
  day: string,
): boolean => weekdays.includes(weekdayOf(day)) && !holidays.includes(day);

/** Beginning and end of the work of a day, in ms; a change of clocks makes it longer or shorter. */
const spanOf = ({ from, to }: WorkingTime, day: string, timezone: string): readonly [number, number] => [
  momentOf(day, from * minuteMs, timezone),
  momentOf(day, to * minuteMs, timezone),
];

/** The moment, in ms, at which this many working hours have passed since a moment. */
export function afterWorkingHours(
  moment: number,
  hours: number,
  time: WorkingTime,
  timezone: string,
): number {
  let left = hours * hourMs;
  let day = dayAt(moment, timezone);
  let last = moment;
  for (let days = 0; days < mostDays; days++, day = dayAfter(day, 1)) {
    if (!isWorkday(time, day)) continue;
    const [from, to] = spanOf(time, day, timezone);
    const begin = Math.max(from, moment);
    if (begin >= to) continue;
    if (left <= to - begin) return begin + left;
    left -= to - begin;
    last = to;
  }
  return last;
}
