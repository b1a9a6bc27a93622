/** A link determines a world: the same link gives the same rows to the byte, another link gives others. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprintOf, personasOf, seedFacts, seedIdOf, worldOf } from '#mock/world/begin.ts';
import { personas } from '#mock/world/personas.ts';
import { worldOfLink } from '#mock/world/scenarios/registry.ts';
import { smallSizes } from '#mock/world/scenarios/small.ts';
import { buildWorld } from '#mock/world/world.ts';
import { scenarioIds, type DemoLink, type WorldPart } from '#schema/demo/demoLink.ts';
import { inBusy } from './scenarios.ts';
import { passwordHash } from './worlds.ts';

const noon = Date.parse('2026-11-22T12:34:56.789Z');
const plain: WorldPart = { scenario: 'busy', organization: 'aurora' };
const named: WorldPart = {
  ...plain,
  prospect: { name: 'Banco Andino', main: '#0a7d55' },
  date: '2027-03-01',
};
const png = 'data:image/png;base64,iVBORw0KGgo=';

/** The small world of a link, opened at a moment. */
function smallOf(link: WorldPart, now = noon) {
  const facts = seedFacts(seedIdOf(link, now));
  if (facts.link === null) throw new Error('a link is there');
  return worldOfLink(facts.link, { now: facts.at, passwordHash }, smallSizes);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the seed id of a world', () => {
  it('a seed id without a link holds the moment and makes the plain world', async () => {
    expect(seedFacts(seedIdOf(null, noon))).toEqual({ at: noon, link: null });
    expect(seedFacts(seedIdOf(null, noon + 0.5)).at).toBe(noon + 0.5);
    const world = await worldOf(seedIdOf(null, noon), passwordHash);
    expect(JSON.stringify(world)).toBe(JSON.stringify(buildWorld({ now: noon, passwordHash })));
  });

  it('a linked world starts at 15:00 UTC of its date, or of the day on which it is opened', () => {
    const at = (link: WorldPart, now: string) =>
      new Date(seedFacts(seedIdOf(link, Date.parse(now))).at).toISOString();
    expect(at(named, '2026-11-22T00:00:00Z')).toBe('2027-03-01T15:00:00.000Z');
    expect(at(plain, '2026-11-22T00:00:00Z')).toBe('2026-11-22T15:00:00.000Z');
    expect(at(plain, '2026-11-22T23:59:59.999Z')).toBe('2026-11-22T15:00:00.000Z');
    expect(at({ ...plain, date: '2028-02-29' }, '2026-11-22T23:00:00Z')).toBe('2028-02-29T15:00:00.000Z');
  });

  it('a world of the scenario monthEnd starts two days before the end of the month', () => {
    const day = (date: string) =>
      new Date(seedFacts(seedIdOf({ ...plain, scenario: 'monthEnd', date }, noon)).at)
        .toISOString()
        .slice(0, 10);
    expect(
      ['2026-11-01', '2026-11-30', '2026-12-31', '2027-02-10', '2028-02-29', '2026-10-29'].map(day),
    ).toEqual(['2026-11-28', '2026-11-28', '2026-12-29', '2027-02-26', '2028-02-27', '2026-10-29']);
  });

  it('a seed id holds what its link says of the world, and nothing of persona and language', () => {
    const link: DemoLink = { ...named, off: ['surveys', 'catalog'], persona: 'admin', language: 'en' };
    const id = seedIdOf(link, noon);
    expect(seedFacts(id).link).toEqual({ ...named, off: ['catalog', 'surveys'] });
    expect(seedIdOf({ ...named, off: ['catalog', 'surveys'] }, noon + 3_600_000)).toBe(id);
  });

  it.each(['', 'yesterday', '12 nonsense', '12 busy.aurora more', 'NaN', 'Infinity', '-5', '1e9'])(
    'the seed id %j is refused',
    async (text) => {
      expect(() => seedFacts(text)).toThrow(TypeError);
      await expect(worldOf(text, passwordHash)).rejects.toThrow(TypeError);
    },
  );
});

