/** Who sees what at an address, and where a visitor is sent and comes back to (spec §2 "Guard", design §7, §8). */
import { describe, expect, test } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { judge, type GuardFacts } from '#src/app/guard.ts';
import { mayRecognise } from '#src/app/mayRecognise.ts';
import { navigationOf } from '#src/app/navigation.ts';
import { screens } from '#src/app/routes.ts';
import { isSessionPath, placeAfterSignIn, signInAddress } from '#src/app/signInPath.ts';

const all = Object.keys(permissions);
const of = (role: 'employee' | 'external'): string[] =>
  Object.entries(permissions).flatMap(([name, roles]) => (roles.some((one) => one === role) ? [name] : []));

const facts = (change: Partial<GuardFacts> = {}): GuardFacts => ({
  permissions: all,
  modules: { auth: true },
  areModulesMissing: false,
  areModulesLoading: false,
  ...change,
});

const at = (path: string) => {
  const screen = screens.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`no screen at ${path}`);
  return screen;
};

describe('at an address', () => {
  test('a module that is off shows as switched off, not as "not found"', () => {
    expect(judge(at('/catalog'), facts())).toBe('switchedOff');
    expect(judge(at('/catalog'), facts({ modules: { catalog: true } }))).toBe('screen');
  });

  test('any one of several modules opens a screen', () => {
    expect(judge(at('/benefits_page'), facts({ modules: { coverages: true } }))).toBe('screen');
  });

  test('modules that could not be loaded are not called switched off', () => {
    expect(judge(at('/catalog'), facts({ areModulesMissing: true }))).toBe('modulesMissing');
  });

  test('while modules are on their way nothing is claimed', () => {
    expect(judge(at('/catalog'), facts({ areModulesLoading: true }))).toBe('loading');
  });

  test('home stands whatever the modules are', () => {
    expect(judge(at('/'), facts({ areModulesMissing: true }))).toBe('screen');
  });

  test('the permission is asked before the module', () => {
    expect(judge(at('/wallet'), facts({ permissions: of('external') }))).toBe('notAllowed');
    expect(judge(at('/catalog'), facts({ permissions: of('external') }))).toBe('notAllowed');
  });
});

describe('the navigation', () => {
  const everything = Object.fromEntries(
    screens.flatMap((screen) => screen.modules).map((flag) => [flag, true]),
  );

  test('offers only what opens, and no group without a screen', () => {
    for (const { screens: offered } of navigationOf(facts({ modules: everything }))) {
      expect(offered.length).toBeGreaterThan(0);
      for (const screen of offered) expect(judge(screen, facts({ modules: everything }))).toBe('screen');
    }
    expect(navigationOf(facts({ permissions: [] }))).toEqual([]);
  });

  test('shows external people their own corner only', () => {
    const offered = navigationOf(facts({ modules: everything, permissions: of('external') })).flatMap(
      (one) => one.screens,
    );
    expect(offered.map((screen) => screen.path).sort()).toEqual(
      ['/', '/clip_guide', '/cupons', '/general_settings', '/notifications', '/profile', '/support'].sort(),
    );
  });

  test('lets employees recognise only while the module is on', () => {
    const employee = { permissions: of('employee') };
    expect(mayRecognise(facts({ ...employee, modules: { recognitions: true } }))).toBe(true);
    expect(mayRecognise(facts({ ...employee, modules: {} }))).toBe(false);
    expect(mayRecognise(facts({ permissions: of('external'), modules: { recognitions: true } }))).toBe(false);
  });
});

describe('the way to sign-in and back', () => {
  test('keeps path and query', () => {
    const address = signInAddress('/post', '?id=7&type=a b');
    expect(placeAfterSignIn(new URL(address, 'https://x.example').search)).toBe('/post?id=7&type=a%20b');
  });

  test('from home there is nothing to keep', () => {
    expect(signInAddress('/', '')).toBe('/login');
    expect(placeAfterSignIn('')).toBe('/');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    ['javascript', 'alert(1)'].join(':'),
    '/login',
    '/logout',
    '/%0d//evil',
    '',
  ])('never leads outside or back to sign-in: %j', (next) => {
    const place = placeAfterSignIn(`?next=${encodeURIComponent(next)}`);
    expect(new URL(place, 'https://here.example').origin).toBe('https://here.example');
    expect(isSessionPath(place)).toBe(false);
  });

  test('pages whose path contains login or logout are left alone', () => {
    expect(isSessionPath('/login')).toBe(true);
    expect(isSessionPath('/logout')).toBe(true);
    expect(isSessionPath('/wallet')).toBe(false);
  });
});
