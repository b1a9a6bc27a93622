/** The startup machine (spec §4, §8). */
import { describe, expect, test } from 'vitest';
import { ana, done, failed } from '#machines/sample.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { auroraFlow, auroraSettings } from '#machines/startup.samples.ts';
import { builtInLanguages, languageOf } from '#machines/startup.setup.ts';
import { errorOf } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';

const started = { type: 'session.started', token: 't' };
const network = errorOf('network', 'es');
const modules = done('loadModules', { auth: true, recognitions: true });
const user = done('loadUser', { user: ana, languages: builtInLanguages });
const language = done('setLanguage', undefined);
const counts = done('loadCounts', { notificationCount: 3, pendingSurveys: 1 });
const settings = done('loadSettings', auroraSettings);
const overlayDelay = { type: 'xstate.after.overlayDelay.startup.overlay.closing' };
const start = (isInsideTeams = false) => begin(startupMachine, { isInsideTeams });
const enriched = () => start().hears(started, user, language, counts, settings);
const whole = (course: Course) => course.hears(modules, overlayDelay);

describe('start-up with a session', () => {
  test('start-up loads modules and user at the same time', () => {
    expect(start().hears(started).snapshot.value).toMatchObject({
      modules: 'loading',
      user: 'loading',
      overlay: 'visible',
    });
  });

  test('start-up loads language, counts and branding in this order', () => {
    const known = start().hears(started, user);
    expect(known.snapshot.value).toMatchObject({ user: { enriching: 'language' } });
    expect(known.hears(language).snapshot.value).toMatchObject({ user: { enriching: 'counts' } });
    expect(known.hears(language, counts).snapshot.value).toMatchObject({ user: { enriching: 'branding' } });
    expect(known.hears(language, counts, settings).params('applyBranding')).toEqual({
      branding: auroraSettings.branding,
    });
  });

  test('start-up announces the user once everything about the user is stored', () => {
    expect(start().hears(started, user).emitted).toEqual([]);
    expect(enriched().emitted).toEqual([{ type: 'user.known', user: ana }]);
    expect(enriched().snapshot.context).toMatchObject({
      isLoaded: true,
      languages: builtInLanguages,
      counts: { notificationCount: 3 },
      settings: { slug: 'aurora' },
    });
  });

  test('the language english is en, spanish is es, and any other is es', () => {
    expect([languageOf('english'), languageOf('spanish'), languageOf(undefined)]).toEqual(['en', 'es', 'es']);
  });
});

describe('the overlay', () => {
  test('the overlay stays until modules and user are loaded', () => {
    expect(enriched().snapshot.hasTag('overlay')).toBe(true);
    expect(enriched().snapshot.value).toMatchObject({ overlay: 'visible' });
    expect(start().hears(started, modules).snapshot.value).toMatchObject({ overlay: 'visible' });
  });

  test('the overlay closes when both loads have finished and hides after its delay', () => {
    const closing = enriched().hears(modules);
    expect(closing.snapshot.value).toMatchObject({ overlay: 'closing' });
    expect(closing.snapshot.hasTag('overlay')).toBe(true);
    expect(closing.hears(overlayDelay).snapshot.hasTag('overlay')).toBe(false);
  });

  test('the overlay hides at once on a critical failure, and the session gets no user', () => {
    const broken = start().hears(started, { type: 'startup.failed', error: new Error('boom') });
    expect(broken.snapshot.hasTag('overlay')).toBe(false);
    expect(broken.emitted).toMatchObject([
      { type: 'user.none', reason: 'failed', error: { code: 'unknown' } },
    ]);
  });

  test('the overlay stays hidden after signing out, and returns with the next start', () => {
    const out = whole(enriched()).hears({ type: 'session.none' });
    expect(out.snapshot.value).toMatchObject({ user: 'welcoming', overlay: 'hidden' });
    expect(out.hears(started).snapshot.value).toMatchObject({ overlay: 'visible' });
  });
});

