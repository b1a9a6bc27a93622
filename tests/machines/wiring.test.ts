// @vitest-environment jsdom
/** The session and startup machines on the real token store and API, with only the network edge and the clock replaced. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ana } from '#machines/sample.ts';
import { auroraFlow, auroraSettings } from '#machines/startup.samples.ts';
import { errorOf, type ErrorCode } from '#schema/errors.ts';
import { tokenStore } from '#src/api/token.ts';
import { createAppActors, type AppActors } from '#src/app/appActors.ts';

const now = Date.UTC(2026, 10, 20, 12);
const encoded = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const tokenUntil = (exp: unknown): string =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: ana.id, exp })}.c2ln`;
const good = tokenUntil(now / 1000 + 3600);

type Field = keyof typeof whole;
const whole = {
  modules: [
    { flag: 'auth', active: true },
    { flag: 'recognitions', active: true },
    { flag: 'goals', active: false },
  ],
  user: ana,
  counts: { notificationCount: 3, pendingSurveys: 1 },
  languages: [{ id: '1', code: 'es', name: 'Español' }],
  settings: auroraSettings,
};

/** What the facade answers; fields named in `broken` fail alone. */
let broken: Partial<Record<Field, ErrorCode>> = {};
let isOffline = false;
let asked: { readonly name: string; readonly token: string | null }[] = [];

function answer(name: string, token: string | null): object {
  if (name === 'AuthFlow') return { data: { authFlow: auroraFlow } };
  if (name === 'Login') return { data: { login: { authToken: good } } };
  if (name === 'ExchangeTeamsToken') return { data: { exchangeTeamsToken: { authToken: good } } };
  const codes: Partial<Record<Field, ErrorCode>> = token === good ? broken : { user: 'unauthorized' };
  const errors = Object.entries(codes).map(([field, code]) => ({
    message: code,
    path: [field],
    extensions: { ...errorOf(code, 'es').facts(), retryable: false },
  }));
  const data = Object.fromEntries(
    Object.entries(whole).map(([field, value]) => [field, field in codes ? null : value]),
  );
  return errors.length === 0 ? { data } : { data, errors };
}

const actions = {
  goToSignIn: vi.fn(),
  clearUserState: vi.fn(),
  setLanguage: vi.fn(async () => {}),
  suggestLanguage: vi.fn(),
  applyBranding: vi.fn(),
};
let running: (() => void) | undefined;

function open(outside: Partial<Parameters<typeof createAppActors>[0]> = {}): AppActors {
  const actors = createAppActors({ ...actions, now: () => now, ...outside });
  running = actors.start();
  return actors;
}
const settled = async ({ session, startup }: AppActors): Promise<void> => {
  await waitFor(session, (snapshot) => snapshot.hasTag('settled'), { timeout: 10_000 });
  await waitFor(startup, (snapshot) => snapshot.matches({ user: 'ready', modules: 'ready' }), {
    timeout: 10_000,
  });
};
const state = ({ session }: AppActors) => session.getSnapshot().value;

beforeEach(() => {
  broken = {};
  isOffline = false;
  asked = [];
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null;
    const name = /(?:query|mutation) (\w+)/u.exec(await request.text())?.[1] ?? '';
    asked.push({ name, token });
    return new Response(JSON.stringify(answer(name, token)), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  running?.();
  running = undefined;
  window.boot = undefined;
  window.bootToken = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of Object.values(actions)) spy.mockClear();
});

describe('on load', () => {
  test('a stored token opens the app with one operation', async () => {
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(asked).toEqual([{ name: 'Boot', token: good }]);
    expect(actors.startup.getSnapshot().context).toMatchObject({
      modules: { recognitions: true, goals: false },
      counts: whole.counts,
      isLoaded: true,
    });
    expect(actions.setLanguage).toHaveBeenCalledWith('es');
    expect(actions.applyBranding).toHaveBeenCalledWith(auroraSettings.branding);
    expect(actions.goToSignIn).not.toHaveBeenCalled();
  });

  test('an answer that the document asked for before is taken instead of asking', async () => {
    tokenStore.write(good);
    window.bootToken = good;
    window.boot = Promise.resolve(
      new Response(JSON.stringify(answer('Boot', good)), { headers: { 'content-type': 'application/json' } }),
    );
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(asked).toEqual([]);
  });

  test('without a token only the sign-in options are read', async () => {
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(asked).toEqual([{ name: 'AuthFlow', token: null }]);
    expect(actions.goToSignIn).toHaveBeenCalledExactlyOnceWith({ keepPlace: true });
    expect(actions.suggestLanguage).toHaveBeenCalledWith('es');
  });

  test('an expired token is logged, forgotten and asks nothing in its name', async () => {
    tokenStore.write(tokenUntil(now / 1000));
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(tokenStore.read()).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('token has expired');
    expect(asked.map(({ name }) => name)).toEqual(['AuthFlow']);
  });

  test.each([['garbage'], ['a.b.c'], [tokenUntil('soon')], [tokenUntil(undefined)]])(
    'a token that cannot be read (%s) is logged and forgotten',
    async (token) => {
      tokenStore.write(token);
      const actors = open();
      await settled(actors);
      expect(state(actors)).toBe('signedOut');
      expect(tokenStore.read()).toBeNull();
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('error while checking token expiry'));
    },
  );

  test('a refused token is cleared and the visitor is welcomed', async () => {
    const refused = tokenUntil(now / 1000 + 60);
    tokenStore.write(refused);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(tokenStore.read()).toBeNull();
    expect(asked.map(({ name }) => name)).toEqual(['Boot', 'AuthFlow']);
  });
});

