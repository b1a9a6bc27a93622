/** Countries by their two letters (ISO 3166-1), named in the language of whoever asks; the list is `countries-list`'s, the names are the runtime's. */
import { countries } from 'countries-list';
import type { Language } from '#schema/limits.ts';
import type { Country } from '#schema/reference/reference.endpoints.ts';

/** Parts of another country have letters of their own that nobody chooses as a country. */
const codes: ReadonlyMap<string, number | undefined> = new Map(
  Object.entries(countries).flatMap(([code, { phone, ...more }]) =>
    'partOf' in more ? [] : [[code, phone[0]]],
  ),
);

/** Whether two letters are those of a country of the list. */
export const isCountry = (code: string): boolean => codes.has(code);

/** Every country by name, as the language sorts them. */
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
