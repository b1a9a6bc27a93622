/** Links in rich text and announcements: no forbidden address passes, in any disguise. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLink, RichText } from '#schema/kit/richText.ts';
import { FeaturedLink } from '#schema/pages/pages.rules.ts';
import { isRight, safeLink, words } from './richTexts.ts';
import { trials } from '#tests/support/trials.ts';

/** The target of a link on one of our pages; undefined if the address is invalid. */
const goal = (address: string): URL | undefined =>
  URL.canParse(address, 'https://home.test/pages/a')
    ? new URL(address, 'https://home.test/pages/a')
    : undefined;

/** Addresses that run script, or that look like a path of the product but lead to another host. */
const hostile = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u0001 ', '\u00a0', '\ufeff'),
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            'javascript',
            'data',
            'vbscript',
            'file',
            'blob',
            'about',
            'view-source',
            'ws',
            'ftp',
          ),
          fc.array(fc.tuple(fc.nat(20), fc.constantFrom('\t', '\n', '\r')), { maxLength: 3 }),
          fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
          fc.constantFrom(
            ':alert(1)',
            '://a.example/%0aalert(1)',
            ':text/html,<script>alert(1)</script>',
            ':',
          ),
        )
        .map(([scheme, holes, upper, rest]) => {
          const letters = Array.from(scheme, (letter, at) =>
            upper[at] === true ? letter.toUpperCase() : letter,
          );
          for (const [at, hole] of holes) letters.splice(at % (letters.length + 1), 0, hole);
          return letters.join('') + rest;
        }),
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        '\\\\evil.example',
        '\\/evil.example',
        '/\t/evil.example',
        '/\n\\evil.example',
        '/\r//evil.example',
        '///evil.example',
        '/ /evil.example',
        'evil.example',
        '?q=a',
        '#a',
        '../a',
        '',
      ),
    ),
  )
  .map(([before, address]) => before + address);

describe('links in rich text', () => {
  it('a link that runs code or imitates a local address is refused in every disguise', () => {
    fc.assert(
      fc.property(hostile, (address) => {
        expect(isSafeLink(address), address).toBe(false);
        expect(isRight([words('a', { link: address })]), address).toBe(false);
        expect(isRight([{ type: 'list', items: [[{ text: 'a', link: address }]] }]), address).toBe(false);
        expect(FeaturedLink.safeParse(address).success, address).toBe(false);
      }),
      { numRuns: trials(2_000) },
    );
  });

  it('an accepted link leads a browser to the web, mail, phone or a page of the same host', () => {
    const signs = fc.constantFrom(
      '/',
      '\\',
      ':',
      '.',
      '?',
      '#',
      '@',
      'a',
      ' ',
      '\t',
      '\n',
      '%',
      'https:',
      'http:',
      'javascript',
      'mailto:',
      'tel:',
      'data:',
      'evil.example',
      '\u0000',
      '\u00a0',
      '%2f',
      'ſ',
      'K',
      '：',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 6 }), (pieces) => {
        const parsed = RichText.safeParse([words('a', { link: pieces.join('') })]);
        if (!parsed.success) return;
        const kept = parsed.data[0]?.text?.[0]?.link ?? '';
        const url = goal(kept);
        expect(['https:', 'http:', 'mailto:', 'tel:'], kept).toContain(url?.protocol);
        if (kept.startsWith('/')) expect(url?.origin, kept).toBe('https://home.test');
      }),
      { numRuns: trials(5_000) },
    );
  });

  it('a valid link is accepted unchanged', () => {
    fc.assert(
      fc.property(safeLink, (address) => {
        expect(FeaturedLink.parse(` ${address} `)).toBe(address);
        expect(RichText.parse([words('a', { link: address })])).toEqual([words('a', { link: address })]);
      }),
    );
  });
});