describe('a part that fails alone', () => {
  const warned = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

  test.each([
    ['modules', 'modules'],
    ['counts', 'notifications'],
    ['settings', 'organisation settings'],
  ] as const)('%s: a warning, and the person is signed in', async (field, what) => {
    broken = { [field]: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(warned()).toContain(`Could not load ${what}, using defaults`);
    expect(actors.startup.getSnapshot().context.areModulesMissing).toBe(field === 'modules');
  });

  test('counts of a module that is off are zeros without a warning', async () => {
    broken = { counts: 'module_off' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.startup.getSnapshot().context.counts).toEqual({ notificationCount: 0, pendingSurveys: 0 });
    expect(warned()).toEqual([]);
  });

  test('the languages: those of the product', async () => {
    broken = { languages: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.startup.getSnapshot().context.languages.map(({ code }) => code)).toEqual(['es', 'en']);
  });

  test('the user with 500: kept token and Retry, which asks again', async () => {
    broken = { user: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.session.getSnapshot().hasTag('canRetry')).toBe(true);
    expect(tokenStore.read()).toBe(good);
    broken = {};
    actors.session.send({ type: 'retry.requested' });
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(asked.map(({ name }) => name)).toEqual(['Boot', 'Boot']);
  });

  test('missing modules can be asked for again', async () => {
    broken = { modules: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    broken = {};
    actors.startup.send({ type: 'modules.requested' });
    await settled(actors);
    expect(actors.startup.getSnapshot().context).toMatchObject({
      areModulesMissing: false,
      modules: { recognitions: true },
    });
  });
});

test('without a network the token stays and Retry is offered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isOffline = true;
  tokenStore.write(good);
  const actors = open();
  for (let turn = 0; turn < 20 && !actors.session.getSnapshot().hasTag('settled'); turn += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  expect(actors.session.getSnapshot().hasTag('canRetry')).toBe(true);
  expect(actors.session.getSnapshot().context.error?.code).toBe('network');
  expect(tokenStore.read()).toBe(good);
});

describe('while signed in', () => {
  const signIn = async (outside: Parameters<typeof open>[0] = {}): Promise<AppActors> => {
    const actors = open(outside);
    await settled(actors);
    actors.session.send({
      type: 'signIn.submitted',
      credentials: { email: ana.email, password: 'aplauso-demo' },
    });
    await waitFor(actors.session, (snapshot) => snapshot.hasTag('signedIn'));
    return actors;
  };

  test('signing in stores the token and runs start-up again', async () => {
    const actors = await signIn();
    expect(tokenStore.read()).toBe(good);
    expect(asked).toEqual([
      { name: 'AuthFlow', token: null },
      { name: 'Login', token: null },
      { name: 'Boot', token: good },
    ]);
    expect(actors.session.getSnapshot().context.user?.email).toBe(ana.email);
  });

  test('log-out removes the token and clears what belonged to the person', async () => {
    const actors = await signIn();
    actors.session.send({ type: 'logout.requested' });
    await settled(actors);
    expect(tokenStore.read()).toBeNull();
    expect(actions.clearUserState).toHaveBeenCalled();
    expect(actions.goToSignIn).toHaveBeenLastCalledWith({ keepPlace: false });
  });

  test('exp is noticed on the next route change, even if every timer slept', async () => {
    let clock = now;
    const actors = await signIn({ now: () => clock });
    clock += 3_600_000;
    actors.session.send({ type: 'path.changed' });
    await waitFor(actors.session, (snapshot) => snapshot.hasTag('canSignIn'));
    expect(tokenStore.read()).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('token has expired');
  });

  test('exp is noticed when it is reached', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
    tokenStore.write(good);
    const actors = open({ now: () => Date.now() });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state(actors)).toBe('authenticated');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state(actors)).toBe('signedOut');
  });

  test('a token removed by another tab signs out here', async () => {
    const actors = await signIn();
    localStorage.removeItem('auth_token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    expect(state(actors)).toBe('signedOut');
  });
});

describe('inside Teams', () => {
  const teams = { isInside: true, token: async () => 'teams-token' };

  test('the exchanged token is stored and opens the app', async () => {
    const actors = open({ teams });
    await waitFor(actors.session, (snapshot) => snapshot.hasTag('signedIn'));
    expect(tokenStore.read()).toBe(good);
    expect(asked.map(({ name }) => name)).toEqual(['ExchangeTeamsToken', 'Boot']);
  });

  test('where Teams gives no token, sign-in stands as everywhere', async () => {
    const actors = open({ teams: { isInside: true, token: () => Promise.reject(new Error('declined')) } });
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(asked.map(({ name }) => name)).toEqual(['AuthFlow']);
  });
});
