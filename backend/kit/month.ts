/** Calendar months and days in an organisation's time zone, for limits, podiums and renewals. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format costs far more than using it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timezone, made);
  return made;
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** The local date and time of a time zone at a moment. */
function wallOf(moment: number, timezone: string): Readonly<Record<Part, number>> {
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(timezone).formatToParts(moment))
    if (Object.hasOwn(wall, type)) wall[type as Part] = Number(value);
  return wall;
}

/** The UTC offset of a time zone, in ms. */
function offsetAt(moment: number, timezone: string): number {
  const { year, month, day, hour, minute, second } = wallOf(moment, timezone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1_000) * 1_000;
}

const monthAt = (moment: number, timezone: string): string => {
  const { year, month } = wallOf(moment, timezone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
};

/** The month (`YYYY-MM`) of an instant in a time zone (IANA name; an unknown name throws RangeError). */
export const monthOf = (at: string, timezone: string): string => monthAt(Date.parse(at), timezone);

/** The next month (`YYYY-MM`). */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}`;
}

/**
 * The first moment around a UTC midnight for which `holds` is true, also if the local midnight is skipped or occurs
 * twice.
 */
function startAround(midnight: number, timezone: string, holds: (moment: number) => boolean): string {
  const aDay = 86_400_000;
  const candidates = [midnight - aDay, midnight + aDay]
    .map((moment) => midnight - offsetAt(moment, timezone))
    .toSorted((one, other) => one - other);
  return new Date(candidates.find(holds) ?? midnight).toISOString();
}

/** The instant at which a month (`YYYY-MM`) begins in a time zone. */
export function monthStart(month: string, timezone: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return startAround(
    Date.UTC(year, number - 1, 1),
    timezone,
    (moment) => monthAt(moment, timezone) === month,
  );
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const dayStart = (day: string, timezone: string): string =>
  startAround(Date.parse(day), timezone, (moment) => {
    const { day: date } = wallOf(moment, timezone);
    return `${monthAt(moment, timezone)}-${String(date).padStart(2, '0')}` === day;
  });
