/**
 * Countries and cities to choose from (spec §7 `GET /countries`, `GET /city`): they change only with a
 * release.
 */
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#schema/limits.ts';
import type { City, Country } from '#schema/reference/reference.endpoints.ts';
import { request } from '#src/api/client.ts';
import { CitiesDocument, CountriesDocument } from '#src/gql/graphql.ts';

/** Countries by name, in a language. */
export const countriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['reference', 'countries', language],
    queryFn: async ({ signal }): Promise<readonly Country[]> =>
      (await request(CountriesDocument, {}, { signal })).countries,
    staleTime: Infinity,
  });

/** Larger cities of a country by name; empty without a country. */
export const citiesQuery = (language: Language, countryId: string | null) =>
  queryOptions({
    queryKey: ['reference', 'cities', language, countryId],
    queryFn: async ({ signal }): Promise<readonly City[]> =>
      countryId === null ? [] : (await request(CitiesDocument, { countryId }, { signal })).cities,
    staleTime: Infinity,
    enabled: countryId !== null,
  });
