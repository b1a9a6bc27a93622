/** Time zones for people: a city, the name of the zone, and the current time there. */
import type { Language } from '#schema/limits.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { fold } from '#src/lib/text.ts';

/** A zone of the list. */
export interface Zone {
  /** IANA name. */
  readonly id: string;
  /** The last part of the IANA name, so without accents: "Bogota". */
  readonly city: string;
  /** "hora de Colombia"; empty if the browser has none. */
  readonly name: string;
  /** The folded search words. */
  readonly words: string;
}

const cityOf = (id: string): string => (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

function nameOf(id: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: id, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** One zone in a language. */
export function zoneOf(id: string, language: Language): Zone {
  const city = cityOf(id);
  const name = nameOf(id, language);
  return { id, city, name, words: fold(`${id.replaceAll(/[/_]/g, ' ')} ${name}`) };
}

const kept = new Map<Language, readonly Zone[]>();

/**
 * All zones that this browser supports, by city; computed once per language, because each zone needs its own
 * formatter.
 */
export function allZones(language: Language): readonly Zone[] {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const made = Intl.supportedValuesOf('timeZone')
    .map((id) => zoneOf(id, language))
    .toSorted((one, other) => one.city.localeCompare(other.city, localeOf(language)));
  kept.set(language, made);
  return made;
}

/** Zones in which every query word is the beginning of a word; at most `most`. */
export function zonesLike(query: string, language: Language, most: number): readonly Zone[] {
  const asked = fold(query).split(/\s+/u).filter(Boolean);
  return allZones(language)
    .filter(({ words }) => asked.every((word) => ` ${words}`.includes(` ${word}`)))
    .slice(0, most);
}

/** "14:05": the time in a zone at a moment. */
export const clockIn = (id: string, now: number, language: Language): string =>
  formatter(localeOf(language), { timeZone: id, hour: '2-digit', minute: '2-digit' }).format(now);
