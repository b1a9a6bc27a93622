/**
 * General settings over the real backend: saved by section, errors beside their fields, no input lost, and hidden facts
 * hidden at once.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { moduleFlags } from '#schema/modules.ts';
import { modules } from '#backend/organization/organization.tables.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { OrganizationContext } from '#src/organization/organization.context.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { peopleQueries } from '#src/people/people.queries.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';
import { GeneralSettingsScreen } from '#src/users/settings/GeneralSettingsScreen.tsx';
import { employee, manager, moneyIn } from '#tests/backend/money.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

const soon = { timeout: 10_000 };
let deployment: TestDeployment;
let cache: QueryClient;
let id: string;
let writes: { name: string; key: string | null; input: unknown }[] = [];
/** Loses the next answer to an operation of this name. */
let loses = '';

async function answer(request: Request): Promise<Response> {
  const { query, variables } = (await request.json()) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const key = request.headers.get('idempotency-key');
  const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
  if (query.includes('mutation ')) writes.push({ name, key, input: variables['input'] });
  const headers = key === null ? undefined : { 'idempotency-key': key };
  const said = await deployment.ask(query, {
    as: employee,
    variables,
    ...(headers === undefined ? {} : { headers }),
  });
  if (name === loses) {
    loses = '';
    return new Response('', { status: 500 });
  }
  return Response.json(said);
}

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  cache = createQueryClient();
  const on = Object.fromEntries(moduleFlags.map((flag) => [flag, true]));
  id = (await cache.fetchQuery(meQuery()))?.id ?? '';
  await cache.fetchQuery(peopleQueries.search(''));
  await cache.fetchQuery(profileQueries.person(id));
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <OrganizationContext value={{ modules: on, areModulesMissing: false, settings: null }}>
          <Link href="/wallet">Billetera</Link>
          <GeneralSettingsScreen schemes={[]} languages={[]} />
        </OrganizationContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const section = async (name: RegExp) => within(await screen.findByRole('region', { name }, soon));
const account = () => section(/^Cuenta$/u);
const privacy = () => section(/Lo que otras personas ven/u);
const leaving = () => section(/Eliminar mi cuenta/u);
const save = /^Guardar$/u;
const rest = async <T,>(route: string, as = employee): Promise<T> =>
  (await (await deployment.rest(route, { as })).json()) as T;
const own = () => rest<Record<string, unknown>>('GET /user/account');

beforeEach(async () => {
  aPage(answer);
  history.replaceState(null, '', '/general_settings');
  deployment = await openTestDeployment('tab');
  await moneyIn(deployment).write((store) => store.update(modules, {}, { active: true }));
  tokenStore.write(await deployment.tokenOf(employee));
  writes = [];
  loses = '';
});
afterEach(() => {
  cleanup();
  cache.clear();
  deployment.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the account section', () => {
  test('saving a new name sends only that field and updates the cache everywhere', async () => {
    const user = await open();
    const name = (await account()).getByLabelText(/^Nombre/u);
    await user.clear(name);
    await user.type(name, ' Anahí ');
    await user.click((await account()).getByRole('button', { name: save }));
    await waitFor(async () => expect(await own()).toMatchObject({ first_name: 'Anahí' }), soon);
    expect(writes).toMatchObject([{ name: 'SaveAccount', input: { firstName: 'Anahí' } }]);
    expect(Object.keys(writes[0]?.input ?? {})).toEqual(['firstName']);
    await waitFor(() => expect(cache.getQueryData(meQuery().queryKey)?.firstName).toBe('Anahí'), soon);
    expect(cache.getQueryData(profileQueries.person(id).queryKey)?.user.firstName).toBe('Anahí');
    await waitFor(
      async () => expect((await account()).queryByRole('button', { name: save })).toBeNull(),
      soon,
    );
  });

  test('discarding an edit restores the saved name and sends nothing', async () => {
    const user = await open();
    const name = (await account()).getByLabelText(/^Nombre/u);
    const before = (name as HTMLInputElement).value;
    await user.clear(name);
    await user.type(name, 'Otra');
    await user.click((await account()).getByRole('button', { name: 'Descartar' }));
    await waitFor(async () => expect((await account()).queryByRole('button', { name: save })).toBeNull());
    expect((await account()).getByLabelText(/^Nombre/u)).toHaveProperty('value', before);
    expect(writes).toEqual([]);
  });

  test('account fields that the rules refuse are reported at the field and not sent', async () => {
    const user = await open();
    const [first, phone] = [
      (await account()).getByLabelText(/^Nombre/u),
      (await account()).getByLabelText(/^Teléfono/u),
    ];
    await user.clear(first);
    await user.clear(phone);
    await user.type(phone, '300 123 4567');
    await user.click((await account()).getByRole('button', { name: save }));
    expect(await screen.findByText('Este dato es obligatorio.', {}, soon)).toBeTruthy();
    expect(screen.getByText(/Escribe el número con el código del país/u)).toBeTruthy();
    expect(phone).toHaveProperty('value', '300 123 4567');
    expect(writes).toEqual([]);
  });

  test('an emptied telephone and biography are removed from the account', async () => {
    await deployment.rest('PATCH /user/account/update', {
      as: employee,
      body: { phone: '+573001234567', bio: 'Hola' },
    });
    const user = await open();
    await user.clear((await account()).getByLabelText(/^Teléfono/u));
    await user.clear((await account()).getByLabelText(/^Sobre ti/u));
    await user.click((await account()).getByRole('button', { name: save }));
    await waitFor(async () => expect(await own()).toMatchObject({ phone: null, bio: null }), soon);
  });

  test('saving the account again after a lost answer repeats the write with the same key and keeps the typed text', async () => {
    const user = await open();
    await user.type((await account()).getByLabelText(/^Sobre ti/u), 'Café y montaña');
    loses = 'SaveAccount';
    await user.click((await account()).getByRole('button', { name: save }));
    await screen.findByText(/Lo que cambiaste sigue aquí/u, {}, soon);
    expect((await account()).getByLabelText(/^Sobre ti/u)).toHaveProperty(
      'value',
      expect.stringMatching(/Café y montaña$/u),
    );
    await user.click((await account()).getByRole('button', { name: save }));
    await waitFor(() => expect(cache.isMutating()).toBe(0), soon);
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(await own()).toMatchObject({ bio: expect.stringMatching(/Café y montaña$/u) as string });
  });

  test('a time zone is found by its country and saved by its name', async () => {
    const user = await open();
    const zone = (await account()).getByLabelText('Zona horaria');
    await user.click(zone);
    await user.clear(zone);
    await user.type(zone, 'japon');
    await user.click(await screen.findByRole('option', { name: /Tokyo/u }, soon));
    await user.click((await account()).getByRole('button', { name: save }));
    await waitFor(async () => expect(await own()).toMatchObject({ timezone: 'Asia/Tokyo' }), soon);
  });

  test('leaving the settings with unsaved changes asks first, and keeps them on "continue editing"', async () => {
    const user = await open();
    await user.type((await account()).getByLabelText(/^Sobre ti/u), 'Hola');
    await user.click(screen.getByText('Billetera'));
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }, soon));
    expect(location.pathname).toBe('/general_settings');
    expect((await account()).getByLabelText(/^Sobre ti/u)).toHaveProperty(
      'value',
      expect.stringMatching(/Hola$/u),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    await user.click(screen.getByText('Billetera'));
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }, soon));
    await waitFor(() => expect(location.pathname).toBe('/wallet'), soon);
  });
});

