/**
 * The start of a world: the seed id that names it, its first rows, and the fingerprint that compares two
 * worlds.
 */
import type { OrgSeed } from '#backend/store/seed.ts';
import { decodeDemoLink, encodeDemoLink, type WorldPart } from '#schema/demo/demoLink.ts';
import { hour } from './calendar.ts';
import { personas, type Persona } from './personas.ts';
import { finished, type Parts } from './parts.ts';
import { worldInParts } from './world.ts';

/** Hour (UTC) of the world of a link: morning in both organisations, and the same date in all time zones. */
const linkHour = 15;
/** Days between the `monthEnd` scenario and the last day of its month. */
const daysLeft = 2;
/** Separates the moment and the link in a seed id. */
const between = ' ';

const worldPart = ({ scenario, organization, prospect, off, date }: WorldPart): WorldPart => ({
  scenario,
  organization,
  prospect,
  off,
  date,
});

/** The facts that a seed id encodes. */
export interface SeedFacts {
  /** The start time of the world, in ms since 1970. */
  readonly at: number;
  /** The link that started the world; null if the demo opened without a link. */
  readonly link: WorldPart | null;
}

/** The day of a scenario, near the given date. `monthEnd` is two days before the last day of the month. */
function dayOf({ scenario }: WorldPart, wished: Date): number {
  const [year, month] = [wished.getUTCFullYear(), wished.getUTCMonth()];
  return scenario === 'monthEnd'
    ? Date.UTC(year, month + 1, -daysLeft)
    : Date.UTC(year, month, wished.getUTCDate());
}

/**
 * Names the world of a link opened at a moment (ms since 1970): 15:00 UTC of the link's date, or of today if
 * the link has no date. Without a link the world starts at that moment.
 */
export function seedIdOf(link: WorldPart | null, now: number): string {
  if (link === null) return String(now);
  const at = dayOf(link, new Date(link.date ?? now)) + linkHour * hour;
  return `${at}${between}${encodeDemoLink(worldPart(link))}`;
}

/** Reads a seed id made by `seedIdOf`; throws `TypeError` for any other text. */
export function seedFacts(seedId: string): SeedFacts {
  const [moment = '', text, ...more] = seedId.split(between);
  const link = text === undefined ? null : decodeDemoLink(text);
  if (!/^\d+(\.\d+)?$/.test(moment) || link === undefined || more.length > 0)
    throw new TypeError('not the name of a world');
  return { at: Number(moment), link: link && worldPart(link) };
}

/**
 * The personas of a link's world: those of its organisation carry the name and the colours of the prospect.
 */
export const personasOf = (link: WorldPart | null): readonly Persona[] =>
  personas.map((persona) => {
    const { organization } = persona;
    if (link?.prospect === undefined || organization.slug !== link.organization) return persona;
    const { name, main = organization.main, secondary = organization.secondary } = link.prospect;
    return { ...persona, organization: { ...organization, name, main, secondary } };
  });

/**
 * Makes the rows of a seed id in parts, the same on every machine. The code of scenarios loads with the first link.
 * Throws `TypeError` for any other text.
 */
export async function partsOf(seedId: string, passwordHash: string): Promise<Parts<readonly OrgSeed[]>> {
  const { at, link } = seedFacts(seedId);
  if (link === null) return worldInParts({ now: at, passwordHash });
  const { linkInParts } = await import('./scenarios/registry.ts');
  return linkInParts(link, { now: at, passwordHash });
}

/** The rows of a seed id, all parts at once. */
export const worldOf = async (seedId: string, passwordHash: string): Promise<readonly OrgSeed[]> =>
  finished(await partsOf(seedId, passwordHash));

/** A JSON replacer that sorts the keys of objects at every level. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rows of one digest: their text is made in one piece. */
const rowsOfPiece = 250;

/**
 * 12 hex digits of all rows and keys of a world (SHA-256), independent of the order of tables and columns.
 */
export async function fingerprintOf(
  world: readonly OrgSeed[],
  between?: () => Promise<void> | undefined,
): Promise<string> {
  const parts: string[] = [];
  for (const { org, keys, rows } of world) {
    parts.push(org, keys.toSorted().join(' '));
    for (const name of Object.keys(rows).toSorted()) {
      parts.push(name);
      const all = rows[name] ?? [];
      for (let from = 0; from < all.length; from += rowsOfPiece) {
        await between?.();
        parts.push(await digest(JSON.stringify(all.slice(from, from + rowsOfPiece), sorted)));
      }
    }
  }
  return (await digest(parts.join('\n'))).slice(0, 12);
}
