/** First, forgotten and expired passwords on the sign-in pages, over the real backend. */
import { i18n, type Messages } from '@lingui/core';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { paces } from '#schema/auth/attempts.rules.ts';
import { tokenStore } from '#src/api/token.ts';
import english from '#src/locales/en/app.json' with { type: 'json' };
import { ActivateScreen } from '#src/auth/password/ActivateScreen.tsx';
import { NeedsActivationScreen } from '#src/auth/password/NeedsActivationScreen.tsx';
import { RecoverPasswordScreen } from '#src/auth/password/RecoverPasswordScreen.tsx';
import { ResetPasswordScreen } from '#src/auth/password/ResetPasswordScreen.tsx';
import { employee, nobody, phrase } from '#tests/backend/authFixture.ts';
import {
  aDoor,
  email,
  goTo,
  invited,
  isIn,
  leave,
  newPassword,
  pathOf,
  shown,
  signInPage,
  soon,
} from './door.tsx';

const door = aDoor();

describe('the invitation link', () => {
  test('the first password opens a session and uses up the invitation link', async () => {
    goTo(await invited());
    const link = location.pathname + location.search;
    shown(<ActivateScreen />);
    const user = userEvent.setup();
    await user.type(await newPassword(), phrase);
    await user.click(screen.getByRole('button', { name: 'Activar mi cuenta' }));
    await isIn();
    expect(location.pathname + location.search).toBe('/');
    leave();
    goTo(link);
    shown(<ActivateScreen />);
    await screen.findByRole('heading', { name: 'Este enlace ya no sirve' }, soon);
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
      '/needs_activation',
    );
  });

  test('a password made of the surname is refused at its field, and the invitation link stays valid', async () => {
    goTo(await invited());
    shown(<ActivateScreen />);
    const { lastName } = await door.fixture.person();
    const user = userEvent.setup();
    await user.type(await newPassword(), lastName.repeat(3));
    await user.click(screen.getByRole('button', { name: 'Activar mi cuenta' }));
    expect((await screen.findByRole('alert', {}, soon)).textContent).toMatch(/nombre/u);
    await user.clear(await newPassword());
    await user.type(await newPassword(), phrase);
    await user.click(screen.getByRole('button', { name: 'Activar mi cuenta' }));
    await isIn();
  });

  test('a new invitation link can be requested by mail', async () => {
    await door.fixture.change({ passwordHash: null, activatedAt: null });
    goTo('/needs_activation');
    shown(<NeedsActivationScreen />);
    const user = userEvent.setup();
    await user.type(email(), `${employee}{Enter}`);
    await screen.findByRole('heading', { name: 'Revisa tu correo' }, soon);
    expect((await door.fixture.mails()).map(({ kind }) => kind)).toEqual(['activation']);
  });
});

describe('the recovery of a password', () => {
  test('a recovery link sets a new password, ends the open sessions and allows signing in with it', async () => {
    goTo('/reset_password');
    shown(<ResetPasswordScreen />);
    const user = userEvent.setup();
    await user.type(email(), `${employee}{Enter}`);
    await screen.findByRole('heading', { name: 'Revisa tu correo' }, soon);
    leave();
    const before = await door.fixture.deployment.tokenOf(employee);
    tokenStore.write(before);
    goTo(pathOf((await door.fixture.mails()).at(-1)?.link ?? ''));
    shown(<RecoverPasswordScreen />);
    await user.type(await newPassword(), `${phrase}{Enter}`);
    await screen.findByRole('heading', { name: 'Tu contraseña cambió' }, soon);
    expect(tokenStore.read()).toBeNull();
    expect(await door.fixture.status(before)).toBe(401);
    expect((await door.fixture.login(employee, phrase)).status).toBe(200);
    leave();
    shown(<RecoverPasswordScreen />);
    await screen.findByRole('heading', { name: 'Tu contraseña cambió' }, soon);
  });

  test('password recovery shows the same text for an unknown address and sends no mail', async () => {
    goTo('/reset_password');
    shown(<ResetPasswordScreen />);
    await userEvent.setup().type(email(), `${nobody}{Enter}`);
    await screen.findByRole('heading', { name: 'Revisa tu correo' }, soon);
    expect(await door.fixture.mails()).toEqual([]);
  });
});

describe('sign-in by password', () => {
  test('an expired password must be replaced at sign-in, and the new one opens the session', async () => {
    await door.fixture.change({ passwordExpired: true });
    const user = await signInPage();
    await user.type(email(), employee);
    await user.type(screen.getByLabelText('Contraseña'), 'aplauso-demo{Enter}');
    await user.type(await newPassword(), phrase);
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
    await isIn();
    await waitFor(() => expect(door.actors?.session.getSnapshot().hasTag('signedIn')).toBe(true), soon);
  });

  test('replacing an expired password can be left for another account', async () => {
    await door.fixture.change({ passwordExpired: true });
    const user = await signInPage();
    await user.type(email(), employee);
    await user.type(screen.getByLabelText('Contraseña'), 'aplauso-demo{Enter}');
    await newPassword();
    await user.click(screen.getByRole('button', { name: 'Entrar con otra cuenta' }));
    await screen.findByLabelText('Contraseña', {}, soon);
    expect(tokenStore.read()).toBeNull();
  });

  test('too many wrong passwords are answered at once with the time to wait, in both languages', async () => {
    for (let guess = 0; guess < paces.pair.free; guess += 1) await door.fixture.login(employee);
    const user = await signInPage();
    await user.type(email(), employee);
    await user.type(screen.getByLabelText('Contraseña'), 'aplauso-demo{Enter}');
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toMatch(/Espera un momento.*en 15 segundos/u),
      soon,
    );
    expect(door.sent.filter((name) => name === 'Login')).toHaveLength(1);
    const messages = english.messages as unknown as Messages; // as Lingui compiled it
    act(() => i18n.loadAndActivate({ locale: 'en', messages }));
    expect(screen.getByRole('alert').textContent).toMatch(/You can try again in 15 seconds/u);
  });

  test('trying a password forgets the stored sign-in method', async () => {
    localStorage.setItem('sign_in_way', 'otp');
    const user = await signInPage();
    await screen.findByText('Así entraste la última vez', {}, soon);
    await user.type(email(), employee);
    await user.type(screen.getByLabelText('Contraseña'), 'wrong{Enter}');
    await screen.findByRole('alert', {}, soon);
    await act(async () => undefined);
    expect(localStorage.getItem('sign_in_way')).toBeNull();
  });
});