describe('the privacy section', () => {
  test('a hidden birthday is gone from the public profile as soon as it is saved', async () => {
    const page = () => rest<{ birthday: string | null }>(`GET /user/${id}/public`, manager);
    const user = await open();
    const card = await privacy();
    const group = within(card.getByRole('group', { name: /Cumpleaños/u }));
    await user.click(group.getByRole('radio', { name: /Día y mes/u }));
    await user.click(card.getByRole('button', { name: save }));
    await waitFor(async () => expect((await page()).birthday).toMatch(/^\d\d-\d\d$/u), soon);
    await waitFor(() => expect(card.queryByRole('button', { name: save })).toBeNull(), soon);
    await user.click(group.getByRole('radio', { name: /No mostrar/u }));
    await user.click(card.getByRole('button', { name: save }));
    await waitFor(async () => expect((await page()).birthday).toBeNull(), soon);
    expect(writes.map(({ input }) => input)).toEqual([
      { birthdayShown: 'no_year' },
      { birthdayShown: 'hidden' },
    ]);
  });

  test('the telephone is on the public profile only after the person switches it on', async () => {
    await deployment.rest('PATCH /user/account/update', { as: employee, body: { phone: '+573001234567' } });
    const page = () => rest<{ phone: string | null }>(`GET /user/${id}/public`, manager);
    const user = await open();
    expect((await page()).phone).toBeNull();
    await user.click((await privacy()).getByRole('switch'));
    await user.click((await privacy()).getByRole('button', { name: save }));
    await waitFor(async () => expect((await page()).phone).toBe('+573001234567'), soon);
  });
});

describe('the request to delete one’s account', () => {
  test('a deletion request is sent with a reason, shown as pending, and taken back', async () => {
    const user = await open();
    await user.click((await leaving()).getByRole('button', { name: /Pedir que se elimine/u }));
    const dialog = within(await screen.findByRole('dialog', {}, soon));
    await user.type(dialog.getByLabelText(/^Motivo/u), 'Me mudo');
    await user.click(dialog.getByRole('button', { name: 'Enviar la solicitud' }));
    expect(await (await leaving()).findByText('Me mudo', {}, soon)).toBeTruthy();
    expect(await own()).toMatchObject({ deletion: { status: 'pending', reason: 'Me mudo' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    await user.click((await leaving()).getByRole('button', { name: 'Retirar la solicitud' }));
    await (await leaving()).findByRole('button', { name: /Pedir que se elimine/u }, soon);
    expect(await own()).toMatchObject({ deletion: null });
  });
});
