/**
 * The administration of recognitions over the real backend: changes are saved, refusals are explained, and employees
 * see the result.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/api/queryClient.ts';
import { tokenStore } from '#src/api/token.ts';
import { ModerationSection } from '#src/recognitions/admin/ModerationSection.tsx';
import { ReferralsSection } from '#src/recognitions/admin/ReferralsSection.tsx';
import { RulesSection } from '#src/recognitions/admin/RulesSection.tsx';
import { TypesSection } from '#src/recognitions/admin/TypesSection.tsx';
import { recognitionQueries } from '#src/recognitions/recognitions.queries.ts';
import { ValuesSection } from '#src/values/admin/ValuesSection.tsx';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

const admin = 'admin@aurora.example';
const employee = 'employee@aurora.example';
const soon = { timeout: 10_000 };

let deployment: TestDeployment;
let cache: QueryClient;
/** Operations that reached the server, with the idempotency keys of writes. */
let calls: { name: string; key: string | null }[] = [];
/** Loses the next answer to an operation of this name. */
let loses = '';

async function answer(request: Request): Promise<Response> {
  const { query, variables } = (await request.json()) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const key = request.headers.get('idempotency-key');
  const name = /(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '';
  calls.push({ name, key });
  const said = await deployment.ask(query, {
    as: admin,
    variables,
    headers: key === null ? {} : { 'idempotency-key': key },
  });
  if (name === loses) {
    loses = '';
    return new Response('', { status: 500 });
  }
  return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } });
}

function open(Section: ComponentType): ReturnType<typeof userEvent.setup> {
  cache = createQueryClient();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <Section />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, soon);
const dialog = (name: RegExp) => screen.findByRole('dialog', { name }, soon);
/** The answer of a REST call by this user. */
const rest = async <T,>(route: string, as = admin): Promise<T> =>
  (await (await deployment.rest(route, { as })).json()) as T;

beforeEach(async () => {
  aPage(answer);
  history.replaceState(null, '', '/admin');
  deployment = await openTestDeployment('tab');
  tokenStore.write(await deployment.tokenOf(admin));
  calls = [];
  loses = '';
});

afterEach(() => {
  cleanup();
  cache.clear();
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
    const user = open(TypesSection);
    await cache.fetchQuery(recognitionQueries.types());
    await user.click(await button('Nuevo tipo'));
    const panel = await dialog(/Nuevo tipo/u);
    await user.type(within(panel).getByLabelText('Nombre'), 'Ayuda en persona');
    await user.dblClick(within(panel).getByRole('button', { name: 'Crear' }));
    await waitFor(
      async () =>
        expect((await typesNow()).filter(({ name }) => name === 'Ayuda en persona')).toHaveLength(1),
      soon,
    );
    expect(calls.filter(({ name }) => name === 'CreateType')).toHaveLength(1);
    expect(await button(/^Ayuda en persona/u)).toBeDefined();
    expect(cache.getQueryState(recognitionQueries.types().queryKey)?.isInvalidated).toBe(true);
    const offered = await rest<TypeRow[]>('GET /recognition_type', employee);
    expect(offered.map(({ name }) => name)).toContain('Ayuda en persona');
  });

  test('saving a recognition type again after a lost answer repeats the same write', async () => {
    const user = open(TypesSection);
    await user.click(await button('Nuevo tipo'));
    const panel = await dialog(/Nuevo tipo/u);
    await user.type(within(panel).getByLabelText('Nombre'), 'Una sola vez');
    loses = 'CreateType';
    await user.click(within(panel).getByRole('button', { name: 'Crear' }));
    expect(await within(panel).findByText(/No se guardó/u, {}, soon)).toBeDefined();
    await user.click(within(panel).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByText(/No se guardó/u)).toBeNull(), soon);
    await waitFor(
      async () => expect((await typesNow()).filter(({ name }) => name === 'Una sola vez')).toHaveLength(1),
      soon,
    );
    const keys = calls.filter(({ name }) => name === 'CreateType').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a taken name of a recognition type is reported at its field, and the typed name stays', async () => {
    const [taken] = await typesNow();
    const user = open(TypesSection);
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
    const user = open(TypesSection);
    await user.click(await button(`Acciones de ${used.type.name}`));
    await user.click(await screen.findByRole('menuitem', { name: /Eliminar/u }));
    const asked = await dialog(/Eliminar/u);
    expect(await within(asked).findByText(String(used.usage.posts), {}, soon)).toBeDefined();
    await user.click(await within(asked).findByRole('button', { name: 'Desactivar' }, soon));
    await waitFor(
      async () => expect((await typesNow()).find(({ id }) => id === used.type.id)?.active).toBe(false),
      soon,
    );
    expect(calls.some(({ name }) => name === 'DeleteType')).toBe(false);
  });
});

describe('the administration of recognition rules', () => {
  test('the recognition rules are saved only by the save button', async () => {
    const user = open(RulesSection);
    await user.click(await screen.findByRole('switch', { name: /sumar puntos/u }, soon));
    expect(calls.some(({ name }) => name === 'UpdateRules')).toBe(false);
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
    const user = open(ValuesSection);
    await user.click(await button(`Bajar ${first}`));
    await waitFor(async () => expect((await order(employee)).slice(0, 2)).toEqual([second, first]), soon);
  });
});

describe('the administration of reported posts', () => {
  test('a removed post leaves the list of reports, and its returned points are shown first', async () => {
    const reports = await rest<{ items: { post: { id: string } }[] }>('GET /org/post/reports');
    const [{ post } = { post: { id: '' } }] = reports.items;
    expect(post.id).not.toBe('');
    const user = open(ModerationSection);
    const [remove] = await screen.findAllByRole('button', { name: 'Quitar' }, soon);
    if (remove !== undefined) await user.click(remove);
    const asked = await dialog(/Quitar esta publicación/u);
    const confirm = within(asked).getByRole('button', { name: 'Quitar' });
    await waitFor(() => expect((confirm as HTMLButtonElement).disabled).toBe(false), soon);
    expect(within(asked).getByText(/Vuelven a/u)).toBeDefined();
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
    const user = open(ReferralsSection);
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
