/**
 * The sign-in settings over the real backend: each switch takes effect on the sign-in page, and no one is locked out.
 */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccessSection } from '#src/auth/admin/AccessSection.tsx';
import { admin } from '#tests/backend/money.ts';
import { openTestDeployment, password, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
let page: OpenPage;

async function open(): Promise<OpenPage['user']> {
  page = await openPage(deployment, <AccessSection />, { as: admin });
  return page.user;
}

const way = async (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('switch', { name }, soon);
const [byPassword, byCode, byTeams] = [/^Contraseña/u, /^Código/u, /^Microsoft Teams/u];
const login = async (): Promise<number> =>
  (await deployment.rest('POST /login', { body: { email: admin, password } })).status;

beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  cleanup();
  page.cache.clear();
  deployment.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a sign-in method that was switched off is refused once the change is saved', async () => {
  const user = await open();
  await user.click(await way(byPassword));
  expect(await login()).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
  expect(await login()).toBe(401);
  expect((await way(byPassword)).checked).toBe(false);
});

test('the last sign-in method available to everybody cannot be switched off, and says why', async () => {
  const user = await open();
  await user.click(await way(byCode));
  expect((await way(byPassword)).disabled).toBe(true);
  expect(screen.getByText(/No se puede apagar/u)).toBeDefined();
  await user.click(await way(byCode));
  expect((await way(byPassword)).disabled).toBe(false);
  expect(screen.queryByText(/No se puede apagar/u)).toBeNull();
  await user.click(await way(byPassword));
  expect((await way(byCode)).disabled).toBe(true);
  expect(screen.getByText(/No se puede apagar/u)).toBeDefined();
});

test('a sign-in method that the deployment cannot offer is disabled and says so', async () => {
  await open();
  const teams = await way(byTeams);
  expect([teams.disabled, teams.checked]).toEqual([true, false]);
  expect(screen.getByText(/No está disponible en esta instalación/u)).toBeDefined();
});

test('unsaved changes of sign-in methods can be discarded', async () => {
  const user = await open();
  await user.click(await way(byCode));
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
  expect((await way(byCode)).checked).toBe(true);
});
