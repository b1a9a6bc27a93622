/**
 * Catalogues of screens are loaded one after another into one table by the id of a text, so the same Spanish text has
 * one English text everywhere, or a context where it means something else.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const line = (entry: string, name: string): string =>
  new RegExp(`^${name} "(.*)"$`, 'mu').exec(entry)?.[1] ?? '';

const textsIn = (): readonly { readonly text: string; readonly english: string }[] =>
  globSync('src/locales/en/*.po').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n\n')
      .map((entry) => ({
        text: `${line(entry, 'msgctxt')}|${line(entry, 'msgid')}`,
        english: line(entry, 'msgstr'),
      }))
      .filter(({ text, english }) => text !== '|' && english !== ''),
  );

it('a Spanish text without a context of its own has one English text in all catalogues', () => {
  const found = textsIn();
  expect(found.length).toBeGreaterThan(1_000);
  const different = [...Map.groupBy(found, ({ text }) => text)]
    .map(([text, all]) => [text, ...new Set(all.map(({ english }) => english))])
    .filter(({ length }) => length > 2);
  // Write `context` beside the text where it means something else, or translate it alike.
  expect(different).toEqual([]);
});

it('an evaluation is not called a review beside it', () => {
  const called = textsIn().filter(
    ({ text, english }) => /evaluaci/iu.test(text) && /\breviews?\b/iu.test(english),
  );
  expect(called).toEqual([]);
});
