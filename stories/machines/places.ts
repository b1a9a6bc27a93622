/** Places of one machine that stories of another machine need. */
import { ana } from '#machines/sample.ts';
import { sampleToken } from '#machines/session.samples.ts';
import { auroraFlow, auroraSettings } from '#machines/startup.samples.ts';
import { builtInLanguages, startupDefaults } from '#machines/startup.setup.ts';
import type { Place } from './states.ts';

const read = {
  ...startupDefaults,
  token: null,
  mayExchange: false,
  languages: builtInLanguages,
  authFlow: auroraFlow,
  isLoaded: true,
};

/** Start-up has finished for a visitor. */
export const welcomed: Place = {
  value: { modules: 'ready', user: 'ready', overlay: 'hidden' },
  context: read,
};

/** Start-up is running and the splash is visible. */
export const covered: Place = {
  value: { modules: 'loading', user: 'loading', overlay: 'visible' },
  context: { ...read, isLoaded: false },
};

/** Start-up has finished for Ana. */
export const known: Place = {
  value: welcomed.value,
  context: { ...read, token: sampleToken, user: ana, settings: auroraSettings },
};

/** No user is signed in. */
export const signedOut: Place = {
  value: 'signedOut',
  context: { token: null, user: null, error: null, isInitialized: true },
};

/** Ana is signed in. */
export const signedIn: Place = {
  value: 'authenticated',
  context: { token: sampleToken, user: ana, error: null, isInitialized: true },
};
