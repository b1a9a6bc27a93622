/** Time zones are named as they are today, and found by the names that people know. */
import { describe, expect, test } from 'vitest';
import { allZones, zoneOf, zonesLike } from '#src/reference/timeZones.ts';
import { cityOf } from '#src/reference/zoneNames.ts';
import { noon } from '#tests/support/deployment.ts';

const found = (words: string, language: 'es' | 'en' = 'es'): readonly string[] =>
  zonesLike(words, noon, language, 40).map(({ city }) => city);

describe('time zones', () => {
  test.each([
    ['Kyiv', 'Kiev', 'Kyiv'],
    ['Kolkata', 'Calcutta', 'Kolkata'],
    ['Ho Chi Minh', 'Saigón', 'Ho Chi Minh'],
    ['Nuuk', 'Godthåb', 'Nuuk'],
    ['Yangon', 'Rangún', 'Yangon'],
    ['Kathmandu', 'Katmandú', 'Kathmandu'],
    ['Asia/Ho_Chi_Minh', 'asia saigon', 'Ho Chi Minh'],
    ['Dhaka', 'Dacca', 'Dhaka'],
    ['Pohnpei', 'Ponape', 'Pohnpei'],
  ])('%s is found by this name and by %s', (present, former, shown) => {
    expect(found(present)).toEqual([shown]);
    expect(found(former)).toEqual([shown]);
  });

  test('a zone is found by its country, in the language of the reader', () => {
    expect(found('Ucrania')).toContain('Kyiv');
    expect(found('Ukraine', 'en')).toContain('Kyiv');
    expect(found('colombia')).toContain('Bogota');
  });

  test.each([
    ['America/Cancun', 'America/Panama'],
    ['America/Ciudad_Juarez', 'America/Denver'],
    ['Europe/Lisbon', 'Atlantic/Canary'],
    ['Europe/Riga', 'Europe/Athens'],
    ['Europe/Tallinn', 'Europe/Athens'],
    ['Europe/Vilnius', 'Europe/Athens'],
    ['Europe/Chisinau', 'Europe/Athens'],
    ['Europe/Kyiv', 'Europe/Athens'],
    ['Europe/Kiev', 'Europe/Athens'],
  ])('%s has the name of the zone in which it is today, as %s has', (id, other) => {
    for (const language of ['es', 'en'] as const)
      expect(zoneOf(id, noon, language).name).toBe(zoneOf(other, noon, language).name);
  });

  test('zones of one name have one time', () => {
    const offset = (id: string): string =>
      new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'longOffset' })
        .formatToParts(noon)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const times = Map.groupBy(allZones(noon, 'en'), ({ name }) => name);
    const mixed = [...times].filter(([, zones]) => new Set(zones.map(({ id }) => offset(id))).size > 1);
    expect(mixed.map(([name, zones]) => [name, zones.map(({ id }) => id)])).toEqual([]);
  });

  test('every former name of a browser and its present name are one city', () => {
    for (const id of Intl.supportedValuesOf('timeZone'))
      expect(cityOf(id)).not.toMatch(/Kiev|Calcutta|Saigon|Godthab/u);
    expect([cityOf('Europe/Kiev'), cityOf('Europe/Kyiv'), cityOf('UTC')]).toEqual(['Kyiv', 'Kyiv', 'UTC']);
  });
});
