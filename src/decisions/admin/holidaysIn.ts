/** The days without work in a calendar file (`.ics`), such as the holidays of a country or place. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';

/** Days of one event, at most: a longer one is no holiday. */
const mostDays = 31;

/** The day of `20261225` or `20261225T000000Z`; undefined for anything else. */
function dayOf(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/u.exec(value) ?? [];
  if (year === undefined) return undefined;
  const text = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

/** A field of an event, without its parameters. */
const fieldIn = (event: string, name: string): string | undefined =>
  new RegExp(`^${name}(?:;[^:\\n]*)?:(.*)$`, 'mu').exec(event)?.[1]?.trim();

/**
 * The days from `from` to `to` in order, each once; undefined if the text is no calendar. The end of an event is not one of
 * its days; one that comes back every year is on each year's day.
 */
export function holidaysIn(text: string, from: string, to: string): readonly string[] | undefined {
  // Long lines go on after a line break and a blank.
  const lines = text.replaceAll(/\r\n?/gu, '\n').replaceAll(/\n[ \t]/gu, '');
  if (!/^BEGIN:VCALENDAR$/mu.test(lines)) return undefined;
  const events = lines.split(/^BEGIN:VEVENT$/mu).slice(1);
  const days = events.flatMap((event) => {
    const first = dayOf(fieldIn(event, 'DTSTART') ?? '');
    if (first === undefined || fieldIn(event, 'STATUS') === 'CANCELLED') return [];
    const after = dayOf(fieldIn(event, 'DTEND') ?? '') ?? dayAfter(first, 1);
    const own = [first];
    for (let day = dayAfter(first, 1); day < after && own.length < mostDays; day = dayAfter(day, 1))
      own.push(day);
    if (fieldIn(event, 'RRULE')?.includes('FREQ=YEARLY') !== true) return own;
    const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, at) =>
      String(Number(from.slice(0, 4)) + at),
    );
    return years.flatMap((year) => own.map((day) => `${year}${day.slice(4)}`).filter((day) => day >= first));
  });
  return [...new Set(days)].filter((day) => from <= day && day <= to).toSorted();
}
