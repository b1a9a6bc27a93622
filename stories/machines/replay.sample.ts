/** A report as the crash fallback copies it: Ana signs in, fills her cart, and a screen fails to render. */
import type { Report } from '#src/lib/report.shape.ts';

const step = (
  machine: string,
  event: string,
  before: Report['steps'][number]['before'],
  after: Report['steps'][number]['after'],
  at: number,
  code: string | null = null,
): Report['steps'][number] => ({ machine, actor: 1, event, before, after, code, at, times: 1 });

/** Every step matches a sample. */
export const crashReport: Report = {
  format: 1,
  product: 'aplauso',
  build: 'production',
  release: 'start-D6qPKFcz.js',
  language: 'es',
  scheme: 'light',
  brand: 'aplauso',
  layout: 'large',
  path: '/cart',
  crash: { name: 'TypeError', message: "Cannot read properties of undefined (reading 'sender')" },
  steps: [
    step('session', 'xstate.init', null, 'signedOut', 12),
    step('session', 'signIn.submitted', 'signedOut', 'signingIn', 8_120),
    step('session', 'xstate.error.actor.signIn', 'signingIn', 'signedOut', 8_410, 'invalid_credentials'),
    step('session', 'signIn.submitted', 'signedOut', 'signingIn', 14_960),
    step('session', 'xstate.done.actor.signIn', 'signingIn', 'checking', 15_230),
    step('session', 'xstate.done.actor.examineToken', 'checking', 'loadingUser', 15_231),
    step('session', 'user.known', 'loadingUser', 'authenticated', 15_702),
    step('errorBoundary', 'xstate.init', null, 'normal', 10),
    step('errorBoundary', 'render.failed', 'normal', 'fallback', 61_044),
  ],
};

/** The same report with a step without a sample, and with a machine that this build does not know. */
export const strangeReport: Report = {
  ...crashReport,
  crash: null,
  steps: [
    ...crashReport.steps.slice(0, 3),
    step('session', 'moon.risen', 'signedOut', 'authenticated', 9_000),
    step('tides', 'water.fell', 'high', 'low', 9_001),
    step('session', 'logout.requested', 'authenticated', 'signedOut', 9_400),
  ],
};
