/**
 * Budgets and granting points over the real backend: granted once and all or none, input is kept, and each reason is
 * beside its line.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BudgetSection } from '#src/points/admin/BudgetSection.tsx';
import { TransfersSection } from '#src/points/admin/TransfersSection.tsx';
import { openPointsFixture, type PointsFixture } from '#tests/backend/pointsFixture.ts';
import { fill } from '#tests/support/fill.ts';
import { aPage } from '#tests/support/page.ts';
import { choosePerson, openSection, retype } from './adminPage.tsx';
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

const settings = () => fixture.done('diego', 'GET /org/settings/points');
const line = async (number: number) =>
  within(await screen.findByRole('listitem', { name: `Fila ${number}` }, soon));

describe('the budget section', () => {
  test(
    'the budget panel shows how many points a new budget adds or withdraws, and saves it',
    async () => {
      const page = await openSection(fixture, BudgetSection);
      expect(await screen.findByText('500 puntos', {}, soon)).toBeTruthy();
      await page.user.click(await button('Cambiar'));
      const panel = await dialog('Puntos por repartir');
      await retype(page, panel.getByRole('spinbutton'), '800');
      expect(panel.getByText(/Agregas 300 puntos/u)).toBeTruthy();
      await retype(page, panel.getByRole('spinbutton'), '450');
      expect(panel.getByText(/Retiras 50 puntos/u)).toBeTruthy();
      await page.user.click(panel.getByRole('button', { name: 'Guardar' }));
      expect(await screen.findByText('450 puntos', {}, soon)).toBeTruthy();
      expect(await fixture.left()).toBe(450);
    },
    long,
  );

  test(
    'base points, expiry and the redeem limit are saved together, and the limit can be removed',
    async () => {
      const page = await openSection(fixture, BudgetSection);
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
    'an emptied number of points settings is reported at its field and not sent',
    async () => {
      const page = await openSection(fixture, BudgetSection);
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
    'extra points reach each chosen person once, despite a lost answer, a reload and a double press',
    async () => {
      let page = await openSection(fixture, TransfersSection);
      await choosePerson(page, await screen.findByRole('combobox', { name: 'Para quién' }, soon), 'elena');
      await choosePerson(page, screen.getByRole('combobox', { name: 'Para quién' }), 'bruno');
      await fill(page.user, screen.getByLabelText('Puntos para cada persona'), '40');
      await fill(page.user, screen.getByLabelText(/^Motivo/u), 'Por la feria');
      expect(screen.getByText('80 puntos de 500')).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      page.loses.add('GrantExtra');
      await page.user.click((await dialog('¿Dar 80 puntos?')).getByRole('button', { name: 'Dar 80 puntos' }));
      expect(await screen.findByText(/no se dan dos veces/u, {}, soon)).toBeTruthy();
      const first = page.writes.map(({ key }) => key);

      page = await openSection(fixture, TransfersSection, { again: true });
      expect(await screen.findByDisplayValue('Por la feria', {}, soon)).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      await page.user.dblClick(
        (await dialog('¿Dar 80 puntos?')).getByRole('button', { name: 'Dar 80 puntos' }),
      );
      await waitFor(() => expect(screen.queryByDisplayValue('Por la feria')).toBeNull(), soon);
      expect(new Set([...first, ...page.writes.map(({ key }) => key)]).size).toBe(1);
      expect(await fixture.purse('elena')).toEqual({ give: 40, redeem: 0 });
      expect(await fixture.purse('bruno')).toEqual({ give: 40, redeem: 0 });
      expect(await fixture.left()).toBe(420);
      expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Por la feria');
    },
    long,
  );

  test(
    'extra points beyond the budget are refused at the amount, and typed values stay',
    async () => {
      await fixture.budget(30);
      const page = await openSection(fixture, TransfersSection);
      await choosePerson(page, await screen.findByRole('combobox', { name: 'Para quién' }, soon), 'elena');
      await fill(page.user, screen.getByLabelText('Puntos para cada persona'), '40');
      expect(screen.getByText(/le faltan 10 puntos/u)).toBeTruthy();
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 40 puntos?')).getByRole('button', { name: 'Dar 40 puntos' }));
      expect(await screen.findByText('Quedan 30 puntos por repartir y esto suma 40.', {}, soon)).toBeTruthy();
      expect(screen.getByDisplayValue('40')).toBeTruthy();
      expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
    },
    long,
  );
});

describe('a transfer of points', () => {
  const at = '/admin?tab=transfer';

  test(
    'a transfer refused by the server names the wrong line, and gives every line once after correction',
    async () => {
      const page = await openSection(fixture, TransfersSection, { at });
      await choosePerson(page, (await line(1)).getByRole('combobox', { name: 'Persona' }), 'elena');
      await fill(page.user, (await line(1)).getByLabelText('Puntos'), '60');
      await page.user.click(await button('Agregar fila'));
      // The second line stays empty and is skipped, so the third line is the second one of the call.
      await page.user.click(await button('Agregar fila'));
      await choosePerson(page, (await line(3)).getByRole('combobox', { name: 'Persona' }), 'nora');
      await fill(page.user, (await line(3)).getByLabelText('Puntos'), '30');
      await fill(page.user, (await line(3)).getByLabelText('Motivo'), 'Guardia de noche');
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 90 puntos?')).getByRole('button', { name: 'Dar 90 puntos' }));
      expect(
        await (await line(3)).findByText(/nora Taller no participa en los puntos/u, {}, soon),
      ).toBeTruthy();
      expect((await line(1)).queryByRole('alert')).toBeNull();
      expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 0 });
      expect((await line(3)).getByDisplayValue('Guardia de noche')).toBeTruthy();

      await page.user.click((await line(3)).getByRole('button', { name: /Quitar a nora/u }));
      await choosePerson(page, (await line(3)).getByRole('combobox', { name: 'Persona' }), 'bruno');
      await page.user.click(await button('Dar puntos'));
      await page.user.click((await dialog('¿Dar 90 puntos?')).getByRole('button', { name: 'Dar 90 puntos' }));
      await waitFor(async () => expect(await fixture.purse('bruno')).toEqual({ give: 0, redeem: 30 }), soon);
      expect(await fixture.purse('elena')).toEqual({ give: 0, redeem: 60 });
      await waitFor(() => expect(screen.getAllByRole('listitem', { name: /^Fila/u })).toHaveLength(1), soon);
    },
    long,
  );

  test(
    'incomplete transfer lines are reported before sending, and stay typed after a reload',
    async () => {
      let page = await openSection(fixture, TransfersSection, { at });
      await fill(page.user, (await line(1)).getByLabelText('Motivo'), 'Sin nadie');
      await page.user.click(await button('Dar puntos'));
      await waitFor(async () => expect((await line(1)).getAllByRole('alert')).toHaveLength(2), soon);
      expect(page.writes).toEqual([]);
      page = await openSection(fixture, TransfersSection, { at, again: true });
      expect((await line(1)).getByDisplayValue('Sin nadie')).toBeTruthy();
    },
    long,
  );
});
