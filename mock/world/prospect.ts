/**
 * Applies a prospect's name, colours and logo to a built organisation, and switches modules off as an
 * administrator would. Other data stays the same.
 */
import { modules, organizations } from '#backend/organization/organization.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { fold } from '#backend/kit/fold.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Prospect, WorldPart } from '#schema/demo/demoLink.ts';
import { lockedModules } from '#schema/organization/organization.rules.ts';
import { letterMark, type Profile } from './organizations.ts';
import { partOf, type Parts } from './parts.ts';

type TableRow = OrgSeed['rows'][string][number];
type Change = (value: unknown, column: string) => unknown;

/** The names of an organisation in texts of its people. */
const called = { aurora: /\b(?:Grupo )?Aurora\b/g, boreal: /\bBoreal(?: Works)?\b/g } as const;

/** Replaces every text inside a value, at any depth; other values stay as they are. */
function reworded(value: unknown, word: (text: string) => string): unknown {
  if (typeof value === 'string') return word(value);
  if (Array.isArray(value)) return value.map((one) => reworded(one, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, reworded(one, word)]));
}

/** Replaces the organisation's name with the prospect's name; data addresses stay. */
function renaming({ slug, name: former }: Profile, name: string): Change {
  const [short = former] = former.match(/Aurora|Boreal/) ?? [];
  const foldedShort = new RegExp(`\\b${fold(short)}\\b`, 'g');
  return (value, column) =>
    reworded(value, (text) => {
      // The search column holds the same words in folded form.
      if (column === 'fold') return text.replaceAll(foldedShort, () => fold(name));
      return text.startsWith('data:') ? text : text.replaceAll(called[slug], () => name);
    });
}

/** White, or black if white has too little contrast on a colour (`#rrggbb`). */
function inkOn(ground: string): string {
  const light = [1, 3, 5].map((at) => {
    const part = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5 ? '#fff' : '#000';
}

const clothesOf = ({ name, main, secondary, logo }: Prospect, profile: Profile) => {
  const ground = main ?? profile.main;
  return {
    name,
    legalName: name,
    bannerMain: ground,
    // If null, the complement of the main colour serves as the second colour.
    bannerSecondary: secondary ?? (main === undefined ? profile.secondary : null),
    // Without a logo the header would show the product's logo.
    logoUrl: logo ?? letterMark(name, ground, inkOn(ground)),
  };
};

/** The organisation of a link with its brand and modules. Locked modules stay on. */
export function* dressed(seed: OrgSeed, profile: Profile, { prospect, off = [] }: WorldPart): Parts<OrgSeed> {
  const isOff = new Set<unknown>(off.filter((flag) => !lockedModules.includes(flag)));
  const rename = prospect && renaming(profile, prospect.name);
  const clothes = prospect && clothesOf(prospect, profile);
  const change = (table: string, row: TableRow): TableRow => {
    if (table === modules.name) return isOff.has(row['flag']) ? { ...row, active: false } : row;
    if (rename === undefined) return row;
    // Names of people stay.
    if (table === users.name) return { ...row, bio: rename(row['bio'], 'bio') };
    const named: [string, unknown][] = Object.entries(row).map(([column, value]) => [
      column,
      rename(value, column),
    ]);
    return { ...Object.fromEntries(named), ...(table === organizations.name ? clothes : {}) };
  };
  if (prospect === undefined && isOff.size === 0) return seed;
  const rows: Record<string, TableRow[]> = {};
  for (const [table, all] of Object.entries(seed.rows)) {
    const changed: TableRow[] = (rows[table] = []);
    for (const [index, row] of all.entries()) {
      if (index % partOf === 0) yield;
      changed.push(change(table, row));
    }
  }
  return { ...seed, rows };
}
