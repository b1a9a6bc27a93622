/** The local date and time of a time zone. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format is much slower than using it. */
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

/** Local date and time in a time zone. */
export interface Wall {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Local date and time at a moment in ms since 1970; throws RangeError for an unknown zone. */
export function wallAt(moment: number, timezone: string): Wall {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const of = (part: Intl.DateTimeFormatPartTypes): string => parts.get(part) ?? '';
  return {
    day: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    hour: Number(of('hour')),
    minute: Number(of('minute')),
    second: Number(of('second')),
  };
}

/** Local date (`YYYY-MM-DD`) at a moment; throws RangeError for an unknown zone. */
export const dayAt = (moment: number, timezone: string): string => wallAt(moment, timezone).day;
