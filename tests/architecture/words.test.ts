/** Comments and test titles use plain English: the words of an older private style are counted (docs/glossary.md). */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = [
  'schema',
  'machines',
  'backend',
  'mock',
  'server',
  'src',
  'stories',
  'tests',
  'tools',
  '.storybook',
];
const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^(src|schema)\/gql\//.test(file));

const oldWords = /\b(stands?|whoever|somebody|told|anew|doomed)\b/i;
/** Documents outside the repository: a reader cannot open them. */
const outside = /\bdesign §|\bexperience\.md|\bfeatures\.md|\bresearch\/|\bissue "/;

const commentLines = sources.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => (/^\s*(\/\/|\/?\*)/.test(line) ? [{ line, where: `${file}:${at + 1}` }] : [])),
);
const titles = sources
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(?:it|test)\(\s*(['"`])(.+?)\1/g)].map(
      ([, , title = '']) => ({ line: title, where: file }),
    ),
  );

const having = (all: readonly { line: string; where: string }[], pattern: RegExp) =>
  all.filter(({ line }) => pattern.test(line)).map(({ line, where }) => `${where} ${line.trim()}`);

describe('plain English', () => {
  it('at most 15 of 1,000 comment lines contain a word of the old style', () => {
    const old = having(commentLines, oldWords);
    expect(old.length / commentLines.length, old.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.015);
  });

  it('at most 15 of 1,000 test titles contain a word of the old style', () => {
    const old = having(titles, oldWords);
    expect(titles.length).toBeGreaterThan(2_000);
    expect(old.length / titles.length, old.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.015);
  });

  it('no comment refers to a document outside the repository', () => {
    expect(having(commentLines, outside)).toEqual([]);
  });
});
