/**
 * Reads what a person types into the one field of the composer: "@ana" a person, "+30" points, "#compromiso" a type. Pure:
 * each part has its place in the text, so that a view can show it as a chip and take it out of the message.
 */
import { maxPoints } from '../limits.ts';
import { fold } from './words.rules.ts';

/** A range of a text in code units: `from` inclusive, `to` exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A type or a value that can be named, with its names in the languages of the organisation. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

export interface Sentence {
  /** The `@…` or `#…` that is being typed, with its search words; null if the caret is at none. */
  readonly typing: (Place & { readonly sign: '@' | '#'; readonly words: string }) | null;
  /** Every `@…`, in order: its first word up to its third, of which a name may take fewer. */
  readonly people: readonly (Place & { readonly words: string })[];
  /** The last `+30`, and the places of all of them; null without one. */
  readonly points: { readonly amount: number; readonly places: readonly Place[] } | null;
  /** Every `#…` that names a type, in order. */
  readonly types: readonly (Place & { readonly id: string })[];
}

/** What comes before a sign that begins a part: nothing, a gap, an opening sign. */
const before = String.raw`(?<=^|[\s(\[{¡¿"'«“‘—–])`;
const word = String.raw`[\p{L}\p{M}\p{N}._'’-]+`;

const mentions = new RegExp(`${before}@((?:${word} ){0,2}${word})`, 'gu');
const atCaret = new RegExp(`${before}([@#])((?:${word} ){0,2}(?:${word})?)$`, 'u');
/**
 * Only whole: not in "C+30", "2+30", "+30%", "+3.5" or "+30h". Thousands may be grouped. A word for points belongs to it.
 * Digits that go on after a gap make it a number of a telephone.
 */
const amounts = new RegExp(
  `${before}\\+(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,7})(?![.,]?\\d|[\\p{L}\\p{M}%º°$€])(?: ?(?:puntos?|points?|pts?)(?![\\p{L}\\p{M}]))?`,
  'gu',
);
const telephone = /^[ .-]?\(?\d{3}|^(?:[ .-]?\(?\d{1,4}\)?){2,}\d/u;
const tags = new RegExp(`${before}#(?=[\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Shorter beginnings of a name are too little to name it. */
const fewestLetters = 3;

/** The end of a name that a text begins with, in any case, without accents, with or without its gaps; 0 if it does not. */
function endOf(name: string, text: string): number {
  const letters = Array.from(fold(name).matchAll(/[\p{L}\p{N}]/gu), ([letter]) => letter);
  let at = 0;
  for (const unit of text) {
    const folded = fold(unit);
    if (letters.length === 0) return /^[\p{L}\p{N}_]/u.test(unit) ? 0 : folded === '' ? at + unit.length : at;
    if (/^[\p{L}\p{N}]/u.test(folded)) {
      for (const letter of folded) if (letters.shift() !== letter) return 0;
    } else if (folded !== '' && !/^[ _-]$/u.test(folded)) return 0;
    at += unit.length;
  }
  return letters.length === 0 ? at : 0;
}

const namesOf = ({ name, nameEn }: Named): readonly string[] => (nameEn === null ? [name] : [name, nameEn]);

/** The type that a text after `#` begins with: the longest whole name, else the only one with this beginning. */
function typeAt(
  text: string,
  types: readonly Named[],
): { readonly id: string; readonly length: number } | undefined {
  const [whole] = types
    .flatMap((type) => namesOf(type).map((name) => ({ id: type.id, length: endOf(name, text) })))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  if (whole !== undefined) return whole;
  const [typed = ''] = /^[\p{L}\p{M}\p{N}]+/u.exec(text) ?? [];
  const start = fold(typed);
  if (start.length < fewestLetters) return undefined;
  const fitting = types.filter((type) => namesOf(type).some((name) => fold(name).startsWith(start)));
  return fitting.length === 1 && fitting[0] !== undefined
    ? { id: fitting[0].id, length: typed.length }
    : undefined;
}

/**
 * Reads a text. With several amounts the last one counts, because who types another one corrects the first; all of them
 * leave the message. What is typed at the caret is no type yet. `words` are parts that the person wants as words ("+20").
 */
export function readSentence(
  text: string,
  {
    caret = null,
    types = [],
    words = new Set(),
  }: {
    readonly caret?: number | null;
    readonly types?: readonly Named[];
    readonly words?: ReadonlySet<string>;
  } = {},
): Sentence {
  const isKept = ({ from, to }: Place): boolean => words.has(text.slice(from, to));
  const open = caret === null ? null : atCaret.exec(text.slice(0, caret));
  const [, mark, typed = ''] = open ?? [];
  const isNumber = mark === '#' && /^\d+$/u.test(typed);
  const typing =
    caret === null || mark === undefined || isNumber
      ? null
      : {
          from: caret - typed.length - 1,
          to: caret,
          sign: mark === '#' ? ('#' as const) : ('@' as const),
          words: typed,
        };

  const sums = [...text.matchAll(amounts)].flatMap(({ index, 0: all, 1: digits = '' }) => {
    const place = { from: index, to: index + all.length, amount: Number(digits.replaceAll(/[.,]/gu, '')) };
    const isPoints = place.amount > 0 && place.amount <= maxPoints && !telephone.test(text.slice(place.to));
    return isPoints && !isKept(place) ? [place] : [];
  });
  const last = sums.at(-1);
  return {
    typing,
    people: [...text.matchAll(mentions)]
      .map(({ index, 0: all, 1: name = '' }) => ({ from: index, to: index + all.length, words: name }))
      .filter((place) => !isKept(place)),
    points:
      last === undefined ? null : { amount: last.amount, places: sums.map(({ from, to }) => ({ from, to })) },
    types: [...text.matchAll(tags)].flatMap(({ index }) => {
      const found = typeAt(text.slice(index + 1), types);
      if (found === undefined) return [];
      const place = { from: index, to: index + 1 + found.length, id: found.id };
      return isKept(place) || (typing?.from === index && typing.to >= place.to) ? [] : [place];
    }),
  };
}

/** The text without some of its places, without the gaps that they leave. */
export function withoutPlaces(text: string, places: readonly Place[]): string {
  let out = text;
  for (const { from, to } of [...places].sort((one, other) => other.from - one.from)) {
    const [left, right] = [out.slice(0, from), out.slice(to)];
    const isGap = /^(?:\s|[.,;:!?)\]}»”]|$)/u.test(right);
    out = (isGap ? left.replace(/ $/u, '') : left) + (left === '' ? right.replace(/^ /u, '') : right);
  }
  return out.trim();
}

/** The one person whom a `@…` names by the beginnings of their names, and where the name ends; null for none or several. */
export function personNamed<P>(
  { from, words }: Place & { readonly words: string },
  people: readonly P[],
  nameOf: (person: P) => string,
): (Place & { readonly person: P }) | null {
  const typed = words.split(' ');
  for (let count = typed.length; count > 0; count--) {
    const starts = typed.slice(0, count).map((one) => fold(one).replaceAll(/[.'’-]+$/gu, ''));
    if (starts.some((start) => start === '')) continue;
    const fitting = people.filter((person) => {
      const names = fold(nameOf(person)).split(/\s+/u);
      return starts.every((start) => names.some((name) => name.startsWith(start)));
    });
    if (fitting.length > 1) return null;
    const [person] = fitting;
    if (person === undefined) continue;
    const length = typed
      .slice(0, count)
      .join(' ')
      .replace(/[.'’-]+$/u, '').length;
    return { from, to: from + 1 + length, person };
  }
  return null;
}
