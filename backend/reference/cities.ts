/** Larger cities by country, from a file of GeoNames (CC BY 4.0); loaded with the first call, because it is large. */
import * as z from 'zod/mini';
import type { Language } from '#schema/limits.ts';
import type { City } from '#schema/reference/reference.endpoints.ts';
import file from './cities.json' with { type: 'json' };

const { cities, es } = z
  .object({ es: z.record(z.string(), z.string()), cities: z.record(z.string(), z.string()) })
  .parse(file);

const byCountry: ReadonlyMap<string, readonly City[]> = new Map(
  Object.entries(cities).map(([countryId, line]) => [
    countryId,
    line.split('|').map((one) => {
      const [id = '', name = ''] = one.split(':');
      return { id, countryId, name };
    }),
  ]),
);

/**
 * Cities of a country, or of all countries if none is given, sorted by name in a language; empty for an unknown
 * country.
 */
export function citiesIn(language: Language, countryId?: string): readonly City[] {
  const { compare } = new Intl.Collator(language);
  const found = countryId === undefined ? [...byCountry.values()].flat() : (byCountry.get(countryId) ?? []);
  return found
    .map((city) => (language === 'es' ? { ...city, name: es[city.id] ?? city.name } : city))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Whether a city belongs to a country. */
export const isCityOf = (countryId: string, cityId: string): boolean =>
  byCountry.get(countryId)?.some(({ id }) => id === cityId) === true;
