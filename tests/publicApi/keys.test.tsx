/** Keys of the public API over the real backend: created once, shown once, stored nowhere, revoked at once. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiKey } from '#schema/publicApi/publicApi.endpoints.ts';
import { toasts } from '#src/lib/toasts.ts';
import { connectTelemetry } from '#src/telemetry/port.ts';
import { PublicApiSection } from '#src/publicApi/admin/PublicApiSection.tsx';
import { admin } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
beforeEach(async () => {
  fixture = await openStoreFixture();
});
afterEach(() => {
  cleanup();
  connectTelemetry(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const open = (failing: readonly string[] = []): Promise<OpenPage> =>
  openStore(fixture, admin, '/admin/public-api', <PublicApiSection />, failing);
const keys = () => fixture.ask<ApiKey[]>('GET /api/key', admin);
const make = (name: string, more: object = {}) =>
  fixture.ask<ApiKey & { key: string }>('POST /api/key', admin, { name, ...more });
/** Enters a new key and submits the form. */
async function create(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: 'Nueva clave' }, soon));
  const panel = await dialog('Nueva clave');
  await page.user.type(panel.getByLabelText('Nombre'), name);
  await page.user.click(panel.getByRole('button', { name: 'Crear clave' }));
}
const secretShown = async (): Promise<string> => (await screen.findByTestId('key', {}, soon)).textContent;
/** All data that this page keeps or has sent to telemetry. */
const everythingKept = (page: OpenPage): string =>
  JSON.stringify([
    page.cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state]),
    page.cache
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    page.addresses,
    location.href,
    document.cookie,
    toasts.store.getSnapshot().context,
    page.asked,
  ]) + document.body.innerHTML;

