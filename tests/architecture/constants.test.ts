/**
 * Each constant of the specification has one home in the code (spec §9). Styles, pages and drawings cannot import it:
 * their copies are listed here and must hold the same value.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColors } from '#schema/brand.ts';
import * as limits from '#schema/limits.ts';
import * as parts from '#schema/limits.parts.ts';

interface Constant {
  readonly name: string;
  /** How a second copy would be written. */
  readonly copy: RegExp;
  readonly home: string;
  /** Files that cannot import the home. */
  readonly copies?: readonly string[];
}

/** A number as it is written with or without separators. */
const number = (value: number): string => `(?<![\\w.])${String(value).replace(/\B(?=(\d{3})+$)/gu, '_?')}`;

const constants: readonly Constant[] = [
  {
    name: 'colour of the product',
    copy: new RegExp(brandColors.aplauso, 'iu'),
    home: 'schema/brand.ts',
    copies: ['index.html', 'public/favicon.svg', 'src/app/splash.css', 'src/ui/theme.css'],
  },
  {
    name: 'colour of the second brand',
    copy: new RegExp(brandColors.outpoints, 'iu'),
    home: 'schema/brand.ts',
    copies: ['public/favicon-outpoints.svg', 'src/app/splash.css', 'src/ui/theme.css'],
  },
  {
    name: 'width of the small layout',
    copy: new RegExp(`${number(limits.smallLayoutPx)}px|LayoutPx\\W+${number(limits.smallLayoutPx)}`, 'u'),
    home: 'schema/limits.ts',
    copies: ['src/ui/theme.css'],
  },
  { name: 'key of the token', copy: new RegExp(`'${limits.tokenKey}'`, 'u'), home: 'schema/limits.ts' },
  {
    name: 'width of the menu of the documentation',
    copy: new RegExp(`${number(parts.docsDrawerPx)}px|DrawerPx\\W+${number(parts.docsDrawerPx)}`, 'u'),
    home: 'schema/limits.parts.ts',
  },
  {
    name: 'lifetime of a toast',
    copy: new RegExp(`${number(limits.toastMs)}(?!\\d)`, 'u'),
    home: 'schema/limits.ts',
  },
];

const files = globSync([
  '{src,schema,machines,backend,server,mock,public,tools}/**/*.{ts,tsx,css,html,svg}',
  'index.html',
])
  .filter(
    (file) =>
      !file.startsWith('src/gql/') && !file.startsWith('tools/plant/') && !file.endsWith('.samples.ts'),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it.each(constants)('the $name has one home and no unlisted copy', ({ copy, home, copies = [] }) => {
  const found = files.filter(({ text }) => copy.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual([home, ...copies].toSorted());
});

it('every limit is used outside of its home', () => {
  const code = files
    .filter(({ file }) => !file.startsWith('schema/limits'))
    .map(({ text }) => text)
    .join('\n');
  const unused = Object.keys({ ...limits, ...parts }).filter(
    (name) => !new RegExp(`\\b${name}\\b`, 'u').test(code),
  );
  expect(unused).toEqual([]);
});
