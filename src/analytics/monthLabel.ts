/** Months as the labels of an axis. */
import type { Language } from '#schema/limits.ts';
import { localeOf, parts } from '#src/lib/dates.ts';

/** "nov 2026" of a month (YYYY-MM). */
export function monthLabel(month: string, language: Language): string {
  const said = parts(`${month}-15`, localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `${(said['month'] ?? '').replace('.', '')} ${said['year'] ?? ''}`;
}
