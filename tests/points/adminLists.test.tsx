/**
 * Requests, levels and reports of points over the real backend: open requests come first, levels leave no gap, and
 * reports add up.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postTypes } from '#backend/program/program.tables.ts';
import { undoMs } from '#schema/limits.ts';
import { LevelsSection } from '#src/points/admin/LevelsSection.tsx';
import { RequestsSection } from '#src/points/admin/RequestsSection.tsx';
import { UseSection } from '#src/points/admin/UseSection.tsx';
import { openPointsFixture, type PointsFixture } from '#tests/backend/pointsFixture.ts';
import { aPage } from '#tests/support/page.ts';
import { openSection, retype } from './adminPage.tsx';
import { button, dialog, long, soon } from '#tests/support/openPage.tsx';

let fixture: PointsFixture;
beforeEach(async () => {
  aPage(async () => Response.error());
  fixture = await openPointsFixture('tab');
  await fixture.budget(500);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await fixture.expectSound();
  fixture.deployment.close();
});

describe('the section of point requests', () => {
  test(
    'point requests waiting for a decision come first, and one beyond the budget is refused at its amount',
    async () => {
      await fixture.budget(40);
      const ask = { amount: 200, reason: 'Para la feria' };
      await fixture.done('elena', 'POST /point_request', ask);
      const { id } = await fixture.done('bruno', 'POST /point_request', ask);
      await fixture.done('dora', 'POST /point_request/reject', { id, note: 'En enero' });
      const page = await openSection(fixture, RequestsSection);
      const waiting = within(await screen.findByRole('list', { name: 'Solicitudes por decidir' }, soon));
      const decided = within(await screen.findByRole('list', { name: 'Solicitudes decididas' }, soon));
      expect(waiting.getAllByRole('article')).toHaveLength(1);
      expect(decided.getByText('dora Taller no la aprobó')).toBeTruthy();
      expect(decided.getByText('En enero')).toBeTruthy();

      await page.user.click(await button('Aprobar la solicitud de elena Taller'));
      await page.user.click(await button('Aprobar'));
      expect(
        await screen.findByText('Quedan 40 puntos por repartir y esto suma 200.', {}, soon),
      ).toBeTruthy();
      await retype(page, await screen.findByLabelText(/Cuántos puntos recibe/u), '40');
      await page.user.click(await button('Aprobar'));
      await waitFor(async () => expect(await fixture.purse('elena')).toEqual({ give: 40, redeem: 0 }), soon);
      expect(
        await screen.findByText('diego Taller aprobó 40 puntos, otra cantidad que la pedida', {}, soon),
      ).toBeTruthy();
      await page.user.click(await button(/^Por decidir/u));
      expect(await screen.findByText('No hay solicitudes esperando tu decisión.', {}, soon)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Decididas' })).toBeNull();
    },
    long,
  );
});

describe('the section of levels', () => {
  test(
    'levels are created, changed and deleted, and their ranges leave no gap',
    async () => {
      await fixture.done('diego', 'POST /levels/create', {
        name: 'Bronce',
        name_en: 'Bronze',
        min_points: 0,
      });
      const page = await openSection(fixture, LevelsSection);
      const make = async (name: string, from: string): Promise<void> => {
        await page.user.click(await button(/Nuevo nivel|Crear el primer nivel/u));
        const panel = await dialog('Nuevo nivel');
        await page.user.type(panel.getByLabelText('Nombre'), name);
        await retype(page, panel.getByLabelText('Desde cuántos puntos'), from);
        await page.user.click(panel.getByRole('button', { name: 'Crear' }));
        await screen.findByRole('button', { name }, soon);
      };
      await make('Oro', '500');
      expect(await screen.findByText('De 0 a 499 puntos', {}, soon)).toBeTruthy();
      expect(screen.getByText('Desde 500 puntos')).toBeTruthy();

      await page.user.click(await button('Oro'));
      const panel = await dialog('Oro');
      await retype(page, panel.getByLabelText('Desde cuántos puntos'), '0');
      expect(panel.getByText(/Otro nivel empieza con estos puntos/u)).toBeTruthy();
      await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
      expect(await panel.findByText(/Ya hay un nivel que empieza con 0 puntos/u, {}, soon)).toBeTruthy();
      await retype(page, panel.getByLabelText('Desde cuántos puntos'), '300');
      await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
      expect(await screen.findByText('De 0 a 299 puntos', {}, soon)).toBeTruthy();

      await page.user.click(await button('Bronce'));
      const bronze = await dialog('Bronce');
      await page.user.clear(bronze.getByLabelText(/^Nombre \(en inglés\)/u));
      await page.user.click(bronze.getByRole('button', { name: 'Guardar' }));
      await waitFor(
        async () => expect((await fixture.done('diego', 'GET /levels'))[0]).toMatchObject({ name_en: null }),
        soon,
      );

      await page.user.click(await button('Acciones de Bronce'));
      await page.user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }, soon));
      const asked = await dialog('¿Eliminar el nivel Bronce?');
      expect(asked.getByText(/se quedan sin nivel/u)).toBeTruthy();
      await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
      expect(await screen.findByText(/menos de 300 puntos todavía no tiene nivel/u, {}, soon)).toBeTruthy();
    },
    long,
  );
});

describe('the report of the use of points', () => {
  test(
    'the use of points shows outgoing points with totals, and the points of each department',
    async () => {
      await fixture.done('diego', 'POST /user/extra_points', { user_ids: ['elena', 'carla'], amount: 50 });
      const [tag] = await fixture.look(
        async (store) => (await store.list(postTypes, { where: { active: true } })).rows,
      );
      await fixture.done('elena', 'POST /send_feedback', {
        reciever_emails: ['bruno@taller.example'],
        amount: 30,
        message: 'Gracias',
        post_types: [tag?.id],
      });
      fixture.deployment.now += undoMs;
      await fixture.deployment.tick();
      await openSection(fixture, UseSection, { at: '/admin?period=all' });
      const totals = within(await screen.findByRole('list', { name: 'Totales por motivo' }, soon));
      expect(totals.getByText('Reconocimientos')).toBeTruthy();
      expect(totals.getByText('30 puntos')).toBeTruthy();
      expect(await screen.findByText(/En total se dieron 30 puntos/u, {}, soon)).toBeTruthy();
      // Without a layout width the table shows its rows as cards.
      const moved = within(await screen.findByRole('list', { name: 'Salidas de puntos' }, soon));
      expect(moved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/elena.*Reconocimientos.*bruno.*30$/u),
      ]);
      const departments = within(screen.getByRole('list', { name: 'Uso por departamento' }));
      const works = departments.getAllByRole('listitem').find((row) => row.textContent?.includes('Dio30'));
      expect(works?.textContent).toMatch(/Recibió para dar100Dio30/u);
    },
    long,
  );

  test(
    'a use report with reversed dates shows an error and no departments',
    async () => {
      await openSection(fixture, UseSection, { at: '/admin?from=2026-05-02&to=2026-05-01' });
      expect(await screen.findByText('Es anterior a la primera fecha.', {}, soon)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Por departamento' })).toBeNull();
    },
    long,
  );
});
