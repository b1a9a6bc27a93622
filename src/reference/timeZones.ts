/** Time zones for people: a city, the name of the zone, and the current time there. */
import type { Language } from '#schema/limits.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';
import { fold } from '#src/lib/text.ts';
import { cityOf, namesOf, presentId } from './zoneNames.ts';

/** A zone of the list. */
export interface Zone {
  /** IANA name, as this browser lists it: "Europe/Kiev" in some. */
  readonly id: string;
  /** The present city, without accents: "Bogota", "Kyiv". */
  readonly city: string;
  /** "hora de Colombia"; empty if the browser has none. */
  readonly name: string;
  /** The folded search words. */
  readonly words: string;
}

/** What `Intl.Locale` gives in browsers that know the zones of countries. */
interface Country extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));

/** The names of the countries of each zone; empty in a browser that does not know them. */
function countriesIn(language: Language): ReadonlyMap<string, readonly string[]> {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
  const countries = new Map<string, readonly string[]>();
  for (const code of codes) {
    const name = names.of(code);
    if (name === undefined) continue;
    const country: Country = new Intl.Locale(`und-${code}`);
    for (const id of country.getTimeZones?.() ?? [])
      countries.set(presentId(id), [...(countries.get(presentId(id)) ?? []), name]);
  }
  return countries;
}

/** The name of a zone at a moment: countries have changed their zones, so an earlier moment has another one. */
function nameOf(id: string, now: number, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: id, timeZoneName: 'longGeneric' });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** One zone in a language, as it is named at a moment. */
export function zoneOf(id: string, now: number, language: Language, countries: readonly string[] = []): Zone {
  const name = nameOf(id, now, language);
  return { id, city: cityOf(id), name, words: fold([namesOf(id), name, ...countries].join(' ')) };
}

const kept = new Map<Language, readonly Zone[]>();

/**
 * All zones that this browser supports, by city; computed once per language, because each zone needs its own
 * formatter.
 */
export function allZones(now: number, language: Language): readonly Zone[] {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const countries = countriesIn(language);
  const made = Intl.supportedValuesOf('timeZone')
    .map((id) => zoneOf(id, now, language, countries.get(presentId(id))))
    .toSorted((one, other) => one.city.localeCompare(other.city, localeOf(language)));
  kept.set(language, made);
  return made;
}

/** Zones in which every query word is the beginning of a word; at most `most`. */
export function zonesLike(query: string, now: number, language: Language, most: number): readonly Zone[] {
  const asked = fold(query)
    .split(/[\s/_]+/u)
    .filter(Boolean);
  return allZones(now, language)
    .filter(({ words }) => asked.every((word) => ` ${words}`.includes(` ${word}`)))
    .slice(0, most);
}

/** "14:05": the time in a zone at a moment. */
export const clockIn = (id: string, now: number, language: Language): string =>
  formatter(localeOf(language), { timeZone: id, hour: '2-digit', minute: '2-digit' }).format(now);
