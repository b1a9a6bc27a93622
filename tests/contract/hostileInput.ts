/** Hostile calls: each part of a call can be valid, invalid or absurd. */
import fc from 'fast-check';
import { methodOf, pathOf, type AnySchema, type Row } from '#schema/kit/endpoint.ts';
import { wireNameOf } from '#schema/kit/wire.ts';
import { shapeOf } from './extra.ts';
import type { Sample } from './samples/known.ts';

type Json = Readonly<Record<string, unknown>>;

const words = [
  '',
  ' ',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '" ; -- \\',
  '%',
  '_',
  '*',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eoleh\u200b',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '=1+1',
  '../../etc/passwd',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13T00:00:00.001Z',
  '2026-03-18T18:00:00+99:99',
  '2026-13-45T25:61:61Z',
  '019d0000-0000-7000-8000-000000000000',
  'a@b.c'.padStart(400, 'a'),
  'ñ👩‍👩‍👧‍👦'.repeat(200),
  'x'.repeat(20_000),
];
const numbers = [-1, -0, 0, 0.1, 1, 2_147_483_648, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21, 1e308, -1e308];
const deep = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 'x');

const anything = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...words) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { $gt: '' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      deep(2_000),
      Array.from({ length: 2_000 }, () => 'x'),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom<unknown>(...words), { maxLength: 4 }) },
);

/** Bodies that are not JSON or not an object. */
const texts = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '\ufeff{}',
  'undefined',
  '"text"',
  '[{}]',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  '{"__proto__":{"active":true},"constructor":{"prototype":{"active":true}}}',
);

/** A valid value with one absurd part. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(
      anything,
      fc.nat({ max: value.length - 1 }).chain((at) => spoilt(value[at]).map((one) => value.with(at, one))),
    );
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return anything;
  const all: Json = { ...value };
  return fc.constantFrom(...Object.keys(all)).chain((name) =>
    fc.oneof(
      { weight: 4, arbitrary: spoilt(all[name]).map((one) => ({ ...all, [name]: one })) },
      {
        weight: 1,
        arbitrary: fc.constant(Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))),
      },
    ),
  );
}

/** A call in the shape of `TestDeployment.rest`. */
export interface Hostile {
  readonly route: string;
  readonly text?: string;
  readonly form?: FormData;
}

/** A few words that break most parsers of text: patterns, SQL, encodings, calendars. */
const telling = [
  '*\\\\[(\'";--%_',
  'a\u0000\ud800',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  Number.MAX_SAFE_INTEGER,
  null,
];

function* leavesMade(value: unknown, to: unknown): Generator<unknown> {
  if (Array.isArray(value))
    for (const [at, one] of value.entries())
      for (const made of leavesMade(one, to)) yield value.with(at, made);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      for (const made of leavesMade(one, to)) yield { ...value, [name]: made };
  else yield to;
}

const namesOf = (of: AnySchema | undefined): readonly string[] =>
  Object.entries(shapeOf(of)).map(([name, field]) => wireNameOf(name, field));

/** Valid calls in which one place at a time holds one of these words. */
export function* oneByOne(row: Row, { params = {}, search = '', body }: Sample): Generator<Hostile> {
  const path = (said: Readonly<Record<string, string>>): string =>
    `${methodOf(row)} ${pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? 'unknown')}`;
  const text = body === undefined ? {} : { text: JSON.stringify(body) };
  for (const word of telling) {
    const said = String(word).toWellFormed();
    for (const name of Object.keys(params))
      yield { route: `${path({ ...params, [name]: encodeURIComponent(said) })}${search}`, ...text };
    for (const name of namesOf(row.query)) {
      const query = new URLSearchParams(search);
      query.set(name, said);
      yield { route: `${path(params)}?${query.toString()}`, ...text };
    }
    const unsaid = namesOf(row.body).filter((name) => body?.[name] === undefined);
    for (const made of [
      ...leavesMade(body ?? {}, word),
      ...unsaid.map((name) => ({ ...body, [name]: word })),
    ])
      yield { route: `${path(params)}${search}`, text: JSON.stringify(made) };
  }
}

const segments = fc.oneof(
  fc
    .constantFrom(...words.filter((word) => word !== ''))
    .map((word) => encodeURIComponent(word.toWellFormed())),
  fc.constantFrom('%00', '%ff', '%', '%2e%2e%2f', 'a%2Fb', ';', ':id', '*', '%F0%9F%98%80'),
);

/** Hostile calls of a row, made from its sample. Includes query fields that the sample omits. */
export function hostileTo(row: Row, { params = {}, search = '', body, form }: Sample): fc.Arbitrary<Hostile> {
  const names = namesOf(row.query);
  const queries = fc
    .record({
      names:
        names.length === 0
          ? fc.constant([])
          : fc.subarray([...names], { minLength: 1 }).map((all) => all.slice(0, 3)),
      said: fc.array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...numbers).map(String)), {
        minLength: 3,
        maxLength: 3,
      }),
    })
    .map(({ names: chosen, said }) => {
      const query = new URLSearchParams(search);
      for (const [at, name] of chosen.entries()) query.set(name, (said[at] ?? '').toWellFormed());
      return query.toString() === '' ? '' : `?${query.toString()}`;
    });
  const path = fc.dictionary(fc.constantFrom('id', ...Object.keys(params)), segments, { maxKeys: 2 });
  const bodies: fc.Arbitrary<Pick<Hostile, 'text' | 'form'>> =
    form !== undefined
      ? fc.constantFrom(...new Set(form.keys())).chain((name) =>
          fc.constantFrom(...words).map((word) => {
            const changed = new FormData();
            for (const [key, value] of form.entries()) if (key !== name) changed.append(key, value);
            changed.append(name, word.toWellFormed());
            return { form: changed };
          }),
        )
      : row.body === undefined
        ? fc.constant({})
        : fc.oneof(
            { weight: 1, arbitrary: texts.map((text) => ({ text })) },
            { weight: 6, arbitrary: spoilt(body ?? {}).map((value) => ({ text: JSON.stringify(value) })) },
          );
  return fc
    .record({ query: queries, path, body: bodies, whole: fc.boolean() })
    .map(({ query, path: said, body: sent, whole }) => {
      // One call spoils the body, the other the path and the query.
      const isPathSpoilt = whole || row.body === undefined;
      const at = pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) =>
        isPathSpoilt ? (said[name] ?? params[name] ?? 'unknown') : (params[name] ?? 'unknown'),
      );
      return { route: `${methodOf(row)} ${at}${isPathSpoilt ? query : search}`, ...sent };
    });
}
