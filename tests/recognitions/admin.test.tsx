/**
 * The administration of recognitions over the real backend: changes are saved, refusals are explained, and employees
 * see the result.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ModerationSection } from '#src/recognitions/admin/ModerationSection.tsx';
import { ReferralsSection } from '#src/recognitions/admin/ReferralsSection.tsx';
import { RulesSection } from '#src/recognitions/admin/RulesSection.tsx';
import { TypesSection } from '#src/recognitions/admin/TypesSection.tsx';
import { recognitionQueries } from '#src/recognitions/recognitions.queries.ts';
import { ValuesSection } from '#src/values/admin/ValuesSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { button, openPage, soon, type OpenPage } from '#tests/support/openPage.tsx';

const admin = 'admin@aurora.example';
const employee = 'employee@aurora.example';
let deployment: TestDeployment;
let page: OpenPage;

async function open(Section: ComponentType): Promise<OpenPage['user']> {
  page = await openPage(deployment, <Section />, { as: admin, modules: { auth: true } });
  return page.user;
}

const dialog = (name: RegExp) => screen.findByRole('dialog', { name }, soon);
/** The answer of a REST call by this user. */
const rest = async <T,>(route: string, as = admin): Promise<T> =>
  (await (await deployment.rest(route, { as })).json()) as T;

beforeEach(async () => {
  history.replaceState(null, '', '/admin');
  deployment = await openTestDeployment('tab');
});

