/**
 * Password changes and the end of other sessions, over the real backend: this device stays signed in, the others do
 * not.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '#backend/mail/mail.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { paces } from '#schema/auth/attempts.rules.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { accountQueries } from '#src/users/settings/account.queries.ts';
import { PasswordSection } from '#src/users/settings/PasswordSection.tsx';
import { employee, moneyIn } from '#tests/backend/money.ts';
import { fill } from '#tests/support/fill.ts';
import { openTestDeployment, password, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

const soon = { timeout: 15_000 };
const good = 'tres gatos en la ventana';
let deployment: TestDeployment;
let cache: QueryClient;
let elsewhere: string;
/** The answers of this operation are lost. */
let loses = '';
let told: readonly [string | null, boolean][] = [];

async function answer(request: Request): Promise<Response> {
  const { query, variables } = (await request.json()) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const said = await deployment.ask(query, { ...(token === '' ? {} : { token }), variables });
  if (loses !== '' && query.includes(loses)) throw new TypeError('the network is gone');
  return Response.json(said);
}

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  cache = createQueryClient();
  const account = await cache.fetchQuery(accountQueries.own());
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <PasswordSection account={account} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

async function change(current: string, next: string): Promise<ReturnType<typeof userEvent.setup>> {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Cambiar mi contraseña' }));
  await fill(user, await screen.findByLabelText('Contraseña actual', {}, soon), current);
  await fill(user, screen.getByLabelText('Contraseña nueva'), next);
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  return user;
}

const asMe = async (token: string | null): Promise<number> =>
  (await deployment.rest('GET /user', { token: token ?? '' })).status;
const login = async (typed: string): Promise<number> =>
  (await deployment.rest('POST /login', { body: { email: employee, password: typed } })).status;

beforeEach(async () => {
  aPage(answer);
  deployment = await openTestDeployment('tab');
  elsewhere = await deployment.tokenOf(employee);
  tokenStore.write(await deployment.tokenOf(employee));
  loses = '';
  told = [];
});
afterEach(() => {
  cleanup();
  cache.clear();
  deployment.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the change of a password', () => {
  test('a changed password works at once, keeps this device signed in and ends the other sessions', async () => {
    const before = tokenStore.read();
    const stop = tokenStore.subscribe((token, isRenewal) => {
      told = [...told, [token, isRenewal]];
    });
    await change(password, good);
    expect(await screen.findByText('Tu contraseña cambió', {}, soon)).toBeDefined();
    expect(screen.getByText(/En tus otros dispositivos se cerró la sesión/u)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Tu contraseña cambió');
    expect(told).toEqual([[tokenStore.read(), true]]);
    expect([await asMe(before), await asMe(elsewhere), await asMe(tokenStore.read())]).toEqual([
      401, 401, 200,
    ]);
    expect([await login(password), await login(good)]).toEqual([401, 200]);
    stop();
  });

  test('a new password is not sent while it breaks a rule, and the form names the rule', async () => {
    const user = await change(password, 'gatos');
    expect(screen.getAllByText('Usa al menos 10 caracteres.').length).toBeGreaterThan(0);
    await user.clear(screen.getByLabelText('Contraseña nueva'));
    await fill(user, screen.getByLabelText('Contraseña nueva'), password);
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    // At the field and beside the button.
    expect(
      await screen.findAllByText('La contraseña nueva es igual a la actual.', { ignore: false }),
    ).toHaveLength(2);
    expect(await login(password)).toBe(200);
  });

  test('a wrong current password is reported at its field and emptied, and the new password stays typed', async () => {
    await change('otra cosa', good);
    const field = screen.getByLabelText('Contraseña actual');
    expect(await screen.findByText('Esa no es tu contraseña actual.', {}, soon)).toBeDefined();
    expect(field).toHaveProperty('value', '');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByLabelText('Contraseña nueva')).toHaveProperty('value', good);
    expect(await asMe(elsewhere)).toBe(200);
  });

  test('too many wrong guesses of the current password disable the form and show a waiting time', async () => {
    const guess = { current_password: 'otra cosa', new_password: good };
    for (let count = 0; count < paces.device.free; count++)
      await deployment.rest('POST /user/password', { as: employee, token: elsewhere, body: guess });
    await change(password, good);
    expect((await screen.findAllByText(/Fueron demasiados intentos/u, {}, soon)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toHaveProperty('disabled', true);
    expect(await asMe(elsewhere)).toBe(200);
  });

  test('a password change whose answer is lost is reported as possibly saved', async () => {
    loses = 'ChangePassword';
    await change(password, good);
    expect(await screen.findByText(/No sabemos si se guardó/u, {}, soon)).toBeDefined();
    expect(await login(good)).toBe(200);
  });
});

describe('ending the other sessions', () => {
  const close = async (): Promise<void> => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Cerrar las demás sesiones' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }, soon));
  };

  test('ending the other sessions closes them at once and keeps this one', async () => {
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    expect([await asMe(elsewhere), await asMe(tokenStore.read())]).toEqual([401, 200]);
    expect(await login(password)).toBe(200);
  });

  test('an open call’s 401 is reported only after ending the other sessions stored the new token', async () => {
    const heard: boolean[] = [];
    const stop = onUnauthorized((token) => heard.push(token === tokenStore.read()));
    const old = tokenStore.read();
    const real = answer;
    vi.stubGlobal('fetch', async (request: Request) => {
      const copy = request.clone();
      const said = await real(request);
      // A read with the old token is answered before the new token reaches the page.
      if ((await copy.text()).includes('LogoutElsewhere'))
        await cache
          .fetchQuery({ ...accountQueries.own(), staleTime: 0, retry: false })
          .catch(() => undefined);
      return said;
    });
    await close();
    await waitFor(() => expect(tokenStore.read()).not.toBe(old), soon);
    await waitFor(() => expect(heard).toEqual([false]), soon);
    stop();
  });
});

test('a person without a password is sent a recovery link to their own address', async () => {
  await moneyIn(deployment).write((store) =>
    store.update(users, { email: employee }, { passwordHash: null }),
  );
  const user = await open();
  expect(screen.queryByRole('button', { name: 'Cambiar mi contraseña' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
  expect(await screen.findByText(/el enlace funciona durante una hora/u, {}, soon)).toBeDefined();
  const mails = await moneyIn(deployment).look((store) => store.list(outbox));
  expect(mails.rows.map(({ kind, email }) => [kind, email])).toEqual([['recovery', employee]]);
});
