/** The rule of text that every input follows. */
import { describe, expect, test } from 'vitest';
import { RichText } from '#schema/kit/richText.ts';
import { textFault, textFaults } from '#schema/kit/text.ts';
import { check } from '#schema/kit/validate.ts';

describe('the rule of text', () => {
  test.each(['', ' ', '\n\t', 'a', 'ñ', '😀', '👩‍👩‍👧', 'a\u200Bb', '\u00A0', '\uFEFF', '.', '\u0301a', '한'])(
    'the text %j is taken',
    (text) => expect(textFault(text)).toBeUndefined(),
  );
  test.each(['\u0000', 'a\u0000b', '\uD800', 'a\uDC00', '\uDC00\uD800'])(
    'the text %j cannot be stored',
    (text) => expect(textFault(text)).toBe('text_unreadable'),
  );
  test.each(['\u200B', '\u0001', ' \u200D ', '\u2060\u00AD', '\u3164', '\u2800', '\u{E0041}', '\uFE0F'])(
    'the text %j has nothing to see',
    (text) => expect(textFault(text)).toBe('text_invisible'),
  );

  test('a refused text is found in lists, objects and records, and not in files', () => {
    const value = { one: ['a', '\u200B'], two: { three: '\u0000' }, four: { 7: { five: '\uD800' } } };
    expect(textFaults(undefined, value).map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([
      'one.1 text_invisible',
      'two.three text_unreadable',
      'four.7.five text_unreadable',
    ]);
    expect(textFaults(undefined, { bytes: new Uint8Array(3), file: new Blob(['\u0000']) })).toEqual([]);
  });

  test('a refused text is found in an object without a prototype', () => {
    const value: unknown = Object.assign(Object.create(null), { one: '\u0000' });
    expect(textFaults(undefined, value)).toEqual([{ path: ['one'], code: 'text_unreadable' }]);
  });

  test('a run of a rich text may have nothing to see, and must be storable', () => {
    const text = (run: string) =>
      check(RichText, [{ type: 'paragraph', text: [{ text: run }, { text: 'a' }] }], 'es');
    expect(text('\u200B').ok).toBe(true);
    expect(text('\u0000')).toMatchObject({ reasons: [{ field: '0.text.0.text', code: 'text_unreadable' }] });
  });
});
