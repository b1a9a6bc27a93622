/** A page for the wired machines: the real token store and API, a fake network edge, and a stopped clock. */
import { afterEach, beforeEach, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ana } from '#machines/sample.ts';
import { auroraFlow, auroraSettings } from '#machines/startup.samples.ts';
import { errorOf, type ErrorCode } from '#schema/errors.ts';
import { createAppActors, type AppActors, type AppOutside } from '#src/app/appActors.ts';

/** Noon on a Friday. */
export const now = Date.UTC(2026, 10, 20, 12);
const encoded = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
/** An unsigned JWT with this exp claim, in seconds. */
export const tokenUntil = (exp: unknown): string =>
  `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: ana.id, exp })}.c2ln`;
/** A token that is valid for an hour and that the facade accepts. */
export const good = tokenUntil(now / 1000 + 3600);

type Field = keyof typeof whole;

/** The answer of the boot operation for Ana. */
export const whole = {
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

/** The network edge of one test; only the fields in `broken` fail. */
export const edge: {
  broken: Partial<Record<Field, ErrorCode>>;
  isOffline: boolean;
  asked: { readonly name: string; readonly token: string | null }[];
} = { broken: {}, isOffline: false, asked: [] };

/** The body of the facade's answer to an operation. */
export function answer(name: string, token: string | null): object {
  if (name === 'AuthFlow') return { data: { authFlow: auroraFlow } };
  if (name === 'Login') return { data: { login: { authToken: good, challengeToken: null } } };
  if (name === 'ExchangeTeamsToken') return { data: { exchangeTeamsToken: { authToken: good } } };
  const codes: Partial<Record<Field, ErrorCode>> = token === good ? edge.broken : { user: 'unauthorized' };
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

/** The callbacks that the machines need from the page. */
export const actions = {
  goToSignIn: vi.fn<AppOutside['goToSignIn']>(),
  clearUserState: vi.fn<AppOutside['clearUserState']>(),
  setLanguage: vi.fn<AppOutside['setLanguage']>(async () => {}),
  suggestLanguage: vi.fn<AppOutside['suggestLanguage']>(),
  applyBranding: vi.fn<AppOutside['applyBranding']>(),
};
let running: (() => void) | undefined;

/** Opens the page, which is closed after the test. */
export function open(outside: Partial<AppOutside> = {}): AppActors {
  const actors = createAppActors({ ...actions, now: () => now, ...outside });
  running = actors.start();
  return actors;
}
/** Waits until the session is settled and start-up has finished. */
export const settled = async ({ session, startup }: AppActors): Promise<void> => {
  await waitFor(session, (snapshot) => snapshot.hasTag('settled'), { timeout: 10_000 });
  await waitFor(startup, (snapshot) => snapshot.matches({ user: 'ready', modules: 'ready' }), {
    timeout: 10_000,
  });
};
/** State of the session. */
export const state = ({ session }: AppActors) => session.getSnapshot().value;

beforeEach(() => {
  edge.broken = {};
  edge.isOffline = false;
  edge.asked = [];
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    if (edge.isOffline) throw new TypeError('Failed to fetch');
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null;
    const name = /(?:query|mutation) (\w+)/u.exec(await request.text())?.[1] ?? '';
    edge.asked.push({ name, token });
    return new Response(JSON.stringify(answer(name, token)), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  running?.();
  running = undefined;
  window.early = undefined;
  window.earlyToken = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const spy of Object.values(actions)) spy.mockClear();
});