describe('the partial failure of start-up', () => {
  test('failed modules leave only sign-in on, log a warning and are marked as missing', () => {
    const after = start().hears(started, failed('loadModules', network));
    expect(after.params('warnDefaults')).toEqual({ what: 'modules' });
    expect(after.snapshot.context).toMatchObject({ modules: { auth: true }, areModulesMissing: true });
    expect(Object.keys(after.snapshot.context.modules)).toEqual(['auth']);
  });

  test('missing modules can be requested again, and then are no longer missing', () => {
    const missing = whole(enriched().hears(failed('loadModules', network)));
    const again = missing.hears({ type: 'modules.requested' });
    expect(again.snapshot.hasTag('loadingModules')).toBe(true);
    expect(again.snapshot.hasTag('overlay')).toBe(false);
    expect(again.hears(modules).snapshot.context).toMatchObject({
      areModulesMissing: false,
      modules: { recognitions: true },
    });
  });

  test('failed counts become zeros and a warning', () => {
    const after = start().hears(started, user, language, failed('loadCounts', network));
    expect(after.params('warnDefaults')).toEqual({ what: 'notifications' });
    expect(after.snapshot.context.counts).toEqual({ notificationCount: 0, pendingSurveys: 0 });
  });

  test('failed settings leave the branding alone and log a warning, and the user is still known', () => {
    const after = start().hears(started, user, language, counts, failed('loadSettings', network));
    expect(after.params('warnDefaults')).toEqual({ what: 'organisation settings' });
    expect(after.emitted).toEqual([{ type: 'user.known', user: ana }]);
  });

  test('failed translations log a warning, and start-up goes on', () => {
    const after = start().hears(started, user, failed('setLanguage', new Error('404')));
    expect(after.params('warnDefaults')).toEqual({ what: 'translations' });
    expect(after.snapshot.value).toMatchObject({ user: { enriching: 'counts' } });
  });

  test('a failed user load gives the session no user and still sets the loaded flag', () => {
    const nothing = start().hears(
      started,
      done('loadUser', {
        user: null,
        reason: 'network',
        error: network.facts(),
        languages: builtInLanguages,
      }),
    );
    expect(nothing.emitted).toMatchObject([{ type: 'user.none', reason: 'network' }]);
    expect(nothing.snapshot.context).toMatchObject({ user: null, isLoaded: true });
    const raised = start().hears(started, failed('loadUser', errorOf('internal', 'es')));
    expect(raised.emitted).toMatchObject([
      { type: 'user.none', reason: 'failed', error: { code: 'internal' } },
    ]);
    expect(raised.snapshot.context.isLoaded).toBe(true);
  });
});

describe('start-up without a session', () => {
  test('start-up without a session reads only the sign-in options', () => {
    const visitor = start().hears({ type: 'session.none' });
    expect(Object.keys(visitor.snapshot.children)).toEqual(['loadAuthFlow']);
    const welcomed = visitor.hears(done('loadAuthFlow', auroraFlow));
    expect(welcomed.actions).toEqual(['applyBranding', 'suggestLanguage']);
    expect(welcomed.snapshot.context.authFlow?.organization?.name).toBe('Aurora');
  });

  test('the sign-in options are read once, not after each wrong password', () => {
    const welcomed = start().hears({ type: 'session.none' }, done('loadAuthFlow', auroraFlow), overlayDelay);
    expect(welcomed.hears({ type: 'session.none' }).snapshot.value).toMatchObject({
      user: { ready: 'calm' },
    });
  });

  test('start-up reaches sign-in when the host has no organisation or the sign-in options fail', () => {
    for (const answer of [done('loadAuthFlow', null), failed('loadAuthFlow', network)]) {
      expect(start().hears({ type: 'session.none' }, answer, overlayDelay).snapshot.hasTag('overlay')).toBe(
        false,
      );
    }
  });

  test('start-up without a session clears everything of the previous person', () => {
    expect(whole(enriched()).hears({ type: 'session.none' }).snapshot.context).toMatchObject({
      user: null,
      token: null,
      settings: null,
      modules: { auth: true },
      counts: { notificationCount: 0 },
    });
  });
});

