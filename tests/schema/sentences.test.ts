/** A refusal is said in the words of its own domain, without the catalogue of all domains. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reasonIn, saying } from '#schema/sentences.ts';
import { check } from '#schema/kit/validate.ts';
import { generalReasons, reason } from '#schema/reasons.general.ts';
import { reason as reasonOfAll, reasonWords } from '#schema/reasons.ts';
import { richTextReasons } from '#schema/reasons.richText.ts';
import { filesOf } from '../architecture/arrows.ts';

describe('the words of a refusal', () => {
  const Link = z.object({
    link: z
      .string()
      .check(z.refine((text) => text.startsWith('https:'), saying(richTextReasons, 'link_unsafe'))),
    other: z._default(z.string().check(z.refine((text) => text !== 'no')), ''),
  });

  test.each(['es', 'en'] as const)('a rule carries its own words in %s', (language) =>
    expect(check(Link, { link: 'ftp:' }, language)).toEqual({
      ok: false,
      reasons: [{ field: 'link', code: 'link_unsafe', message: richTextReasons.link_unsafe[language] }],
    }),
  );

  test('a rule without words, and a missing value, are said in general words', () =>
    expect(check(Link, { other: 'no' }, 'en')).toMatchObject({
      reasons: [
        { field: 'link', code: 'required', message: generalReasons.required.en },
        { field: 'other', code: 'format', message: generalReasons.format.en },
      ],
    }));

  test('a page and the server say the same', () => {
    const ofPage = reasonIn({ ...generalReasons, ...richTextReasons });
    expect(ofPage('a', 'link_unsafe', 'es')).toEqual(reasonOfAll('a', 'link_unsafe', 'es'));
    const params = { maximum: 12_000 };
    expect(ofPage('a', 'too_big', 'en', params)).toEqual(reasonOfAll('a', 'too_big', 'en', params));
    expect(ofPage('a', 'too_big', 'en', params).message).toContain('12,000');
  });

  test('a code of another catalogue does not compile', () => {
    // @ts-expect-error -- a domain's code is not among the general ones.
    expect(() => reason('a', 'link_unsafe', 'es')).toThrow(TypeError);
    // @ts-expect-error -- no catalogue holds it.
    expect(() => saying(richTextReasons, 'nonsense')).not.toThrow();
  });
});

test('every code has its words in one catalogue only', () => {
  const catalogues = filesOf('schema', /gql/).filter((file) => /^schema\/reasons\.\w+\.ts$/.test(file));
  const codes = catalogues.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): (?:\{|shared)/gm)].map(([, code]) => code),
  );
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  expect(twice).toEqual([]);
  expect(Object.keys(reasonWords).filter((code) => !codes.includes(code))).toEqual([]);
});
