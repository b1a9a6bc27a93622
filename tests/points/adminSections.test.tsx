// @vitest-environment jsdom
/** The administration of points over the real backend: points are given once and all or none, what was typed is kept, reasons stand beside their line. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postTypes } from '#backend/recognitions/recognitions.tables.ts';
import { undoMs } from '#schema/limits.ts';
import { BudgetSection } from '#src/points/admin/BudgetSection.tsx';
import { LevelsSection } from '#src/points/admin/LevelsSection.tsx';
import { RequestsSection } from '#src/points/admin/RequestsSection.tsx';
import { TransfersSection } from '#src/points/admin/TransfersSection.tsx';
import { UseSection } from '#src/points/admin/UseSection.tsx';
import { aPointsRoom, type PointsRoom } from '#tests/backend/pointsRoom.ts';
import { aPage } from '#tests/support/page.ts';
import { button, choosePerson, openSection, retype } from './adminPage.tsx';
import { soon } from './walletPage.tsx';

let room: PointsRoom;
beforeEach(async () => {
  aPage(async () => Response.error());
  room = await aPointsRoom('tab');
  await room.budget(500);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await room.expectSound();
  room.home.close();
});

const long = 30_000;
const settings = () => room.done('diego', 'GET /org/settings/points');
const line = async (number: number) =>
  within(await screen.findByRole('listitem', { name: `Fila ${number}` }, soon));
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }, soon));

describe('the budget', () => {
  test(
    'is set anew: the panel says what that does, and what is left is shown at once',
    async () => {
      const page = await openSection(room, BudgetSection);
      expect(await screen.findByText('500 puntos', {}, soon)).toBeTruthy();
      await page.user.click(await button('Cambiar'));
      const panel = await dialog('Puntos por repartir');
      await retype(page, panel.getByRole('spinbutton'), '800');
      expect(panel.getByText(/Agregas 300 puntos/u)).toBeTruthy();
      await retype(page, panel.getByRole('spinbutton'), '450');
      expect(panel.getByText(/Retiras 50 puntos/u)).toBeTruthy();
      await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
      expect(await screen.findByText('450 puntos', {}, soon)).toBeTruthy();
      expect(await room.left()).toBe(450);
    },
    long,
  );

  test(
    'base points, expiry and the most to redeem are saved together; without a limit nothing limits',
    async () => {
      const page = await openSection(room, BudgetSection);
      await retype(page, await screen.findByLabelText('Jefaturas', {}, soon), '250');
      await page.user.click(screen.getByRole('switch', { name: /vence al renovar/u }));
      await page.user.click(screen.getByRole('checkbox', { name: 'Sin máximo' }));
      await retype(page, screen.getByLabelText('Máximo al mes'), '900');
      expect(screen.getByText(/se pueden canjear 900 puntos más hasta el/u)).toBeTruthy();
      await page.user.click(await button('Guardar'));
      await waitFor(
        async () =>
          expect(await settings()).toMatchObject({ base_manager: 250, expires: false, redeem_budget: 900 }),
        soon,
      );
      await page.user.click(screen.getByRole('checkbox', { name: 'Sin máximo' }));
      await page.user.click(await button('Guardar'));
      await waitFor(async () => expect(await settings()).toMatchObject({ redeem_budget: null }), soon);
    },
    long,
  );

  test(
    'an emptied number is refused where it stands, and nothing is sent',
    async () => {
      const page = await openSection(room, BudgetSection);
      await page.user.clear(await screen.findByLabelText('Personal', {}, soon));
      await page.user.click(await button('Guardar'));
      expect(await screen.findByRole('alert', {}, soon)).toBeTruthy();
      expect(page.writes).toEqual([]);
    },
    long,
  );
});

describe('extra points', () => {
  test(
    'reach everybody once: the sum is confirmed, and a lost answer, a reload and pressing again give nothing twice',
    async () => {
      let page = await openSection(room, TransfersSection);
      await choosePerson(page, await screen.findByRole('combobox', { name: 'Para quién' }, soon), 'elena');
      await choosePerson(page, screen.getByRole('combobox', { name: 'Para quién' }), 'bruno');
      await page.user.type(screen.getByLabelText('Puntos para cada persona'), '40');
      await page.user.type(screen.getByLabelText(/^Motivo/u), 'Por la feria');
      expect(screen.getByText('80 puntos de 500')).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      page.lose('GrantExtra');
      await page.user.click((await dialog('¿Dar 80 puntos?')).getByRole('button', { name: 'Dar 80 puntos' }));
      expect(await screen.findByText(/no se dan dos veces/u, {}, soon)).toBeTruthy();
      const first = page.writes.map(({ key }) => key);

      page = await openSection(room, TransfersSection, { again: true });
      expect(await screen.findByDisplayValue('Por la feria', {}, soon)).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      await page.user.dblClick(
        (await dialog('¿Dar 80 puntos?')).getByRole('button', { name: 'Dar 80 puntos' }),
      );
      await waitFor(() => expect(screen.queryByDisplayValue('Por la feria')).toBeNull(), soon);
      expect(new Set([...first, ...page.writes.map(({ key }) => key)]).size).toBe(1);
      expect(await room.purse('elena')).toEqual({ give: 40, redeem: 0 });
      expect(await room.purse('bruno')).toEqual({ give: 40, redeem: 0 });
      expect(await room.left()).toBe(420);
      expect(JSON.stringify({ ...localStorage })).not.toContain('Por la feria');
    },
    long,
  );

  test(
    'that the budget does not hold are refused at the amount, and what was typed is still there',
    async () => {
      await room.budget(30);
      const page = await openSection(room, TransfersSection);
      await choosePerson(page, await screen.findByRole('combobox', { name: 'Para quién' }, soon), 'elena');
      await page.user.type(screen.getByLabelText('Puntos para cada persona'), '40');
      expect(screen.getByText(/le faltan 10 puntos/u)).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 40 puntos?')).getByRole('button', { name: 'Dar 40 puntos' }));
      expect(await screen.findByText('Quedan 30 puntos por repartir y esto suma 40.', {}, soon)).toBeTruthy();
      expect(screen.getByDisplayValue('40')).toBeTruthy();
      expect(await room.purse('elena')).toEqual({ give: 0, redeem: 0 });
    },
    long,
  );
});

describe('a transfer', () => {
  const at = '/admin?tab=transfer';

  test(
    'says beside the right line what the server refuses, keeps everything, and gives all lines once put right',
    async () => {
      const page = await openSection(room, TransfersSection, { at });
      await choosePerson(page, (await line(1)).getByRole('combobox', { name: 'Persona' }), 'elena');
      await page.user.type((await line(1)).getByLabelText('Puntos'), '60');
      await page.user.click(await button('Agregar fila'));
      // The second stays empty: it is passed over, and the third is the second of the call.
      await page.user.click(await button('Agregar fila'));
      await choosePerson(page, (await line(3)).getByRole('combobox', { name: 'Persona' }), 'nora');
      await page.user.type((await line(3)).getByLabelText('Puntos'), '30');
      await page.user.type((await line(3)).getByLabelText('Motivo'), 'Guardia de noche');
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 90 puntos?')).getByRole('button', { name: 'Dar 90 puntos' }));
      expect(
        await (await line(3)).findByText(/nora Taller no participa en los puntos/u, {}, soon),
      ).toBeTruthy();
      expect((await line(1)).queryByRole('alert')).toBeNull();
      expect(await room.purse('elena')).toEqual({ give: 0, redeem: 0 });
      expect((await line(3)).getByDisplayValue('Guardia de noche')).toBeTruthy();

      await page.user.click((await line(3)).getByRole('button', { name: /Quitar a nora/u }));
      await choosePerson(page, (await line(3)).getByRole('combobox', { name: 'Persona' }), 'bruno');
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 90 puntos?')).getByRole('button', { name: 'Dar 90 puntos' }));
      await waitFor(async () => expect(await room.purse('bruno')).toEqual({ give: 0, redeem: 30 }), soon);
      expect(await room.purse('elena')).toEqual({ give: 0, redeem: 60 });
      await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Fila/u })).toHaveLength(1), soon);
    },
    long,
  );

  test(
    'of lines that are not whole says so beside them before anything is sent, also after a reload',
    async () => {
      let page = await openSection(room, TransfersSection, { at });
      await page.user.type((await line(1)).getByLabelText('Motivo'), 'Sin nadie');
      await page.user.click(await button('Dar puntos'));
      await waitFor(async () => expect((await line(1)).getAllByRole('alert')).toHaveLength(2), soon);
      expect(page.writes).toEqual([]);
      page = await openSection(room, TransfersSection, { at, again: true });
      expect((await line(1)).getByDisplayValue('Sin nadie')).toBeTruthy();
    },
    long,
  );
});

describe('requests', () => {
  test(
    'wait first, then who decided is said; the budget refuses at the amount',
    async () => {
      await room.budget(40);
      const ask = { amount: 200, reason: 'Para la feria' };
      await room.done('elena', 'POST /point_request', ask);
      const { id } = await room.done('bruno', 'POST /point_request', ask);
      await room.done('dora', 'POST /point_request/reject', { id, note: 'En enero' });
      const page = await openSection(room, RequestsSection);
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
      await waitFor(async () => expect(await room.purse('elena')).toEqual({ give: 40, redeem: 0 }), soon);
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

describe('levels', () => {
  test(
    'are made, changed and deleted; their ranges never leave a gap',
    async () => {
      await room.done('diego', 'POST /levels/create', { name: 'Bronce', name_en: 'Bronze', min_points: 0 });
      const page = await openSection(room, LevelsSection);
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
      await page.user.clear(bronze.getByLabelText(/Nombre en inglés/u));
      await page.user.click(bronze.getByRole('button', { name: 'Guardar' }));
      await waitFor(
        async () => expect((await room.done('diego', 'GET /levels'))[0]).toMatchObject({ name_en: null }),
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

describe('the use of points', () => {
  test(
    'shows what left purses with its totals, and what each department did',
    async () => {
      await room.done('diego', 'POST /user/extra_points', { user_ids: ['elena', 'carla'], amount: 50 });
      const [tag] = await room.look(
        async (store) => (await store.list(postTypes, { where: { active: true } })).rows,
      );
      await room.done('elena', 'POST /send_feedback', {
        reciever_emails: ['bruno@taller.example'],
        amount: 30,
        message: 'Gracias',
        post_types: [tag?.id],
      });
      room.home.now += undoMs;
      await room.home.tick();
      await openSection(room, UseSection, { at: '/admin?period=all' });
      const totals = within(await screen.findByRole('list', { name: 'Totales por motivo' }, soon));
      expect(totals.getByText('Reconocimientos')).toBeTruthy();
      expect(totals.getByText('30 puntos')).toBeTruthy();
      expect(await screen.findByText(/En total se dieron 30 puntos/u, {}, soon)).toBeTruthy();
      const table = within(await screen.findByRole('table', { name: 'Salidas de puntos' }, soon));
      const [, ...moved] = table.getAllByRole('row');
      expect(moved.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/elena.*bruno.*30/u),
      ]);
      const departments = within(screen.getByRole('table', { name: 'Uso por departamento' }));
      const works = departments.getAllByRole('row').find(({ textContent }) => textContent?.includes('100'));
      expect(works?.textContent).toMatch(/30/u);
    },
    long,
  );

  test(
    'days in the wrong order say so and ask nothing',
    async () => {
      await openSection(room, UseSection, { at: '/admin?from=2026-05-02&to=2026-05-01' });
      expect(await screen.findByText('Es anterior a la primera fecha.', {}, soon)).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Por departamento' })).toBeNull();
    },
    long,
  );
});