describe('start-up inside Teams', () => {
  test('the Teams token exchange comes first when no token is valid', () => {
    const exchanging = start(true).hears({ type: 'session.none' });
    expect(exchanging.snapshot.value).toMatchObject({ user: 'exchanging' });
    expect(exchanging.hears(done('exchangeTeamsToken', { token: 'teams' })).emitted).toEqual([
      { type: 'token.exchanged', token: 'teams' },
    ]);
  });

  test('a failed Teams exchange leads to the sign-in options without an action', () => {
    const after = start(true).hears({ type: 'session.none' }, failed('exchangeTeamsToken', network));
    expect(after.snapshot.value).toMatchObject({ user: 'welcoming' });
    expect(after.actions).toEqual([]);
    expect(after.emitted).toEqual([]);
  });

  test('an exchanged Teams token that turns out to be expired is not exchanged again', () => {
    const after = start(true).hears(
      { type: 'session.none' },
      done('exchangeTeamsToken', { token: 'teams' }),
      {
        type: 'session.none',
      },
    );
    expect(after.snapshot.value).toMatchObject({ user: 'welcoming' });
  });

  test('a session with a valid token makes no Teams exchange, also after signing out', () => {
    expect(start(true).hears(started).snapshot.value).toMatchObject({ user: 'loading' });
    expect(start(true).hears(started, { type: 'session.none' }).snapshot.value).toMatchObject({
      user: 'welcoming',
    });
  });

  test('start-up outside Teams makes no token exchange', () => {
    expect(start(false).hears({ type: 'session.none' }).snapshot.value).toMatchObject({ user: 'welcoming' });
  });
});

describe('the change of an organisation', () => {
  const changed = { type: 'organization.changed' };
  const settled = () => whole(enriched());
  const fewer = { auth: true, catalog: true };
  const green = { banner: { main: '#0a7d4f', secondary: null }, logoUrl: null };

  test('a change of the organisation loads modules and settings again without the overlay', () => {
    const refreshing = settled().hears(changed);
    expect(Object.keys(refreshing.snapshot.children).toSorted()).toEqual([
      'refreshModules',
      'refreshSettings',
    ]);
    expect(refreshing.snapshot.hasTag('overlay')).toBe(false);
    expect(refreshing.snapshot.hasTag('loadingModules')).toBe(false);
    expect(refreshing.emitted).toEqual([]);
  });

  test('reloaded modules and settings replace the known ones, and the branding is applied', () => {
    const after = settled().hears(
      changed,
      done('refreshModules', fewer),
      done('refreshSettings', { ...auroraSettings, branding: green }),
    );
    expect(after.snapshot.context).toMatchObject({ modules: fewer, settings: { branding: green } });
    expect(after.params('applyBranding')).toEqual({ branding: green });
    expect(after.snapshot.context.modules).not.toHaveProperty('recognitions');
    expect(after.emitted).toEqual([]);
    expect(Object.keys(after.snapshot.children)).toEqual([]);
  });

  test('a failed reload of modules and settings keeps the known ones without a warning', () => {
    const after = settled().hears(
      changed,
      failed('refreshModules', network),
      failed('refreshSettings', network),
    );
    expect(after.snapshot.context).toMatchObject({
      modules: { recognitions: true },
      areModulesMissing: false,
      settings: { slug: 'aurora' },
    });
    expect(after.actions).toEqual([]);
  });

  test('another change of the organisation during the reload starts the reload again', () => {
    const first = settled().hears(changed);
    const children = () => Object.values(first.hears(changed).snapshot.children);
    expect(children()).toHaveLength(2);
    expect(first.hears(changed).actions).toEqual([]);
    expect(first.hears(changed, done('refreshModules', fewer)).snapshot.context.modules).toEqual(fewer);
  });

  test('a change of the organisation loads modules that were missing', () => {
    const missing = enriched().hears(failed('loadModules', network), overlayDelay);
    expect(missing.snapshot.context.areModulesMissing).toBe(true);
    const after = missing.hears(changed, done('refreshModules', fewer));
    expect(after.snapshot.context).toMatchObject({ areModulesMissing: false, modules: fewer });
  });

  test('an anonymous start makes no requests, and signing out discards the modules being loaded', () => {
    const visitor = start().hears({ type: 'session.none' }, done('loadAuthFlow', auroraFlow), overlayDelay);
    expect(Object.keys(visitor.hears(changed).snapshot.children)).toEqual([]);
    const out = settled().hears(changed, { type: 'session.none' }, done('refreshModules', fewer));
    expect(out.snapshot.context.modules).toEqual({ auth: true });
  });
});
