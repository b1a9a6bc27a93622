/**
 * General settings over the real backend: saved by section, errors beside their fields, no input lost, and hidden facts
 * hidden at once.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from 'wouter';
import { modules } from '#backend/organization/organization.tables.ts';
import { meQuery } from '#src/session/me.queries.ts';
import { peopleQueries } from '#src/people/people.queries.ts';
import { profileQueries } from '#src/users/profile/profile.queries.ts';
import { GeneralSettingsScreen } from '#src/users/settings/GeneralSettingsScreen.tsx';
import { employee, manager, moneyIn } from '#tests/backend/money.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

let deployment: TestDeployment;
let page: OpenPage;
let id: string;
const inputs = () => page.writes.map(({ variables }) => variables['input']);

async function open(): Promise<OpenPage['user']> {
  page = await openPage(
    deployment,
    <>
      <Link href="/wallet">Billetera</Link>
      <GeneralSettingsScreen schemes={[]} languages={[]} />
    </>,
    { as: employee },
  );
  const { cache } = page;
  id = cache.getQueryData(meQuery().queryKey)?.id ?? '';
  await cache.fetchQuery(peopleQueries.search(''));
  await cache.fetchQuery(profileQueries.person(id));
  return page.user;
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
  history.replaceState(null, '', '/general_settings');
  deployment = await openTestDeployment('tab');
  await moneyIn(deployment).write((store) => store.update(modules, {}, { active: true }));
});
afterEach(() => {
  cleanup();
  page.cache.clear();
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
    expect(page.writes.map((one) => one.name)).toEqual(['SaveAccount']);
    expect(inputs()).toEqual([{ firstName: 'Anahí' }]);
    await waitFor(() => expect(page.cache.getQueryData(meQuery().queryKey)?.firstName).toBe('Anahí'), soon);
    expect(page.cache.getQueryData(profileQueries.person(id).queryKey)?.user.firstName).toBe('Anahí');
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
    expect(page.writes).toEqual([]);
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
    // At the field and beside the button.
    await waitFor(
      () => expect(screen.getAllByText('Este dato es obligatorio.', { ignore: false })).toHaveLength(2),
      soon,
    );
    expect(screen.getByText(/Escribe el número con el código del país/u)).toBeTruthy();
    expect(phone).toHaveProperty('value', '300 123 4567');
    expect(page.writes).toEqual([]);
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
    page.loses.add('SaveAccount');
    await user.click((await account()).getByRole('button', { name: save }));
    await screen.findByText(/Lo que cambiaste sigue aquí/u, {}, soon);
    expect((await account()).getByLabelText(/^Sobre ti/u)).toHaveProperty(
      'value',
      expect.stringMatching(/Café y montaña$/u),
    );
    await user.click((await account()).getByRole('button', { name: save }));
    await waitFor(() => expect(page.cache.isMutating()).toBe(0), soon);
    expect(new Set(page.writes.map(({ key }) => key)).size).toBe(1);
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
    const profile = () => rest<{ birthday: string | null }>(`GET /user/${id}/public`, manager);
    const user = await open();
    const card = await privacy();
    const group = within(card.getByRole('group', { name: /Cumpleaños/u }));
    await user.click(group.getByRole('radio', { name: /Día y mes/u }));
    await user.click(card.getByRole('button', { name: save }));
    await waitFor(async () => expect((await profile()).birthday).toMatch(/^\d\d-\d\d$/u), soon);
    await waitFor(() => expect(card.queryByRole('button', { name: save })).toBeNull(), soon);
    await user.click(group.getByRole('radio', { name: /No mostrar/u }));
    await user.click(card.getByRole('button', { name: save }));
    await waitFor(async () => expect((await profile()).birthday).toBeNull(), soon);
    expect(inputs()).toEqual([{ birthdayShown: 'no_year' }, { birthdayShown: 'hidden' }]);
  });

  test('the telephone is on the public profile only after the person switches it on', async () => {
    await deployment.rest('PATCH /user/account/update', { as: employee, body: { phone: '+573001234567' } });
    const profile = () => rest<{ phone: string | null }>(`GET /user/${id}/public`, manager);
    const user = await open();
    expect((await profile()).phone).toBeNull();
    await user.click((await privacy()).getByRole('switch'));
    await user.click((await privacy()).getByRole('button', { name: save }));
    await waitFor(async () => expect((await profile()).phone).toBe('+573001234567'), soon);
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
