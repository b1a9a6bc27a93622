/** Where a world begins: the seed id that names it, the rows it begins with, the fingerprint that shows two of them alike. */
import type { OrgSeed } from '#backend/store/seed.ts';
import { decodeDemoLink, encodeDemoLink, type WorldPart } from '#schema/demo/demoLink.ts';
import { hour } from './calendar.ts';
import { personas, type Persona } from './personas.ts';
import { buildWorld } from './world.ts';

/** Hour (UTC) at which the world of a link stands: morning in both organisations, and the same day everywhere. */
const linkHour = 15;
/** Days between the one at which a month's end is told and the last one of the month. */
const daysLeft = 2;
/** Between the moment and the link of a seed id. */
const between = ' ';

const worldPart = ({ scenario, organization, prospect, off, date }: WorldPart): WorldPart => ({
  scenario,
  organization,
  prospect,
  off,
  date,
});

/** What a seed id says. */
export interface SeedFacts {
  /** The moment at which the world stands, ms since 1970. */
  readonly at: number;
  /** The link that it was begun by; none where the demo opened by itself. */
  readonly link: WorldPart | null;
}

/** The day on which a scenario stands, near the wished one: two before the end of its month where it tells of one. */
function dayOf({ scenario }: WorldPart, wished: Date): number {
  const [year, month] = [wished.getUTCFullYear(), wished.getUTCMonth()];
  return scenario === 'monthEnd'
    ? Date.UTC(year, month + 1, -daysLeft)
    : Date.UTC(year, month, wished.getUTCDate());
}

/** Names the world of a link opened at a moment (ms since 1970): 15:00 UTC of its date, or of today where it has none. Without a link the world stands at that moment. */
export function seedIdOf(link: WorldPart | null, now: number): string {
  if (link === null) return String(now);
  const at = dayOf(link, new Date(link.date ?? now)) + linkHour * hour;
  return `${at}${between}${encodeDemoLink(worldPart(link))}`;
}

/** What a seed id of `seedIdOf` says; raises `TypeError` for any other text. */
export function seedFacts(seedId: string): SeedFacts {
  const [moment = '', text, ...more] = seedId.split(between);
  const link = text === undefined ? null : decodeDemoLink(text);
  if (!/^\d+(\.\d+)?$/.test(moment) || link === undefined || more.length > 0)
    throw new TypeError('not the name of a world');
  return { at: Number(moment), link: link && worldPart(link) };
}

/** The personas of a link's world: those of its organisation wear the name and the colours of the prospect. */
export const personasOf = (link: WorldPart | null): readonly Persona[] =>
  personas.map((persona) => {
    const { organization } = persona;
    if (link?.prospect === undefined || organization.slug !== link.organization) return persona;
    const { name, main = organization.main, secondary = organization.secondary } = link.prospect;
    return { ...persona, organization: { ...organization, name, main, secondary } };
  });

/** The rows that a seed id names, the same whoever makes them. Scenarios come with the first link. Raises `TypeError` for any other text. */
export async function worldOf(seedId: string, passwordHash: string): Promise<readonly OrgSeed[]> {
  const { at, link } = seedFacts(seedId);
  if (link === null) return buildWorld({ now: at, passwordHash });
  const { worldOfLink } = await import('./scenarios/registry.ts');
  return worldOfLink(link, { now: at, passwordHash });
}

/** An object with its keys in order, all the way down, as JSON writes it. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 12 hex digits of all rows and keys of a world (SHA-256), whatever order its tables and columns come in. */
export async function fingerprintOf(world: readonly OrgSeed[]): Promise<string> {
  const parts: string[] = [];
  for (const { org, keys, rows } of world) {
    parts.push(org, keys.toSorted().join(' '));
    // Table by table: all rows in one text would be tens of megabytes.
    for (const name of Object.keys(rows).toSorted())
      parts.push(name, await digest(JSON.stringify(rows[name], sorted)));
  }
  return (await digest(parts.join('\n'))).slice(0, 12);
}