afterEach(() => {
  cleanup();
  page.cache.clear();
  deployment.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface TypeRow {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}
const typesNow = () => rest<TypeRow[]>('GET /recognition_type/all');

describe('the administration of recognition types', () => {
  test('a new recognition type is created once on a double click, and employees are offered it', async () => {
    const user = await open(TypesSection);
    await page.cache.fetchQuery(recognitionQueries.types());
    await user.click(await button('Nuevo tipo'));
    const panel = await dialog(/Nuevo tipo/u);
    await user.type(within(panel).getByLabelText('Nombre'), 'Ayuda en persona');
    await user.dblClick(within(panel).getByRole('button', { name: 'Crear' }));
    await waitFor(
      async () =>
        expect((await typesNow()).filter(({ name }) => name === 'Ayuda en persona')).toHaveLength(1),
      soon,
    );
    expect(page.asked.filter(({ name }) => name === 'CreateRecognitionType')).toHaveLength(1);
    expect(await button(/^Ayuda en persona/u)).toBeDefined();
    expect(page.cache.getQueryState(recognitionQueries.types().queryKey)?.isInvalidated).toBe(true);
    const offered = await rest<TypeRow[]>('GET /recognition_type', employee);
    expect(offered.map(({ name }) => name)).toContain('Ayuda en persona');
  });

  test('saving a recognition type again after a lost answer repeats the same write', async () => {
    const user = await open(TypesSection);
    await user.click(await button('Nuevo tipo'));
    const panel = await dialog(/Nuevo tipo/u);
    await user.type(within(panel).getByLabelText('Nombre'), 'Una sola vez');
    page.loses.add('CreateRecognitionType');
    await user.click(within(panel).getByRole('button', { name: 'Crear' }));
    expect(await within(panel).findByText(/No se guardó/u, {}, soon)).toBeDefined();
    await user.click(within(panel).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByText(/No se guardó/u)).toBeNull(), soon);
    await waitFor(
      async () => expect((await typesNow()).filter(({ name }) => name === 'Una sola vez')).toHaveLength(1),
      soon,
    );
    const keys = page.asked.filter(({ name }) => name === 'CreateRecognitionType').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a taken name of a recognition type is reported at its field, and the typed name stays', async () => {
    const [taken] = await typesNow();
    const user = await open(TypesSection);
    await user.click(await button('Nuevo tipo'));
    const panel = await dialog(/Nuevo tipo/u);
    await user.type(within(panel).getByLabelText('Nombre'), taken?.name ?? '');
    await user.click(within(panel).getByRole('button', { name: 'Crear' }));
    expect(await within(panel).findByText('Ya hay otro con ese nombre.', {}, soon)).toBeDefined();
    expect(within(panel).getByLabelText<HTMLInputElement>('Nombre').value).toBe(taken?.name);
  });

  test('a recognition type used by posts shows their number and is deactivated instead of deleted', async () => {
    const all = await typesNow();
    const usages = await Promise.all(
      all.map(async (type) => ({
        type,
        usage: await rest<{ posts: number }>(`GET /org/recognition_type/${type.id}/usage`),
      })),
    );
    const used = usages.find(({ type, usage }) => type.active && usage.posts > 0);
    if (used === undefined) throw new Error('the small world has a type that posts carry');
    const user = await open(TypesSection);
    await user.click(await button(`Acciones de ${used.type.name}`));
    await user.click(await screen.findByRole('menuitem', { name: /Eliminar/u }));
    const asked = await dialog(/Eliminar/u);
    expect(await within(asked).findByText(String(used.usage.posts), {}, soon)).toBeDefined();
    await user.click(await within(asked).findByRole('button', { name: 'Desactivar' }, soon));
    await waitFor(
      async () => expect((await typesNow()).find(({ id }) => id === used.type.id)?.active).toBe(false),
      soon,
    );
    expect(page.asked.some(({ name }) => name === 'DeleteRecognitionType')).toBe(false);
  });
});

describe('the administration of recognition rules', () => {
  test('the recognition rules are saved only by the save button', async () => {
    const user = await open(RulesSection);
    await user.click(await screen.findByRole('switch', { name: /sumar puntos/u }, soon));
    expect(page.asked.some(({ name }) => name === 'UpdateRecognitionSettings')).toBe(false);
    await user.click(await button('Guardar'));
    await waitFor(
      async () =>
        expect((await rest<{ boost_enabled: boolean }>('GET /org/settings/recognition')).boost_enabled).toBe(
          false,
        ),
      soon,
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
  });
});

describe('the administration of values', () => {
  test('a value moved by its arrow has its new place for employees too', async () => {
    const order = async (as: string) =>
      (await rest<{ name: string }[]>('GET /values', as)).map(({ name }) => name);
    const [first = '', second = ''] = await order(admin);
    const user = await open(ValuesSection);
    await user.click(await button(`Bajar ${first}`));
    await waitFor(async () => expect((await order(employee)).slice(0, 2)).toEqual([second, first]), soon);
  });
});

describe('the administration of reported posts', () => {
  test('a removed post leaves the list of reports, and its returned points are shown first', async () => {
    const reports = await rest<{ items: { post: { id: string } }[] }>('GET /org/post/reports');
    const [{ post } = { post: { id: '' } }] = reports.items;
    expect(post.id).not.toBe('');
    const user = await open(ModerationSection);
    const [remove] = await screen.findAllByRole('button', { name: 'Quitar' }, soon);
    if (remove !== undefined) await user.click(remove);
    const asked = await dialog(/Quitar esta publicación/u);
    const confirm = within(asked).getByRole('button', { name: 'Quitar' });
    await waitFor(() => expect((confirm as HTMLButtonElement).disabled).toBe(false), soon);
    expect(within(asked).getByText('Vuelven a quien la envió')).toBeDefined();
    await user.click(confirm);
    await waitFor(async () => {
      const left = await rest<{ items: { post: { id: string } }[] }>('GET /org/post/reports');
      expect(left.items.map((one) => one.post.id)).not.toContain(post.id);
    }, soon);
  });
});

describe('the administration of referrals', () => {
  test('the panel of a referral offers only the states that can follow', async () => {
    await deployment.rest('POST /referred', {
      as: employee,
      body: { name: 'Paula Cervantes', email: 'paula.cervantes@correo.example' },
    });
    const user = await open(ReferralsSection);
    await user.click(await button('Por contactar'));
    await user.click(await button(/^Paula Cervantes/u));
    const panel = await screen.findByRole('dialog', {}, soon);
    const names = within(panel)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent ?? '');
    expect(names.map((name) => name.replace('El estado actual.', ''))).toEqual([
      'Por contactar',
      'En contacto',
      'No avanza',
    ]);
  });
});
