/**
 * The startup machine: concurrent loads before the first screen, which fail independently, and the overlay
 * above them (spec §4, §8).
 */
import { not } from 'xstate';
import { atFirst, brandingOf, languageOf, startupSetup, withToken } from './startup.setup.ts';
import { eventOf } from './actorHelpers.ts';

const warn = (what: string) => ({ type: 'warnDefaults', params: { what } }) as const;
const userExists = { type: 'userExists', params: eventOf } as const;
const storeFinding = { type: 'storeFinding', params: eventOf } as const;
const asVisitor = { type: 'startOver', params: { token: null } } as const;

/** Events, context and tags: `startup.setup.ts`; actors and actions: `src/app/startup.actors.ts`. */
export const startupMachine = startupSetup.createMachine({
  id: 'startup',
  type: 'parallel',
  context: atFirst,
  // Later loads use the new token.
  on: { 'token.renewed': { actions: { type: 'takeToken', params: eventOf } } },
  states: {
    modules: {
      initial: 'waiting',
      on: {
        'session.started': {
          target: '.loading',
          actions: [{ type: 'startOver', params: eventOf }, 'forgoExchange'],
        },
        'session.none': { guard: not('isVisitorAlready'), target: '.ready', actions: asVisitor },
      },
      states: {
        waiting: {},
        loading: {
          tags: 'loadingModules',
          invoke: {
            id: 'loadModules',
            src: 'loadModules',
            input: withToken,
            onDone: { target: 'ready', actions: { type: 'storeModules', params: eventOf } },
            onError: { target: 'ready', actions: ['missModules', warn('modules')] },
          },
        },
        ready: {
          on: { 'modules.requested': { guard: 'areModulesMissing', target: 'loading' } },
          initial: 'calm',
          states: {
            calm: { on: { 'organization.changed': { guard: 'isSomebody', target: 'refreshing' } } },
            // Refreshes in the background: the known modules stay until new ones arrive, also after a
            // failure.
            refreshing: {
              on: { 'organization.changed': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refreshModules',
                src: 'loadModules',
                input: withToken,
                onDone: { target: 'calm', actions: { type: 'storeModules', params: eventOf } },
                onError: 'calm',
              },
            },
          },
        },
      },
    },
    user: {
      initial: 'waiting',
      on: {
        'session.started': '.loading',
        'session.none': [
          { guard: 'isVisitorAlready' },
          { guard: 'mayExchange', target: '.exchanging', actions: 'forgoExchange' },
          { target: '.welcoming' }, // a visitor needs no further loads
        ],
      },
      states: {
        waiting: {},
        exchanging: {
          invoke: {
            id: 'exchangeTeamsToken',
            src: 'exchangeTeamsToken',
            onDone: { target: 'waiting', actions: { type: 'tellExchanged', params: eventOf } },
            onError: { target: 'welcoming' },
          },
        },
        welcoming: {
          invoke: {
            id: 'loadAuthFlow',
            src: 'loadAuthFlow',
            onDone: {
              target: 'ready',
              actions: [
                { type: 'storeAuthFlow', params: eventOf },
                { type: 'applyBranding', params: brandingOf },
                { type: 'suggestLanguage', params: eventOf },
              ],
            },
            onError: { target: 'ready', actions: warn('sign-in options') },
          },
        },
        loading: {
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: withToken,
            onDone: [
              { guard: userExists, target: 'enriching', actions: storeFinding },
              { target: 'ready', actions: storeFinding },
            ],
            onError: { target: 'ready', actions: { type: 'missUser', params: eventOf } },
          },
        },
        enriching: {
          initial: 'language',
          states: {
            language: {
              invoke: {
                id: 'setLanguage',
                src: 'setLanguage',
                input: ({ context }) => ({ language: languageOf(context.user?.language) }),
                onDone: { target: 'counts' },
                onError: { target: 'counts', actions: warn('translations') },
              },
            },
            counts: {
              invoke: {
                id: 'loadCounts',
                src: 'loadCounts',
                input: withToken,
                onDone: { target: 'branding', actions: { type: 'storeCounts', params: eventOf } },
                onError: { target: 'branding', actions: warn('notifications') },
              },
            },
            branding: {
              invoke: {
                id: 'loadSettings',
                src: 'loadSettings',
                input: withToken,
                onDone: {
                  target: '#startup.user.ready',
                  actions: [
                    { type: 'storeSettings', params: eventOf },
                    { type: 'applyBranding', params: brandingOf },
                  ],
                },
                onError: { target: '#startup.user.ready', actions: warn('organisation settings') },
              },
            },
          },
        },
        ready: {
          entry: ['noteLoaded', 'tellUser'],
          initial: 'calm',
          states: {
            calm: { on: { 'organization.changed': { guard: 'isSomebody', target: 'refreshing' } } },
            refreshing: {
              on: { 'organization.changed': { target: 'refreshing', reenter: true } },
              invoke: {
                id: 'refreshSettings',
                src: 'loadSettings',
                input: withToken,
                onDone: {
                  target: 'calm',
                  actions: [
                    { type: 'storeSettings', params: eventOf },
                    { type: 'applyBranding', params: brandingOf },
                  ],
                },
                onError: 'calm',
              },
            },
          },
        },
      },
    },
    overlay: {
      initial: 'visible',
      on: { 'session.started': '.visible' },
      states: {
        visible: {
          tags: 'overlay',
          always: { guard: 'bothReady', target: 'closing' },
          // A critical failure: no further data will come, so the sign-in page shows the error at once.
          on: {
            'startup.failed': {
              target: ['#startup.modules.ready', '#startup.user.ready', 'hidden'],
              actions: ['missModules', { type: 'missUser', params: eventOf }],
            },
          },
        },
        closing: { tags: 'overlay', after: { overlayDelay: 'hidden' }, on: { 'startup.failed': 'hidden' } },
        hidden: {},
      },
    },
  },
});
