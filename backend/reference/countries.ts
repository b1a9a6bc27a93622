/**
 * Countries by ISO 3166-1 code; the list comes from `countries-list`, the names in the caller's language from the
 * runtime.
 */
import { countries } from 'countries-list';
import type { Language } from '#schema/limits.ts';
import type { Country } from '#schema/reference/reference.endpoints.ts';

/**
 * Territories with their own code that belong to another country are omitted, because no one selects them as a country.
 */
const codes: ReadonlyMap<string, number | undefined> = new Map(
  Object.entries(countries).flatMap(([code, { phone, ...more }]) =>
    'partOf' in more ? [] : [[code, phone[0]]],
  ),
);

/** Whether two letters are a country code of the list. */
export const isCountry = (code: string): boolean => codes.has(code);

/** The codes of all countries. */
export const countryCodes: readonly string[] = [...codes.keys()];

/** All countries, sorted by name in the language. */
export function countriesIn(language: Language): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return [...codes]
    .flatMap(([code, prefix]) => {
      const name = names.of(code);
      return name === undefined
        ? []
        : [{ id: code, code, name, phonePrefix: prefix === undefined ? null : `+${prefix}` }];
    })
    .toSorted((one, other) => compare(one.name, other.name));
}
