/** Countries and cities to choose from, and those of one's own account (spec §7 `GET /countries`, `GET /city`). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { citiesIn, isCityOf } from '#backend/reference/cities.ts';
import { countriesIn, isCountry } from '#backend/reference/countries.ts';
import type { City, Country } from '#schema/reference/reference.endpoints.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { reasonsOf, said, type Refused } from '../support/said.ts';
import { employee } from './money.ts';
import { storesOf } from '../support/trials.ts';

const english = { 'accept-language': 'en' };

describe('lists of countries and cities', () => {
  it('the list of countries has each country once, named and ordered in the language', () => {
    for (const language of ['es', 'en'] as const) {
      const all = countriesIn(language);
      expect(all.length).toBeGreaterThan(230);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.every(({ id, code, name }) => id === code && isCountry(id) && name !== id)).toBe(true);
      const names = all.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
    expect(countriesIn('es').find(({ id }) => id === 'DE')).toMatchObject({
      name: 'Alemania',
      phonePrefix: '+49',
    });
    expect(isCountry('XX')).toBe(false);
    expect(isCountry('constructor')).toBe(false);
  });

  it('the list of cities has cities of known countries only, each with a unique id', () => {
    const all = citiesIn('en');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ countryId, name }) => !isCountry(countryId) || name === '')).toEqual([]);
    // These countries must offer cities.
    const without = countriesIn('en').filter(({ id }) => citiesIn('en', id).length === 0);
    expect(without.map(({ id }) => id)).toEqual(
      expect.not.arrayContaining(['MX', 'CO', 'CA', 'ES', 'AR', 'CL', 'PE', 'US', 'BR']),
    );
    expect(citiesIn('es', 'constructor')).toEqual([]);
    const [bogota] = citiesIn('es', 'CO').filter(({ name }) => name === 'Bogotá');
    expect(isCityOf('CO', bogota?.id ?? '')).toBe(true);
    expect(isCityOf('MX', bogota?.id ?? '')).toBe(false);
  });
});

describe.each(storesOf(import.meta.url))('country and city of an account, %s store', (kind) => {
  let deployment: TestDeployment;
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
  });
  afterEach(() => deployment.close());

  const change = (body: Record<string, unknown>) =>
    said<Refused & Record<string, unknown>>(deployment, 'PATCH /user/account/update', { as: employee, body });
  const place = async (): Promise<readonly unknown[]> => {
    const { body } = await said<Record<string, unknown>>(deployment, 'GET /user/account', { as: employee });
    return [body['country_id'], body['city_id']];
  };
  const cityOf = async (countryId: string): Promise<City> => {
    const { body } = await said<readonly { id: string; country_id: string; name: string }[]>(
      deployment,
      `GET /city?country_id=${countryId}`,
      { as: employee },
    );
    const [first] = body;
    if (first === undefined) throw new Error(`${countryId} has no city`);
    return { id: first.id, countryId: first.country_id, name: first.name };
  };

  it('countries are named in the language of the call', async () => {
    const names = async (headers: Record<string, string>) =>
      (await said<readonly Country[]>(deployment, 'GET /countries', { as: employee, headers })).body.map(
        ({ name }) => name,
      );
    expect(await names({})).toContain('Estados Unidos');
    expect(await names(english)).toContain('United States');
  });

  it('an account keeps its country and city, and a new country clears the city', async () => {
    const { id: city } = await cityOf('CO');
    expect((await change({ country_id: 'CO', city_id: city })).status).toBe(200);
    expect(await place()).toEqual(['CO', city]);
    // A change of another field keeps the city.
    await change({ bio: 'Aquí' });
    expect(await place()).toEqual(['CO', city]);
    await change({ country_id: 'MX' });
    expect(await place()).toEqual(['MX', null]);
    await change({ country_id: null });
    expect(await place()).toEqual([null, null]);
  });

  it('an unknown country or a city of another country is refused by field and changes nothing', async () => {
    const { id: city } = await cityOf('CO');
    await change({ country_id: 'CO' });
    for (const [body, reason] of [
      [{ country_id: 'XX' }, 'country_id: country_unknown'],
      [{ city_id: '1' }, 'city_id: city_unknown'],
      [{ country_id: 'MX', city_id: city }, 'city_id: city_unknown'],
      [{ country_id: null, city_id: city }, 'city_id: city_unknown'],
    ] as const) {
      const answer = await change({ ...body, bio: 'otra' });
      expect(answer.status).toBe(422);
      expect(reasonsOf(answer)).toEqual([reason]);
    }
    expect(await place()).toEqual(['CO', null]);
  });
});
