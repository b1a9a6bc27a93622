/** The countries for which a catalog can be chosen. */
import type { Language } from '#schema/limits.ts';
import { localeOf } from '#src/lib/dates.ts';

// ISO 3166-1 alpha-2 codes, the Americas and Spain first. The browser provides the names.
const codes =
  'AR BO BR CA CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE AE AT AU BE BG CH CN CY CZ DE DK EE FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MA MT MY NL NO NZ PH PL PT RO RS SA SE SG SI SK TH TR TW UA VN ZA'.split(
    ' ',
  );

/** Sorted by name in a language. */
export function countriesIn(
  language: Language,
): readonly { readonly value: string; readonly label: string }[] {
  const locale = localeOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** The name of a country; null for every country. */
export const countryIn = (code: string | null, language: Language): string | null =>
  code === null ? null : (new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code);
