/**
 * Every built screen has five pictures in Storybook or a reason for a missing one. Together the pictures show every
 * pair of looks.
 */
import { describe, expect, test, vi } from 'vitest';
import { sections } from '#src/adminSections/sections.ts';
import { screens } from '#src/app/routes.ts';
import { looks, missingPairs } from '#stories/pictures/looks.ts';
import { pictureIndexer, pictures, tagsOf } from '#stories/pictures/pictures.node.ts';
import { kinds, pictured } from '#stories/pictures/table.ts';

/** Screens behind the sign-in, and each section of the administration. */
const built = [
  ...screens
    .filter(({ open, path }) => !open && !['/login', '/logout', '/admin/:section'].includes(path))
    .map(({ path }) => path),
  ...sections.map(({ path }) => `/admin/${path}`),
];

test('every built screen has pictures, and every picture has a screen', () => {
  expect(pictured.map(({ route }) => route).toSorted()).toEqual(built.toSorted());
});

describe.each(pictured)('$route', ({ route, without }) => {
  test('the screen has each kind of picture, or a reason against it', () => {
    const mine = pictures.filter((one) => one.route === route).map(({ kind }) => kind);
    expect([...new Set(mine), ...Object.keys(without)].toSorted()).toEqual(kinds.toSorted());
    for (const reason of Object.values(without)) expect(reason.length).toBeGreaterThan(10);
  });

  test('the screen has the picture that every screen has', () => {
    expect(Object.keys(without)).not.toContain('Full');
  });
});

test('exactly the screens that a module can switch off have the picture of it', () => {
  const gated = [
    ...screens.filter(({ modules }) => modules.length > 0).map(({ path }) => path),
    ...sections.filter(({ modules }) => modules.length > 0).map(({ path }) => `/admin/${path}`),
  ];
  const off = pictured.filter(({ without }) => without.SwitchedOff === undefined).map(({ route }) => route);
  expect(off.filter((route) => !gated.includes(route))).toEqual([]);
  expect(gated.filter((route) => built.includes(route) && !off.includes(route))).toEqual([]);
});

test('five looks show every pair of brand, language, scheme and width, and any four do not', () => {
  expect(missingPairs(looks)).toEqual([]);
  for (const left of looks) expect(missingPairs(looks.filter((one) => one !== left))).not.toEqual([]);
});

test.each(pictured.filter(({ without }) => Object.keys(without).length <= 1))(
  '$route has pictures in every pair of looks',
  ({ route }) => {
    expect(missingPairs(pictures.filter((one) => one.route === route).map(({ look }) => look))).toEqual([]);
  },
);

test('the gallery of all parts is seen once in every look', () => {
  expect(pictures.filter(({ route }) => route === '/testing').map(({ look }) => look)).toHaveLength(
    looks.length,
  );
  expect(new Set(pictures.filter(({ route }) => route === '/testing').map(({ look }) => look))).toEqual(
    new Set(looks),
  );
});

/** The pictures that a run of the suite leaves out. */
const leftOut = () => pictures.filter((one) => tagsOf(one).includes('!test'));

test('the gallery runs in two looks with both brands, schemes and widths', () => {
  vi.stubEnv('APLAUSO_RELEASE', '');
  const run = pictures.filter((one) => one.route === '/testing' && !leftOut().includes(one));
  expect(run.map(({ look: { brand, theme, viewport } }) => [brand, theme, viewport])).toEqual([
    ['aplauso', 'light', 'desk'],
    ['outpoints', 'dark', 'phone'],
  ]);
});

test('left out are the switched off, and in the administration the loading and the stale', () => {
  vi.stubEnv('APLAUSO_RELEASE', '');
  const isAdmin = ({ route }: { readonly route: string }) => route.startsWith('/admin/');
  const out = leftOut().filter(({ route }) => route !== '/testing');
  const kindsOf = (some: typeof out) => [...new Set(some.map(({ kind }) => kind))].toSorted();
  expect(kindsOf(out.filter(isAdmin))).toEqual(['Loading', 'Stale', 'SwitchedOff']);
  expect(kindsOf(out.filter((one) => !isAdmin(one)))).toEqual(['SwitchedOff']);
});

test('a release leaves no picture out', () => {
  vi.stubEnv('APLAUSO_RELEASE', '1');
  expect(leftOut()).toEqual([]);
});

test('Storybook lists each picture once', async () => {
  const index = await pictureIndexer.createIndex('screens.pictures.tsx', {
    makeTitle: (title) => title ?? '',
  });
  expect(index.map(({ exportName }) => exportName)).toEqual(pictures.map(({ exportName }) => exportName));
  expect(new Set(pictures.map(({ exportName }) => exportName)).size).toBe(pictures.length);
});
