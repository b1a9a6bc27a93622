/** The table of screens holds every path of the specification, and each has its chunk. */
import { describe, expect, test } from 'vitest';
import { moduleFlags } from '#schema/modules.ts';
import { isOpenPath } from '#src/app/openPaths.ts';
import { screens } from '#src/app/routes.ts';
import { icons } from '#src/app/screenIcons.ts';
import { chunks } from '#src/app/screenParts.ts';

/** Spec §2 "Route paths", copied by hand: 35 paths. */
const specified = [
  '/', '/benefits_page', '/requests', '/catalog', '/podium', '/cart', '/notifications', '/user', '/profile', '/tasks',
  '/programs', '/charts', '/admin', '/post', '/goals', '/suggestions', '/support', '/cupons', '/login', '/logout',
  '/activate', '/needs_activation', '/reset_password', '/recover/password', '/surveys', '/events', '/corp_values',
  '/performance_evaluation', '/testing', '/profile/order', '/orders', '/general_settings', '/clip_guide', '/files',
  '/telemedicine',
]; // prettier-ignore

const ours = [
  '/charts/custom',
  '/communications',
  '/challenges',
  '/wallet',
  '/badges',
  '/pages/:slug',
  '/credential/:id',
  '/case',
  '/admin/:section',
];
const paths = screens.map((screen) => screen.path);

describe('the table of screens', () => {
  test('the table of screens holds every specified path and our own paths, each once', () => {
    expect(specified).toHaveLength(35);
    expect([...paths].sort()).toEqual([...specified, ...ours].sort());
  });

  test('each screen has an icon', () => {
    for (const { path } of screens) expect(path in icons, path).toBe(true);
  });

  test('each screen except home, sign-in and sign-out loads from a chunk of its own', async () => {
    const apart = ['/', '/login', '/logout'];
    expect(chunks.map(([path]) => path).toSorted()).toEqual(
      paths.filter((path) => !apart.includes(path)).toSorted(),
    );
    for (const [path, { load }] of chunks) expect(await load(), path).toBeTypeOf('function');
  });

  test('home needs no module, and every screen names only modules that exist', () => {
    expect(screens.find((screen) => screen.path === '/')?.modules).toEqual([]);
    for (const screen of screens) for (const flag of screen.modules) expect(moduleFlags).toContain(flag);
  });

  test('the screens that open without a token are exactly those of design §8 A15', () => {
    expect(
      screens
        .filter((screen) => screen.open)
        .map((screen) => screen.path)
        .sort(),
    ).toEqual(
      [
        '/login',
        '/logout',
        '/activate',
        '/case',
        '/needs_activation',
        '/reset_password',
        '/recover/password',
        '/credential/:id',
      ].sort(),
    );
    expect(isOpenPath('/credential/7')).toBe(true);
    expect(isOpenPath('/credentials')).toBe(false);
    expect(isOpenPath('/wallet')).toBe(false);
  });
});
