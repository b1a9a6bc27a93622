/** The session decides what the gate shows (spec §2 "Guard", §4 "Session"). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ana } from '#machines/sample.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { startupMachine } from '#machines/startup.machine.ts';
import { AuthGate, type AuthGateParts } from '#src/app/AuthGate.tsx';
import { connectTelemetry } from '#src/telemetry/port.ts';

const parts: AuthGateParts = {
  SignInScreen: () => 'the sign-in page',
  SignedIn: () => 'the signed-in part',
  VisitorScreen: () => 'an open page',
};

const never = fromPromise(() => new Promise<never>(() => undefined));
const quiet = sessionMachine.provide({
  actors: { examineToken: never, awaitExpiry: never, signIn: never } as never,
});

type State = 'checking' | 'signedOut' | 'loadingUser' | 'unreachable' | 'authenticated';

function sessionIn(value: State) {
  const user = value === 'authenticated' ? ana : null;
  const context = { token: 'token', user, challengeToken: null, error: null, isInitialized: true };
  return createActor(quiet, {
    snapshot: quiet.resolveState({ value, context }),
    input: { token: null },
  }).start();
}

async function stand(value: State, address: string) {
  history.replaceState(null, '', address);
  const session = sessionIn(value);
  const startup = createActor(startupMachine, { input: { isInsideTeams: false } });
  const heard: string[] = [];
  session.system.inspect({
    next: (event) => void (event.type === '@xstate.event' && heard.push(event.event.type)),
  });
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <AuthGate actors={{ session, startup }} brand="aplauso" demo={undefined} parts={parts} />
      </I18nProvider>,
    );
  });
  return { session, heard };
}

const here = (): string => `${location.pathname}${location.search}`;
const shown = (): string => document.body.textContent ?? '';

beforeEach(() => {
  i18n.load('es', {});
  i18n.activate('es');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the auth gate before the session is known', () => {
  test.each(['checking', 'loadingUser'] as const)(
    'the auth gate keeps the address and draws nothing while the session is in state %s',
    async (state) => {
      await stand(state, '/wallet?purse=give');
      expect(here()).toBe('/wallet?purse=give');
      expect(shown()).toBe('');
    },
  );
});

describe('the auth gate without a session', () => {
  test('any page without a session leads to sign-in, whose address keeps path and query', async () => {
    await stand('signedOut', '/post?id=7');
    expect(here()).toBe('/login?next=%2Fpost%3Fid%3D7');
    expect(await screen.findByText('the sign-in page')).toBeTruthy();
  });

  test('a user who could not be loaded is sent to the sign-in page', async () => {
    await stand('unreachable', '/');
    expect(here()).toBe('/login');
  });

  test.each(['/activate', '/needs_activation', '/reset_password', '/recover/password', '/credential/7'])(
    '%s opens without a session and keeps its address',
    async (path) => {
      await stand('signedOut', path);
      expect(here()).toBe(path);
      expect(await screen.findByText('an open page')).toBeTruthy();
    },
  );
});

describe('the auth gate with a session', () => {
  test('an authenticated session shows the signed-in part', async () => {
    await stand('authenticated', '/wallet');
    expect(await screen.findByText('the signed-in part')).toBeTruthy();
  });

  test('sign-in with a session leads back to the page named in its address', async () => {
    await stand('authenticated', '/login?next=%2Fpost%3Fid%3D7');
    expect(here()).toBe('/post?id=7');
  });

  test('/logout ends the session and leads to sign-in', async () => {
    const { session } = await stand('authenticated', '/logout');
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(here()).toBe('/login');
  });
});

test('each change of path is reported to the session and to telemetry, a change of query is not', async () => {
  const pageViewed = vi.fn<(path: string) => void>();
  connectTelemetry({ pageViewed, recordingAllowed: () => undefined, errorRaised: () => undefined });
  onTestFinished(() => connectTelemetry(undefined));
  const { heard } = await stand('authenticated', '/wallet');
  await act(async () => history.pushState(null, '', '/podium'));
  await act(async () => history.pushState(null, '', '/podium?page=2'));
  expect(heard.filter((type) => type === 'path.changed')).toHaveLength(2);
  expect(pageViewed.mock.calls.map(([path]) => path)).toEqual(['/wallet', '/podium']);
});
