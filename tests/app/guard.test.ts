/**
 * What the guard shows for each address and user, and where visitors are redirected and returned to (spec §2 "Guard").
 */
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

describe('the guard of an address', () => {
  test('a screen whose module is off is shown as switched off, and opens when the module is on', () => {
    expect(judge(at('/catalog'), facts())).toBe('switchedOff');
    expect(judge(at('/catalog'), facts({ modules: { catalog: true } }))).toBe('screen');
  });

  test('a screen with several modules opens when one of them is on', () => {
    const screen = { permission: null, modules: ['catalog', 'surveys'] } as const;
    expect(judge(screen, facts({ modules: { surveys: true } }))).toBe('screen');
    expect(judge(screen, facts())).toBe('switchedOff');
  });

  test('the charts open for every member while their module is on', () => {
    const employee = { permissions: of('employee') };
    expect(judge(at('/charts'), facts({ ...employee, modules: { analytics: true } }))).toBe('screen');
    expect(judge(at('/charts'), facts(employee))).toBe('switchedOff');
    expect(judge(at('/charts'), facts({ permissions: of('external') }))).toBe('notAllowed');
  });

  test('a screen is shown as "modules missing", not as switched off, when the modules could not be loaded', () => {
    expect(judge(at('/catalog'), facts({ areModulesMissing: true }))).toBe('modulesMissing');
  });

  test('a screen is shown as loading while the modules are loading', () => {
    expect(judge(at('/catalog'), facts({ areModulesLoading: true }))).toBe('loading');
  });

  test('home opens even when the modules could not be loaded', () => {
    expect(judge(at('/'), facts({ areModulesMissing: true }))).toBe('screen');
  });

  test('a missing permission is reported before a module that is off', () => {
    expect(judge(at('/wallet'), facts({ permissions: of('external') }))).toBe('notAllowed');
    expect(judge(at('/catalog'), facts({ permissions: of('external') }))).toBe('notAllowed');
  });
});

describe('the navigation', () => {
  const everything = Object.fromEntries(
    screens.flatMap((screen) => screen.modules).map((flag) => [flag, true]),
  );

  test('the navigation offers only screens that open, and no group without a screen', () => {
    for (const { screens: offered } of navigationOf(facts({ modules: everything }))) {
      expect(offered.length).toBeGreaterThan(0);
      for (const screen of offered) expect(judge(screen, facts({ modules: everything }))).toBe('screen');
    }
    expect(navigationOf(facts({ permissions: [] }))).toEqual([]);
  });

  test('the navigation shows external people exactly their seven screens', () => {
    const offered = navigationOf(facts({ modules: everything, permissions: of('external') })).flatMap(
      (one) => one.screens,
    );
    expect(offered.map((screen) => screen.path).sort()).toEqual(
      ['/', '/clip_guide', '/cupons', '/general_settings', '/notifications', '/profile', '/support'].sort(),
    );
  });

  test('employees may recognise only while the module is on, and external people never', () => {
    const employee = { permissions: of('employee') };
    expect(mayRecognise(facts({ ...employee, modules: { recognitions: true } }))).toBe(true);
    expect(mayRecognise(facts({ ...employee, modules: {} }))).toBe(false);
    expect(mayRecognise(facts({ permissions: of('external'), modules: { recognitions: true } }))).toBe(false);
  });
});

describe('the address of sign-in and the place after it', () => {
  test('the address of sign-in keeps path and query of the page', () => {
    const address = signInAddress('/post', '?id=7&type=a b');
    expect(placeAfterSignIn(new URL(address, 'https://x.example').search)).toBe('/post?id=7&type=a%20b');
  });

  test('the address of sign-in names no page when it is asked for from home', () => {
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
  ])('sign-in never leads to another origin or back to sign-in: %j', (next) => {
    const place = placeAfterSignIn(`?next=${encodeURIComponent(next)}`);
    expect(new URL(place, 'https://here.example').origin).toBe('https://here.example');
    expect(isSessionPath(place)).toBe(false);
  });

  test.each(['/login', '/logout', '/login/microsoft', '/es/login', '/teams/logout', '/relogin'])(
    'the path %s contains login or logout, so it counts as a session path and is no place to come back to',
    (path) => {
      expect(isSessionPath(path)).toBe(true);
      expect(signInAddress(path, '?a=b')).toBe('/login');
      expect(placeAfterSignIn(`?next=${path}`)).toBe('/');
    },
  );

  test.each(['/', '/wallet', '/log', '/log/in', '/sign_in', '/Login'])(
    'the path %s contains neither login nor logout, so it is no session path',
    (path) => expect(isSessionPath(path)).toBe(false),
  );

  test('login in the query of an address does not make it a session path', () => {
    expect(placeAfterSignIn(new URL(signInAddress('/post', '?from=login'), 'https://x.example').search)).toBe(
      '/post?from=login',
    );
  });

  test('login and logout are the only screens whose paths count as session paths', () => {
    expect(screens.map(({ path }) => path).filter(isSessionPath)).toEqual(['/login', '/logout']);
  });
});
