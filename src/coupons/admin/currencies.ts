/** The currencies for the value of a coupon. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';

// ISO 4217 codes of the Americas and Spain. The browser provides the names.
const codes = 'ARS BOB BRL CAD CLP COP CRC DOP EUR GBP GTQ HNL MXN NIO PAB PEN PYG USD UYU VES'.split(' ');

/** Sorted by name in a language. `kept` is always included. */
export function currenciesIn(
  language: Language,
  kept: string | null,
): readonly { readonly value: string; readonly label: string }[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return [...new Set([...codes, ...(kept === null ? [] : [kept])])]
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
