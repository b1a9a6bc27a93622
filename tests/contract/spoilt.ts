/** Calls made from a right one: with what another organisation would have said, in whole and place by place. */
import type { Sample } from './samples/known.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with one of its leaves after the other taken from its twin, where the two differ. */
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
  /** What of the other organisation is said. */
  readonly sent: readonly string[];
}

const wordsOfSearch = ['keywords', 'search', 'q', 'text'];

/** The own sample; with one place after the other from the other organisation; all from there; and where words are searched for, with these. */
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
