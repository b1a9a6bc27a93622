/** A period of the podium in words: "noviembre de 2026", "octubre – diciembre de 2026", "2026". */
import type { Language } from '#schema/limits.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';

/** The months between two days (YYYY-MM-DD, both inside); a whole year is only its number. */
export function periodWords(start: string, end: string, language: Language): string {
  const from = new Date(`${start}T00:00:00Z`);
  const to = new Date(`${end}T00:00:00Z`);
  if (start.endsWith('-01-01') && end.endsWith('-12-31') && start.slice(0, 4) === end.slice(0, 4))
    return start.slice(0, 4);
  const months = formatter(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return months.formatRange(from, to);
}
