/** Calls for lists that change with a release only (spec §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id } from '../kit/shapes.ts';

export const SupportedLanguage = z.object({ id: Id, code: z.string(), name: z.string() });

/** A country; its id is its code (ISO 3166-1, two letters), its name is in the language of the call. */
export const Country = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** Such as +52; null where there is none. */
  phonePrefix: z.nullable(z.string()),
});
export type Country = z.output<typeof Country>;

/** A larger city; its id is that of GeoNames. */
export const City = z.object({ id: Id, countryId: Id, name: z.string() });
export type City = z.output<typeof City>;

export const referenceEndpoints = endpoints({
  languages: {
    route: 'GET /language',
    reply: z.array(SupportedLanguage),
    can: 'session.use',
    origin: 'spec',
  },
  /** By name, as the language of the call sorts them. */
  countries: { route: 'GET /countries', reply: z.array(Country), can: 'session.use', origin: 'spec' },
  /** Of one country, or those of all countries, by name. An unknown country has none. */
  cities: {
    route: 'GET /city',
    query: z.object({ countryId: z.optional(Id) }),
    reply: z.array(City),
    can: 'session.use',
    origin: 'spec',
  },
});
