/**
 * A rendered text consists of plain text and allowed elements, whatever the text contains and wherever it comes from.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRichText } from '#src/richText/readRichText.ts';
import { RichTextView } from '#src/richText/RichTextView.tsx';
import { normalText } from '#src/richText/normalText.ts';
import type { RichText } from '#schema/kit/richText.ts';
import { anyText, hostile, unsafeLinks } from './texts.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(cleanup);

const draw = (text: RichText): HTMLElement =>
  render(
    <I18nProvider i18n={i18n}>
      <RichTextView text={text} />
    </I18nProvider>,
  ).container;

const ours = new Set([
  'DIV',
  'P',
  'H2',
  'H3',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'FIGURE',
  'IMG',
  'HR',
  'A',
  'STRONG',
  'EM',
  'U',
  'SPAN',
  'svg',
  'path',
  'rect',
  'circle',
]);

/** Checks that all elements are allowed and that no attribute runs script or has a forbidden address. */
function isCalm(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*')) {
    expect(ours).toContain(element.tagName);
    for (const { name } of element.attributes)
      expect(name).not.toMatch(/^(?:on|style$|srcdoc$|formaction$)/iu);
  }
  for (const link of root.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(?:https?:|mailto:|tel:|\/(?![/\\]))/u);
  for (const image of root.querySelectorAll('img'))
    expect(image.getAttribute('src')).toMatch(/^(?:https?:|blob:|data:image\/|\/(?![/\\]))/u);
  expect(Reflect.get(window, 'harmed')).toBeUndefined();
}

describe('the drawn text', () => {
  test.each(hostile)('the hostile text %j is drawn as words in every place', (text) => {
    const root = draw([
      { type: 'paragraph', text: [{ text, bold: true, italic: true, underline: true }] },
      { type: 'heading', level: 2, text: [{ text }] },
      { type: 'heading', level: 3, text: [{ text }] },
      { type: 'quote', text: [{ text }] },
      { type: 'list', ordered: true, items: [[{ text }], [{ text, link: 'https://a.example' }]] },
      { type: 'image', key: text, alt: text, url: '/rest/f/1' },
      { type: 'image', key: text, alt: text, url: text },
      { type: 'paragraph', text: [{ text: 'enlace', link: text }] },
    ]);
    isCalm(root);
    for (const place of ['p strong em u', 'h2', 'h3', 'blockquote', 'li'])
      expect([place, root.querySelector(place)?.textContent]).toEqual([place, text]);
    expect(root.querySelector('img')?.alt).toBe(text);
    expect(root.querySelector('p:last-of-type a')).toBeNull();
  });

  test.each(unsafeLinks)('a link to %j is drawn as its words', (link) => {
    const root = draw([{ type: 'paragraph', text: [{ text: 'pulsa', link }] }]);
    expect(root.querySelector('a')).toBeNull();
    expect(root.textContent).toBe('pulsa');
    // The check also applies to texts from a server.
    expect(readRichText([{ type: 'paragraph', text: [{ text: 'pulsa', link }] }])).toEqual([
      { type: 'paragraph', text: [{ text: 'pulsa' }] },
    ]);
  });

  test('any text is drawn with allowed elements, attributes and addresses only', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        isCalm(draw(text));
        cleanup();
      }),
      { numRuns: 60 },
    );
  });

  test('a web link opens a new tab and says so, and a link into the product stays in this tab', () => {
    const root = draw([
      {
        type: 'paragraph',
        text: [
          { text: 'fuera', link: 'https://a.example' },
          { text: 'dentro', link: '/wallet' },
          { text: 'correo', link: 'mailto:a@b.example' },
        ],
      },
    ]);
    const [outside, inside, mail] = root.querySelectorAll('a');
    expect(outside?.textContent).toBe('fuera (se abre en una pestaña nueva)');
    expect([outside?.target, outside?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect([inside?.textContent, inside?.target]).toEqual(['dentro', '']);
    expect([mail?.getAttribute('href'), mail?.target]).toEqual(['mailto:a@b.example', '']);
  });

  test('neighbouring parts with one address are drawn as one link', () => {
    const link = 'https://a.example';
    const root = draw([
      {
        type: 'paragraph',
        text: [
          { text: 'muy ', link },
          { text: 'bien', bold: true, link },
        ],
      },
    ]);
    expect(root.querySelectorAll('a')).toHaveLength(1);
  });
});

describe('the text in an answer', () => {
  test('a valid text is read from an answer in its normal form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const answer: unknown = JSON.parse(JSON.stringify(text));
        expect(readRichText(answer)).toEqual(normalText(text));
      }),
    );
  });

  test('unknown blocks of a text are left out, and the rest stays', () => {
    const kept = { type: 'paragraph', text: [{ text: 'queda' }] };
    expect(
      readRichText([
        null,
        'texto',
        { type: 'video', url: 'https://a.example' },
        { type: 'html', html: '<b>x</b>' },
        kept,
        { type: 'paragraph' },
        { type: 'heading', level: 1, text: [{ text: 'x' }] },
      ]),
    ).toEqual([kept]);
    for (const nothing of [null, undefined, 'x', 5, {}]) expect(readRichText(nothing)).toEqual([]);
  });

  test('reading a text never raises, whatever the answer is', () => {
    fc.assert(fc.property(fc.anything(), (given) => void readRichText([given])));
  });
});
