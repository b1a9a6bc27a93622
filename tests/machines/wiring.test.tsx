/** The session and startup machines on the real token store and API, with only the network edge and the clock replaced. */
import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ana } from '#machines/sample.ts';
import { auroraSettings } from '#machines/startup.samples.ts';
import { tokenStore } from '#src/api/token.ts';
import type { AppActors } from '#src/app/appActors.ts';
import { actions, answer, edge, good, now, open, settled, state, tokenUntil, whole } from './wired.ts';

describe('the wired machines on load', () => {
  test('a stored token opens the app with one operation', async () => {
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(edge.asked).toEqual([{ name: 'Boot', token: good }]);
    expect(actors.startup.getSnapshot().context).toMatchObject({
      modules: { recognitions: true, goals: false },
      counts: whole.counts,
      isLoaded: true,
    });
    expect(actions.setLanguage).toHaveBeenCalledWith('es');
    expect(actions.applyBranding).toHaveBeenCalledWith(auroraSettings.branding);
    expect(actions.goToSignIn).not.toHaveBeenCalled();
  });

  test('a boot answer that the document asked for early is used instead of a request', async () => {
    // The page has just begun, however long this process has run: a later page asks again.
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    tokenStore.write(good);
    window.earlyToken = good;
    window.early = {
      Boot: Promise.resolve(
        new Response(JSON.stringify(answer('Boot', good)), {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    };
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(edge.asked).toEqual([]);
  });

  test('a start without a token reads only the sign-in options', async () => {
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(edge.asked).toEqual([{ name: 'AuthFlow', token: null }]);
    expect(actions.goToSignIn).toHaveBeenCalledExactlyOnceWith({ keepPlace: true });
    expect(actions.suggestLanguage).toHaveBeenCalledWith('es');
  });

  test('an expired token is logged and forgotten, and makes no request of its own', async () => {
    tokenStore.write(tokenUntil(now / 1000));
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(tokenStore.read()).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('token has expired');
    expect(edge.asked.map(({ name }) => name)).toEqual(['AuthFlow']);
  });

  test.each([['garbage'], ['a.b.c'], [tokenUntil('soon')], [tokenUntil(undefined)]])(
    'an unreadable token (%s) is logged and forgotten',
    async (token) => {
      tokenStore.write(token);
      const actors = open();
      await settled(actors);
      expect(state(actors)).toBe('signedOut');
      expect(tokenStore.read()).toBeNull();
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('error while checking token expiry'));
    },
  );

  test('a refused token is cleared, and the sign-in options are read', async () => {
    const refused = tokenUntil(now / 1000 + 60);
    tokenStore.write(refused);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(tokenStore.read()).toBeNull();
    expect(edge.asked.map(({ name }) => name)).toEqual(['Boot', 'AuthFlow']);
  });
});

describe('the partial failure of the boot', () => {
  const warned = () => vi.mocked(console.warn).mock.calls.map(([line]) => String(line));

  test.each([
    ['modules', 'modules'],
    ['counts', 'notifications'],
    ['settings', 'organisation settings'],
  ] as const)('a boot without %s logs a warning and signs the person in', async (field, what) => {
    edge.broken = { [field]: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(warned()).toContain(`Could not load ${what}, using defaults`);
    expect(actors.startup.getSnapshot().context.areModulesMissing).toBe(field === 'modules');
  });

  test('counts of a module that is off are zeros without a warning', async () => {
    edge.broken = { counts: 'module_off' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.startup.getSnapshot().context.counts).toEqual({ notificationCount: 0, pendingSurveys: 0 });
    expect(warned()).toEqual([]);
  });

  test('a boot without languages uses those of the product', async () => {
    edge.broken = { languages: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.startup.getSnapshot().context.languages.map(({ code }) => code)).toEqual(['es', 'en']);
  });

  test('a user load with status 500 keeps the token and offers Retry, which asks again', async () => {
    edge.broken = { user: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    expect(actors.session.getSnapshot().hasTag('canRetry')).toBe(true);
    expect(tokenStore.read()).toBe(good);
    edge.broken = {};
    actors.session.send({ type: 'retry.requested' });
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(edge.asked.map(({ name }) => name)).toEqual(['Boot', 'Boot']);
  });

  test('missing modules can be requested again', async () => {
    edge.broken = { modules: 'internal' };
    tokenStore.write(good);
    const actors = open();
    await settled(actors);
    edge.broken = {};
    actors.startup.send({ type: 'modules.requested' });
    await settled(actors);
    expect(actors.startup.getSnapshot().context).toMatchObject({
      areModulesMissing: false,
      modules: { recognitions: true },
    });
  });
});

test('a start without a network keeps the token and offers Retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  edge.isOffline = true;
  tokenStore.write(good);
  const actors = open();
  for (let turn = 0; turn < 20 && !actors.session.getSnapshot().hasTag('settled'); turn += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  expect(actors.session.getSnapshot().hasTag('canRetry')).toBe(true);
  expect(actors.session.getSnapshot().context.error?.code).toBe('network');
  expect(tokenStore.read()).toBe(good);
});

describe('the wired machines while signed in', () => {
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
    expect(edge.asked).toEqual([
      { name: 'AuthFlow', token: null },
      { name: 'Login', token: null },
      { name: 'Boot', token: good },
    ]);
    expect(actors.session.getSnapshot().context.user?.email).toBe(ana.email);
  });

  test('a renewed token is kept, and nothing is asked again', async () => {
    const actors = await signIn();
    const asked = edge.asked.length;
    actions.clearUserState.mockClear();
    const next = tokenUntil(now / 1000 + 7200);
    tokenStore.renew(next);
    await settled(actors);
    expect(state(actors)).toBe('authenticated');
    expect(actors.session.getSnapshot().context).toMatchObject({ token: next, user: { email: ana.email } });
    expect(tokenStore.read()).toBe(next);
    expect(edge.asked).toHaveLength(asked);
    expect(actions.clearUserState).not.toHaveBeenCalled();
  });

  test('requests after a token renewal use the new token', async () => {
    edge.broken = { modules: 'internal' };
    const actors = await signIn();
    await settled(actors);
    const next = tokenUntil(now / 1000 + 7200);
    tokenStore.renew(next);
    actors.startup.send({ type: 'modules.requested' });
    await settled(actors);
    expect(edge.asked).toContainEqual({ name: 'Boot', token: next });
  });

  test('a change of the organisation reloads its modules with one operation, and a failure keeps the old ones', async () => {
    const actors = await signIn();
    const asked = edge.asked.length;
    const modulesNow = () => actors.startup.getSnapshot().context.modules;
    edge.broken = { modules: 'internal', settings: 'internal' };
    actors.startup.send({ type: 'organization.changed' });
    await waitFor(actors.startup, (now) =>
      now.matches({ modules: { ready: 'calm' }, user: { ready: 'calm' } }),
    );
    expect(edge.asked.slice(asked)).toEqual([{ name: 'Boot', token: good }]);
    expect(modulesNow()).toMatchObject({ recognitions: true });
    expect(actors.startup.getSnapshot().context).toMatchObject({
      areModulesMissing: false,
      settings: { slug: auroraSettings.slug },
    });
    expect(console.warn).not.toHaveBeenCalled();
    edge.broken = {};
    actions.applyBranding.mockClear();
    actors.startup.send({ type: 'organization.changed' });
    await waitFor(actors.startup, (now) =>
      now.matches({ modules: { ready: 'calm' }, user: { ready: 'calm' } }),
    );
    expect(actions.applyBranding).toHaveBeenCalledExactlyOnceWith(auroraSettings.branding);
    expect(state(actors)).toBe('authenticated');
  });

  test('signing out removes the token and clears the state of the person', async () => {
    const actors = await signIn();
    actors.session.send({ type: 'logout.requested' });
    await settled(actors);
    expect(tokenStore.read()).toBeNull();
    expect(actions.clearUserState).toHaveBeenCalled();
    expect(actions.goToSignIn).toHaveBeenLastCalledWith({ keepPlace: false });
  });

  test('an expired token is noticed on the next route change, even if every timer slept', async () => {
    let clock = now;
    const actors = await signIn({ now: () => clock });
    clock += 3_600_000;
    actors.session.send({ type: 'path.changed' });
    await waitFor(actors.session, (snapshot) => snapshot.hasTag('canSignIn'));
    expect(tokenStore.read()).toBeNull();
    expect(console.warn).toHaveBeenCalledWith('token has expired');
  });

  test('an expired token is noticed at the moment it expires', async () => {
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

describe('the wired machines inside Teams', () => {
  const teams = { isInside: true, token: async () => 'teams-token' };

  test('a token exchanged in Teams is stored and opens the app', async () => {
    const actors = open({ teams });
    await waitFor(actors.session, (snapshot) => snapshot.hasTag('signedIn'));
    expect(tokenStore.read()).toBe(good);
    expect(edge.asked.map(({ name }) => name)).toEqual(['ExchangeTeamsToken', 'Boot']);
  });

  test('sign-in options are read when Teams gives no token', async () => {
    const actors = open({ teams: { isInside: true, token: () => Promise.reject(new Error('declined')) } });
    await settled(actors);
    expect(state(actors)).toBe('signedOut');
    expect(edge.asked.map(({ name }) => name)).toEqual(['AuthFlow']);
  });
});
