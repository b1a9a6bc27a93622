/**
 * Fixture for the sign-in pages over the real backend: draws pages, records requests and reads the resulting session.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { invite } from '#backend/mail/invite.ts';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import { tokenStore } from '#src/api/token.ts';
import { createAppActors, type AppActors } from '#src/app/appActors.ts';
import { SignInScreen } from '#src/auth/SignInScreen.tsx';
import { openAuthFixture, employee, type AuthFixture } from '#tests/backend/authFixture.ts';
import { aPage } from '#tests/support/page.ts';

/** The most time that a page may need. */
export const soon = { timeout: 10_000 };

/** The state that tests read and change. */
export const door: {
  fixture: AuthFixture;
  actors: AppActors | undefined;
  stop: () => void;
  /** Names of the operations that were sent. */
  sent: string[];
  isOffline: boolean;
  /** The sign-in methods that the organisation of the host offers. */
  methods: readonly SignInMethod[];
} = {
  fixture: undefined as unknown as AuthFixture, // opened before each test
  actors: undefined,
  stop: () => undefined,
  sent: [],
  isOffline: false,
  methods: ['password', 'otp'],
};

async function answer(request: Request): Promise<Response> {
  const { query, variables } = (await request.json()) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
  door.sent.push(name);
  if (door.isOffline) throw new TypeError('Failed to fetch');
  if (name === 'AuthFlow')
    return Response.json({
      data: {
        authFlow: {
          organization: { name: 'Aurora', logoUrl: null },
          methods: door.methods,
          branding: null,
          defaultLanguage: 'spanish',
        },
      },
    });
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  return Response.json(
    await door.fixture.deployment.ask(query, {
      variables,
      ...(token === undefined ? {} : { token }),
    }),
  );
}

/** Draws a part of the page. */
export const shown = (part: ReactElement): void =>
  void render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

/** Draws the sign-in page as its host does. */
export async function signInPage(): Promise<ReturnType<typeof userEvent.setup>> {
  const actors = createAppActors({
    goToSignIn: () => undefined,
    clearUserState: () => undefined,
    setLanguage: async () => undefined,
    suggestLanguage: () => undefined,
    applyBranding: () => undefined,
    now: () => door.fixture.deployment.now,
    teams: { isInside: false, token: () => Promise.reject(new Error('not inside')) },
  });
  door.actors = actors;
  door.stop = actors.start();
  shown(
    <SignInScreen
      session={actors.session}
      startup={actors.startup}
      brand="aplauso"
      language="es"
      onLanguage={() => undefined}
    />,
  );
  await screen.findByRole('heading', { name: 'Inicia sesión en Aurora' }, soon);
  return userEvent.setup();
}

/** Closes the page. */
export function leave(): void {
  door.stop();
  door.stop = () => undefined;
  cleanup();
}

/** The email field. */
export const email = (): HTMLElement => screen.getByRole('textbox', { name: 'Correo' });
/** Waits for the field for the code. */
export const codeField = (): Promise<HTMLElement> =>
  screen.findByRole('textbox', { name: 'Código de seis dígitos' }, soon);
/** Waits for the field for a new password. */
export const newPassword = (): Promise<HTMLElement> => screen.findByLabelText('Contraseña nueva', {}, soon);
/** Waits until a valid session exists. */
export const isIn = async (): Promise<void> => {
  await waitFor(() => expect(tokenStore.read()).not.toBeNull(), soon);
  expect(await door.fixture.status(tokenStore.read() ?? '')).toBe(200);
};
/** Changes the address of the page. */
export const goTo = (address: string): void => history.replaceState(null, '', address);
/** Path and query of a mailed link. */
export const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;

/** Makes the employee an invited user who has not activated the account; returns the path of the invitation. */
export async function invited(): Promise<string> {
  await door.fixture.change({ passwordHash: null, activatedAt: null });
  const user = await door.fixture.person();
  const { dependencies, now } = door.fixture.deployment;
  const org = (await dependencies.db.directory.find(`email:${employee}`)) ?? '';
  await door.fixture.inOrg((store) =>
    invite(
      {
        store,
        newId: dependencies.newId,
        at: new Date(now).toISOString(),
        now,
        org,
        links: { ...dependencies, directory: dependencies.db.directory },
      },
      [user],
    ),
  );
  return pathOf((await door.fixture.mails()).at(-1)?.link ?? '');
}

/** Opens a deployment and a fake page for each test of the file, and closes both. */
export function aDoor(): typeof door {
  beforeEach(async () => {
    aPage(answer);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.assign(door, { sent: [], isOffline: false, methods: ['password', 'otp'], actors: undefined });
    door.fixture = await openAuthFixture('tab');
  });
  afterEach(() => {
    leave();
    door.fixture.deployment.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    goTo('/');
  });
  return door;
}
