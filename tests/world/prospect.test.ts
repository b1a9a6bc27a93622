/**
 * The look of a prospect: name, colours and logo on the organisation of the link, and switched-off modules. Nothing
 * else changes.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '#backend/stock/catalog.tables.ts';
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { profiles } from '#mock/world/organizations.ts';
import { finished } from '#mock/world/parts.ts';
import { dressed } from '#mock/world/prospect.ts';
import { moduleFlags } from '#schema/modules.ts';
import { contrast } from '#src/lib/colors.ts';
import { toldBy } from './scenarios.ts';
import { rowsOf } from './worlds.ts';

const prospect = {
  name: 'Café Ñandú & $1 Hijos',
  main: '#0a7d55',
  secondary: '#ffcc00',
  logo: 'data:image/webp;base64,UklGRg==',
} as const;
const both = [
  { organization: 'aurora', word: /\bAurora\b/ },
  { organization: 'boreal', word: /\bBoreal\b/ },
] as const;

/** Every text of an organisation with its path. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => texts(one, `${place}.${key}`));
}
const ids = ({ rows }: OrgSeed) =>
  Object.entries(rows).map(([table, all]) => [table, all.map((row) => row['id'])]);
const organization = (org: OrgSeed) => rowsOf(org, organizations)[0];
const offIn = (org: OrgSeed) =>
  rowsOf(org, modules)
    .filter(({ active }) => !active)
    .map(({ flag }) => flag);

describe.each(both)('the prospect on $organization', ({ organization: slug, word }) => {
  const link = { scenario: 'busy', organization: slug } as const;
  const { org: plain } = toldBy(link);

  it('the prospect’s name replaces the organisation’s name in every text, and in no other organisation', () => {
    const { org, world } = toldBy({ ...link, prospect });
    expect(texts(plain.rows).filter(([, text]) => word.test(text)).length).toBeGreaterThan(5);
    expect(texts(org.rows).filter(([, text]) => word.test(text))).toEqual([]);
    expect(texts(org.rows).filter(([, text]) => text.includes(prospect.name)).length).toBeGreaterThan(5);
    expect(organization(org)).toMatchObject({ name: prospect.name, slug });
    for (const other of world)
      if (other !== org)
        expect(texts(other.rows).filter(([, text]) => text.includes(prospect.name))).toEqual([]);
  });

  it('an organisation with a prospect keeps its people, addresses, keys and ids', () => {
    const { org } = toldBy({ ...link, prospect });
    expect(org.keys).toEqual(plain.keys);
    expect(ids(org)).toEqual(ids(plain));
    const who = (one: OrgSeed) => rowsOf(one, users).map((person) => ({ ...person, bio: null }));
    expect(who(org)).toEqual(who(plain));
  });

  it('products of the store are found by the prospect’s name', () => {
    const { org } = toldBy({ ...link, prospect });
    const own = rowsOf(org, products).filter(({ name }) => name.includes(prospect.name));
    expect(own.length).toBeGreaterThan(2);
    for (const { fold } of own) {
      expect(fold).toContain('cafe nandu & $1 hijos');
      expect(fold).not.toContain(slug);
    }
  });

  it('the prospect’s colours and logo are used, with defaults for the missing ones', () => {
    const worn = (given: Partial<typeof prospect>) =>
      organization(toldBy({ ...link, prospect: { name: prospect.name, ...given } }).org);
    expect(worn(prospect)).toMatchObject({
      bannerMain: prospect.main,
      bannerSecondary: prospect.secondary,
      logoUrl: prospect.logo,
    });
    const { bannerMain, bannerSecondary } = organization(plain) ?? {};
    expect(worn({})).toMatchObject({ bannerMain, bannerSecondary });
    expect(worn({ secondary: prospect.secondary })).toMatchObject({
      bannerMain,
      bannerSecondary: prospect.secondary,
    });
    expect(worn({ main: prospect.main })).toMatchObject({ bannerMain: prospect.main, bannerSecondary: null });
    expect(worn({ main: prospect.main })?.logoUrl).toContain('>C</text>');
  });

  it('the modules of the link are off in addition to the usual ones, and sign-in cannot be off', () => {
    const off = ['surveys', 'catalog', 'auth'] as const;
    const { org } = toldBy({ ...link, off: [...off] });
    const usual = new Set<string>([...offIn(plain), 'surveys', 'catalog']);
    expect(offIn(org)).toEqual(moduleFlags.filter((flag) => usual.has(flag)));
    const others = ({ rows }: OrgSeed) => Object.entries(rows).filter(([table]) => table !== modules.name);
    expect(others(org)).toEqual(others(plain));
  });
});

it('a logo made of any name is valid and legible on any colour', () => {
  const [aurora] = profiles;
  const { org } = toldBy({ scenario: 'newCompany', organization: 'aurora' });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xff_ff_ff }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      (number, name) => {
        const main = `#${number.toString(16).padStart(6, '0')}`;
        const worn = finished(
          dressed({ ...org, rows: { organizations: org.rows['organizations'] ?? [] } }, aurora, {
            scenario: 'busy',
            organization: 'aurora',
            prospect: { name, main },
          }),
        );
        const svg = decodeURIComponent(
          (organization(worn)?.logoUrl ?? '').replace('data:image/svg+xml,', ''),
        );
        const [ground = '', ink = ''] = [...svg.matchAll(/fill='(#[\da-f]+)'/g)].map(
          ([, color = '']) => color,
        );
        expect(ground).toBe(main);
        expect(contrast(ink === '#fff' ? '#ffffff' : '#000000', main)).toBeGreaterThanOrEqual(4.5);
        expect(svg).toMatch(/>[^<>&]*<\/text><\/svg>$/);
      },
    ),
  );
});
