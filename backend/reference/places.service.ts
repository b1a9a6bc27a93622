/** Countries and cities (spec §7 `GET /countries`, `GET /city`). */
import type { referenceEndpoints } from '#schema/reference/reference.endpoints.ts';
import type { Service } from '../http/context.ts';
import { citiesIn } from './cities.ts';
import { countriesIn } from './countries.ts';

export const placeService: Pick<Service<typeof referenceEndpoints>, 'countries' | 'cities'> = {
  async countries({ language }) {
    return [...countriesIn(language)];
  },

  async cities({ language }, { query: { countryId } }) {
    return [...citiesIn(language, countryId)];
  },
};
