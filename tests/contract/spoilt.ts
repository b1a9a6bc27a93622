/** Variants of a valid call with values of another organisation: all at once, and one place at a time. */
import type { Sample } from './samples/known.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies of a value in which one leaf at a time comes from its twin; equal leaves are skipped. */
export function* leafByLeaf(own: unknown, twin: unknown, at = ''): Generator<readonly [string, unknown]> {
  if (isRecord(own) && isRecord(twin)) {
    for (const [name, value] of Object.entries(own))
      for (const [where, changed] of leafByLeaf(value, twin[name], `${at}.${name}`))
        yield [where, { ...own, [name]: changed }];
  } else if (Array.isArray(own) && Array.isArray(twin)) {
    for (const [place, value] of own.entries())
      for (const [where, changed] of leafByLeaf(value, twin[place], `${at}.${place}`))
        yield [where, own.with(place, changed)];
  } else if (twin !== undefined && JSON.stringify(own) !== JSON.stringify(twin)) yield [at, twin];
}

/** Every text of a value. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}

const searchOf = ({ search = '' }: Sample): Json => Object.fromEntries(new URLSearchParams(search));
const written = (search: Json): string =>
  Object.keys(search).length === 0
    ? ''
    : `?${new URLSearchParams(search as Record<string, string>).toString()}`; // its values were texts

interface Variant {
  readonly what: string;
  readonly sample: Sample;
  /** The sent values of the other organisation. */
  readonly sent: readonly string[];
}

const wordsOfSearch = ['keywords', 'search', 'q', 'text'];

/**
 * Variants of a sample: unchanged, one place at a time from the other organisation, all places at once, and with search
 * words.
 */
export function variantsOf(own: Sample, other: Sample, words: string): readonly Variant[] {
  const variants: Variant[] = [{ what: 'own', sample: own, sent: [] }];
  const sent = textsOf([other.params ?? {}, other.body ?? {}, searchOf(other)]);
  for (const [where, params] of leafByLeaf(own.params ?? {}, other.params ?? {}))
    variants.push({
      what: `path${where}`,
      sample: { ...own, params: params as Record<string, string> },
      sent,
    }); // leaves of texts are texts
  for (const [where, search] of leafByLeaf(searchOf(own), searchOf(other)))
    variants.push({ what: `query${where}`, sample: { ...own, search: written(search as Json) }, sent }); // a record stays one
  for (const [where, body] of leafByLeaf(own.body ?? {}, other.body ?? {}))
    variants.push({ what: `body${where}`, sample: { ...own, body: body as Json }, sent }); // a record stays one
  if (variants.length > 2 || other.form !== undefined)
    variants.push({ what: 'everything', sample: { ...own, ...other, as: own.as ?? '' }, sent });
  for (const name of wordsOfSearch) {
    if (own.body?.[name] !== undefined)
      variants.push({
        what: `words in ${name}`,
        sample: { ...own, body: { ...own.body, [name]: words } },
        sent: [words],
      });
    if (searchOf(own)[name] !== undefined)
      variants.push({
        what: `words in ${name}`,
        sample: { ...own, search: written({ ...searchOf(own), [name]: words }) },
        sent: [words],
      });
  }
  return variants;
}