describe('the fingerprint', () => {
  it('the fingerprint of a link is the same on another machine, at another time, in another time zone', async () => {
    const id = seedIdOf(named, noon);
    const here = await fingerprintOf(await worldOf(id, passwordHash));
    expect(here).toMatch(/^[\da-f]{12}$/);
    const zone = process.env['TZ'];
    vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z'), toFake: ['Date'] });
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('a world is not made by chance');
    });
    try {
      process.env['TZ'] = 'Asia/Tokyo';
      expect(await fingerprintOf(await worldOf(seedIdOf(named, Date.now()), passwordHash))).toBe(here);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('the fingerprint ignores the order of tables, keys and columns, and changes with a row of any table', async () => {
    const [org] = smallOf(plain);
    if (org === undefined) throw new Error('a world has an organisation');
    const before = await fingerprintOf([org]);
    const turned = {
      org: org.org,
      keys: org.keys.toReversed(),
      rows: Object.fromEntries(
        Object.entries(org.rows)
          .toReversed()
          .map(([table, rows]) => [
            table,
            rows.map((row) => Object.fromEntries(Object.entries(row).toReversed())),
          ]),
      ),
    };
    expect(await fingerprintOf([turned])).toBe(before);
    // Each table by itself, and one of them among all: to read the whole world for every row would take minutes.
    const withRows = (
      all: typeof org.rows,
      [table, rows]: [string, (typeof org.rows)[string]],
      at: number,
    ) => ({
      ...org,
      rows: {
        ...all,
        [table]: rows?.map((row, place) => (place === at ? { ...row, id: 'another' } : row)) ?? [],
      },
    });
    const tables = Object.entries(org.rows).filter(([, { length }]) => length > 0);
    for (const one of tables) {
      const [table, rows] = one;
      const alone = await fingerprintOf([{ ...org, rows: { [table]: rows } }]);
      for (const at of new Set([0, Math.trunc(rows.length / 2), rows.length - 1]))
        expect(await fingerprintOf([withRows({}, one, at)]), `${table} ${at}`).not.toBe(alone);
    }
    for (const one of [tables.at(0), tables.at(-1)])
      if (one !== undefined) expect(await fingerprintOf([withRows(org.rows, one, 0)])).not.toBe(before);
  });

  it('the fingerprint changes with any column of a row, with a row that is missing, and with any key', async () => {
    const [org] = smallOf(plain);
    if (org === undefined) throw new Error('a world has an organisation');
    for (const [table, [row]] of Object.entries(org.rows)) {
      if (row === undefined) continue;
      const printOf = (rows: readonly object[]): Promise<string> =>
        fingerprintOf([{ ...org, rows: { [table]: rows } } as typeof org]); // the columns of its one row are what this changes
      const before = await printOf([row]);
      expect(await printOf([]), table).not.toBe(before);
      for (const column of Object.keys(row))
        expect(await printOf([{ ...row, [column]: 'another' }]), `${table}.${column}`).not.toBe(before);
    }
    const bare = { ...org, rows: {} };
    const before = await fingerprintOf([bare]);
    expect(await fingerprintOf([{ ...bare, org: 'another' }])).not.toBe(before);
    for (const at of org.keys.keys())
      expect(
        await fingerprintOf([{ ...bare, keys: org.keys.with(at, 'email:another@aurora.example') }]),
      ).not.toBe(before);
  });

  it('the fingerprint differs for each different link', async () => {
    const links: readonly WorldPart[] = [
      plain,
      { ...plain, organization: 'boreal', prospect: { name: 'Banco Andino' } },
      { ...plain, date: '2026-11-23' },
      { ...plain, off: ['surveys'] },
      { ...plain, off: ['surveys', 'catalog'] },
      { ...plain, prospect: { name: 'Banco Andino' } },
      { ...plain, prospect: { name: 'Banco Andina' } },
      { ...plain, prospect: { name: 'Banco Andino', main: '#0a7d55' } },
      { ...plain, prospect: { name: 'Banco Andino', main: '#0a7d55', secondary: '#ffcc00' } },
      { ...plain, prospect: { name: 'Banco Andino', logo: png } },
      ...scenarioIds
        .filter((id) => id !== 'busy' && !inBusy.some((one) => one === id))
        .map((scenario) => ({ ...plain, scenario })),
    ];
    const all = await Promise.all(links.map((link) => fingerprintOf(smallOf(link))));
    expect(new Set(all).size).toBe(links.length);
    // The busy scenario makes both organisations busy, so the organisation makes no difference. The failing scenario
    // differs in its calls only, and the year of surveys and the quarter of goals are part of the busy one.
    for (const organization of ['aurora', 'boreal'] as const)
      for (const scenario of ['busy', ...inBusy] as const)
        expect(await fingerprintOf(smallOf({ ...plain, organization, scenario }))).toBe(all[0]);
  });

  it('the fingerprint does not depend on persona and language', async () => {
    const link: DemoLink = { ...named, persona: 'manager', language: 'en' };
    expect(await fingerprintOf(smallOf(link))).toBe(await fingerprintOf(smallOf(named)));
  });
});

describe('the personas of a world', () => {
  const link = {
    scenario: 'busy',
    organization: 'boreal',
    prospect: { name: 'Otra Casa', main: '#0a5c36' },
  } as const;
  const called = (all: ReturnType<typeof personasOf>, slug: string): readonly string[] =>
    all.filter(({ organization }) => organization.slug === slug).map(({ organization }) => organization.name);

  it('the personas carry the prospect’s name in its organisation, and the usual name in the other', () => {
    expect(new Set(called(personasOf(link), 'boreal'))).toEqual(new Set(['Otra Casa']));
    expect(called(personasOf(link), 'aurora')).toEqual(called(personas, 'aurora'));
    expect(
      personasOf(link).find(({ organization }) => organization.slug === 'boreal')?.organization.main,
    ).toBe('#0a5c36');
    expect(personasOf(null)).toEqual(personas);
  });
});
