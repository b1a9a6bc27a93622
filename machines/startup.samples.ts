/** Inputs and events of the startup machine, for stories, walks and tests. */
import type { AuthFlow } from '#schema/auth/auth.endpoints.ts';
import { errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import type { OrgSettings } from '#schema/organization/organization.endpoints.ts';
import { ana, done, failed, type Samples } from './sample.ts';
import { startupMachine } from './startup.machine.ts';
import { builtInLanguages, type StartupEvent, type UserFinding } from './startup.setup.ts';

const said = <E extends StartupEvent>(event: E): E => event;
const found = (finding: UserFinding) => done('loadUser', finding);
const network = errorOf('network', defaultLanguage);

/** The settings of Aurora. */
export const auroraSettings: OrgSettings = {
  id: ana.orgId,
  name: 'Aurora',
  slug: 'aurora',
  defaultLanguage: 'spanish',
  timezone: 'America/Bogota',
  branding: { banner: { main: '#6d3bb5', secondary: '#e8833a' }, logoUrl: null },
};

/** The sign-in page of Aurora. */
export const auroraFlow: AuthFlow = {
  organization: { name: auroraSettings.name, logoUrl: null },
  methods: ['password'],
  branding: auroraSettings.branding,
  marketingText: null,
  defaultLanguage: 'spanish',
};

export const startupSamples: Samples<typeof startupMachine> = {
  machine: startupMachine,
  inputs: { 'in a browser': { isInsideTeams: false }, 'inside Teams': { isInsideTeams: true } },
  events: [
    { label: 'the session has a token', event: said({ type: 'session.started', token: 'token-of-ana' }) },
    {
      label: 'the session goes on with another token',
      event: said({ type: 'token.renewed', token: 'token-of-ana-now' }),
    },
    { label: 'nobody is signed in', event: said({ type: 'session.none' }) },
    { label: 'Teams hands over a token', event: done('exchangeTeamsToken', { token: 'token-of-teams' }) },
    { label: 'the Teams exchange fails', event: failed('exchangeTeamsToken', network) },
    { label: 'the sign-in options arrive', event: done('loadAuthFlow', auroraFlow) },
    { label: 'the host belongs to nobody', event: done('loadAuthFlow', null) },
    { label: 'the sign-in options fail', event: failed('loadAuthFlow', network) },
    {
      label: 'the modules arrive',
      event: done('loadModules', { auth: true, recognitions: true, notifications: true, catalog: true }),
    },
    { label: 'the modules fail', event: failed('loadModules', network) },
    { label: 'the modules are asked for again', event: said({ type: 'modules.requested' }) },
    { label: 'the organisation changes', event: said({ type: 'organization.changed' }) },
    {
      label: 'the new modules arrive',
      event: done('refreshModules', { auth: true, recognitions: true, notifications: true }),
    },
    { label: 'the new modules fail', event: failed('refreshModules', network) },
    { label: 'Ana arrives', event: found({ user: ana, languages: builtInLanguages }) },
    {
      label: 'the user finds no network',
      event: found({ user: null, reason: 'network', error: network.facts(), languages: builtInLanguages }),
    },
    {
      label: 'the user hears 401',
      event: found({
        user: null,
        reason: 'unauthorized',
        error: errorOf('unauthorized', defaultLanguage).facts(),
        languages: builtInLanguages,
      }),
    },
    { label: 'the user fails with 500', event: failed('loadUser', errorOf('internal', defaultLanguage)) },
    { label: 'the language is set', event: done('setLanguage', undefined) },
    { label: 'the translations fail', event: failed('setLanguage', new Error('404')) },
    { label: 'the counts arrive', event: done('loadCounts', { notificationCount: 3, pendingSurveys: 1 }) },
    { label: 'the counts fail', event: failed('loadCounts', network) },
    { label: 'the settings arrive', event: done('loadSettings', auroraSettings) },
    { label: 'the settings fail', event: failed('loadSettings', network) },
    { label: 'the new settings arrive', event: done('refreshSettings', auroraSettings) },
    { label: 'the new settings fail', event: failed('refreshSettings', network) },
    { label: '500 ms have passed', event: { type: 'xstate.after.overlayDelay.startup.overlay.closing' } },
    {
      label: 'start-up breaks down',
      event: said({ type: 'startup.failed', error: new Error('the boot code raised') }),
    },
  ],
  ends: [],
  reasons: {
    'not isVisitorAlready': 'What a visitor sees has been read already.',
    areModulesMissing: 'The modules are known.',
    isSomebody: 'Nobody is signed in whose organisation could have changed.',
  },
  promises: {
    'the overlay starts to close as soon as both have finished': (snapshot) =>
      !(snapshot.matches({ overlay: 'visible' }) && snapshot.matches({ modules: 'ready', user: 'ready' })),
    'a finished user load has set the flag': (snapshot) =>
      !snapshot.matches({ user: 'ready' }) || snapshot.context.isLoaded,
    'a visitor is nobody': (snapshot) => snapshot.context.token !== null || snapshot.context.user === null,
    'sign-in is never off': (snapshot) => snapshot.context.modules.auth === true,
    'missing modules are not claimed to be on': (snapshot) =>
      !snapshot.context.areModulesMissing || Object.keys(snapshot.context.modules).join() === 'auth',
  },
};