describe('a new API key', () => {
  test(
    'a new API key is shown once, can be copied, and is stored nowhere afterwards',
    async () => {
      const logs = (['log', 'info', 'warn', 'debug', 'error'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => undefined),
      );
      const recordingAllowed = vi.fn<(isOn: boolean) => void>();
      connectTelemetry({ pageViewed: () => undefined, recordingAllowed, errorRaised: () => undefined });
      const page = await open();
      await create(page, 'Nómina');
      const shown = await dialog('Tu clave Nómina');
      const secret = await secretShown();
      expect(secret).toMatch(/^apl_[\w-]{32,}$/u);
      expect(recordingAllowed.mock.calls).toEqual([[false]]);
      // Telemetry records the text of a clicked control, so the key must be outside of every control.
      expect(screen.getByTestId('key').closest('button, a, label, [role="button"]')).toBeNull();
      // The open dialog is the only place with the key.
      expect(everythingKept(page).split(secret)).toHaveLength(2);
      await page.user.click(shown.getByRole('button', { name: 'Copiar la clave' }));
      await shown.findByText(/^Copiada/u, {}, soon);
      expect(await navigator.clipboard.readText()).toBe(secret);
      await page.user.click(shown.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? document.body);
      await waitFor(() => expect(screen.queryByTestId('key')).toBeNull(), soon);
      expect(recordingAllowed.mock.calls).toEqual([[false], [true]]);
      expect(await screen.findByText('Nómina', {}, soon)).toBeDefined();
      expect(everythingKept(page)).not.toContain(secret);
      expect(JSON.stringify(logs.flatMap(({ mock }) => mock.calls))).not.toContain(secret);
      expect(await keys()).toEqual([expect.objectContaining({ name: 'Nómina', status: 'active' })]);
    },
    long,
  );

  test(
    'closing the dialog of a new API key asks first, until the key is confirmed as saved',
    async () => {
      const page = await open();
      await create(page, 'Tienda');
      const secret = await secretShown();
      await page.user.keyboard('{Escape}');
      const asked = await dialog('¿Cerrar sin guardar la clave?');
      await page.user.click(asked.getByRole('button', { name: 'Volver a la clave' }));
      expect(await secretShown()).toBe(secret);
      await waitFor(
        () => expect(screen.queryByRole('dialog', { name: /Cerrar sin guardar/u })).toBeNull(),
        soon,
      );
      await page.user.click(
        await screen.findByRole('checkbox', { name: 'La guardé en un lugar seguro' }, soon),
      );
      // The confirmation dialog may still be closing and then takes the first Escape.
      await waitFor(async () => {
        await page.user.keyboard('{Escape}');
        expect(screen.queryByTestId('key')).toBeNull();
      }, soon);
    },
    long,
  );

  test(
    'the form of an API key reports missing fields, warns of a missing end, and saves scopes and end',
    async () => {
      const page = await open();
      await page.user.click(await screen.findByRole('button', { name: 'Nueva clave' }, soon));
      const panel = await dialog('Nueva clave');
      for (const box of panel.getAllByRole('checkbox')) await page.user.click(box);
      await page.user.click(panel.getByRole('button', { name: 'Crear clave' }));
      expect(await panel.findAllByRole('alert', {}, soon)).toHaveLength(2);
      expect(await keys()).toEqual([]);
      await page.user.type(panel.getByLabelText('Nombre'), 'Solo insignias');
      await page.user.click(panel.getByRole('checkbox', { name: /Entregar insignias/u }));
      await page.user.click(panel.getByRole('button', { name: /Cuánto dura/u }));
      await page.user.click(await screen.findByRole('option', { name: 'Sin vencimiento' }, soon));
      await panel.findByText(/sirve hasta que alguien la revoque/u);
      await page.user.click(panel.getByRole('button', { name: /Cuánto dura/u }));
      await page.user.click(await screen.findByRole('option', { name: '90 días' }, soon));
      expect(panel.queryByText(/sirve hasta que alguien la revoque/u)).toBeNull();
      await page.user.click(panel.getByRole('button', { name: 'Crear clave' }));
      await secretShown();
      expect(await keys()).toEqual([
        expect.objectContaining({
          scopes: ['badges.send'],
          expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
        }),
      ]);
    },
    long,
  );

  test(
    'an API key whose answer is lost is created once, not shown, and can be revoked and replaced',
    async () => {
      await make('Bodega');
      const page = await open();
      await screen.findByText('Bodega', {}, soon);
      const real = globalThis.fetch;
      let lost = 0;
      vi.stubGlobal('fetch', async (input: Request) => {
        const isCreate = (await input.clone().text()).includes('mutation CreateKey');
        const answer = await real(input);
        if (!isCreate || lost > 0) return answer;
        lost += 1;
        return new Response('', { status: 500 });
      });
      await create(page, 'Bodega');
      const panel = await dialog('Nueva clave');
      await panel.findByText(/Lo que escribiste sigue aquí/u, {}, soon);
      await page.user.click(panel.getByRole('button', { name: 'Crear clave' }));
      const told = await dialog('La clave Bodega se creó, pero no podemos mostrarla');
      expect(await keys()).toHaveLength(2);
      await waitFor(
        () =>
          expect(told.getByRole('button', { name: 'Revocarla y crear otra' })).toHaveProperty(
            'disabled',
            false,
          ),
        soon,
      );
      await page.user.click(told.getByRole('button', { name: 'Revocarla y crear otra' }));
      await dialog('Nueva clave');
      // The older key with the same name stays.
      expect((await keys()).map(({ status }) => status)).toEqual(['revoked', 'active']);
    },
    long,
  );
});

describe('the list of API keys', () => {
  test(
    'the list shows an API key’s scopes, end and last use, and revoking is final',
    async () => {
      await make('Nómina', { scopes: ['recognitions.send'] });
      const page = await open();
      const row = (await screen.findByText('Nómina', {}, soon)).closest('tr, li');
      expect(row?.textContent).toMatch(/apl_.*…/u);
      expect(row?.textContent).toMatch(/Activa.*Enviar reconocimientos/u);
      expect(row?.textContent).toContain('Nunca');
      expect(row?.textContent).toContain('Sin vencimiento');
      await page.user.click(screen.getByRole('button', { name: 'Acciones de Nómina' }));
      await page.user.click(await screen.findByRole('menuitem', { name: 'Revocar' }, soon));
      const asked = await dialog('¿Revocar la clave Nómina?');
      asked.getByText(/dejan de funcionar en ese momento/u);
      await page.user.click(asked.getByRole('button', { name: 'Revocar' }));
      await screen.findByText('Revocada', {}, soon);
      expect((await keys()).map(({ status }) => status)).toEqual(['revoked']);
      expect(screen.queryByRole('button', { name: 'Acciones de Nómina' })).toBeNull();
    },
    long,
  );

  test('API keys that could not be loaded show an error instead of an empty list, and load on retry', async () => {
    const page = await open(['ApiKeys']);
    await screen.findByText('No pudimos cargar las claves.', {}, soon);
    expect(screen.queryByText('Crear la primera clave')).toBeNull();
    page.fails.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Crear la primera clave', {}, soon);
  });
});
