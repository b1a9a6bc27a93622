/** Calls for reference lists that change only with a release (spec §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id } from '../kit/shapes.ts';

export const SupportedLanguage = z.object({ id: Id, code: z.string(), name: z.string() });

/** A country; its id is its ISO 3166-1 alpha-2 code, its name is in the language of the call. */
export const Country = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  /** For example +52; null without a prefix. */
  phonePrefix: z.nullable(z.string()),
});
export type Country = z.output<typeof Country>;

/** A larger city; its id is the GeoNames id. */
export const City = z.object({ id: Id, countryId: Id, name: z.string() });
export type City = z.output<typeof City>;

export const referenceEndpoints = endpoints({
  languages: {
    route: 'GET /language',
    reply: z.array(SupportedLanguage),
    can: 'session.use',
    origin: 'spec',
  },
  /** Sorted by name in the language of the call. */
  countries: { route: 'GET /countries', reply: z.array(Country), can: 'session.use', origin: 'spec' },
  /** Cities of one country or of all countries, by name. An unknown country gives an empty list. */
  cities: {
    route: 'GET /city',
    query: z.object({ countryId: z.optional(Id) }),
    reply: z.array(City),
    can: 'session.use',
    origin: 'spec',
  },
});
