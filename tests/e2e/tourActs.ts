/** What the notes of three tours tell the speaker to do, by scenario and place of the step; the other steps are told, not done. */
import type { Locator, Page } from '@playwright/test';
import type { ScenarioId } from '#schema/demo/demoLink.ts';
import { closeCockpit, openCockpit } from './cockpit.ts';
import { expect } from './home.ts';

type Act = (page: Page) => Promise<void>;

const open = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });
const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** Chooses from the menu of a row. */
async function choose(page: Page, row: Locator, what: string): Promise<void> {
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

const challengeFinal: Readonly<Record<number, Act>> = {
  0: async (page) => {
    await page.getByRole('link', { name: 'Seis semanas de pasos' }).click();
    const day = page.getByRole('textbox', { name: 'Hoy' });
    const saved = page.getByText('Tu registro está guardado.');
    await day.fill('9000');
    await page.getByRole('button', { name: /^(Registrar|Cambiar registro)$/ }).click();
    await expect(saved).toBeVisible();
    await day.fill('9500');
    await page.getByRole('button', { name: 'Cambiar registro' }).click();
    await expect(saved).toBeVisible();
    await expect(day).toHaveValue('9500');
  },
  1: async (page) => {
    const queue = page.getByRole('region', { name: 'Te espera', exact: true });
    await expect(queue.getByRole('button', { name: /^Posponer/ }).first()).toBeVisible();
    await expect(queue.getByRole('button', { name: /^Registrar: Seis semanas de pasos/ })).toHaveCount(0);
  },
  2: async (page) => {
    const sentBack = panel(page).getByRole('listitem').filter({ hasText: 'Motivo:' });
    await sentBack.getByRole('button').first().click();
    await expect(open(page).getByText(/Te la devolvieron con este motivo/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  },
  3: async (page) => {
    await panel(page).getByRole('button', { name: 'Aprobar', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
  },
  5: async (page) => {
    const waiting = page.getByRole('row').filter({ hasText: 'Espera tu decisión' });
    await expect(waiting).toHaveCount(2);
    await choose(page, waiting.filter({ hasText: 'Mariana Torres' }), 'Aprobar');
    await open(page).getByRole('button', { name: 'Aprobar', exact: true }).click();
    await expect(waiting).toHaveCount(1);
    await choose(page, waiting, 'Devolver');
    await open(page).getByLabel('Motivo').fill('En la foto falta la fecha.');
    await open(page).getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(waiting).toHaveCount(0);
  },
  6: async (page) => {
    const time = await openCockpit(page, 'Tiempo');
    await time.getByRole('button', { name: '+ 1 mes' }).click();
    await expect(time.getByText(/^(Terminó|Terminaron) \d+ retos?$/)).toBeVisible({ timeout: 90_000 });
    await expect(time.getByText(/los puntos de un reto$/)).toBeVisible();
    await closeCockpit(page);
  },
};

const quarterEnd: Readonly<Record<number, Act>> = {
  0: async (page) => {
    const silent = panel(page).locator('section').filter({ hasText: 'Sin novedades' });
    await silent.getByRole('link').first().click();
    await page.getByLabel(/^Valor de hoy/).fill('60');
    await page.getByRole('radio', { name: 'Va bien' }).check();
    await page.getByRole('button', { name: 'Guardar avance' }).click();
    await expect(page.getByText('Tu avance quedó registrado.')).toBeVisible();
  },
  1: async (page) => {
    const owing = panel(page)
      .getByRole('listitem')
      .filter({ hasText: /Debe \d+ avance/ });
    await owing
      .getByRole('button', { name: /^Objetivos de/ })
      .first()
      .click();
    await expect(owing.getByText('Sin novedades').first()).toBeVisible();
  },
  2: async (page) => {
    const places = page.getByRole('treeitem');
    await places.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(places.nth(1)).toBeFocused();
  },
  4: async (page) => {
    await page.getByRole('button', { name: 'Confianza' }).filter({ hasText: 'Toda confianza' }).click();
    await page.getByRole('option', { name: 'En riesgo' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Va bien' })).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'En riesgo' })).not.toHaveCount(0);
  },
  5: async (page) => {
    const running = page.getByRole('row').filter({ hasText: 'En curso' });
    await choose(page, running, 'Pasar los abiertos a otro periodo');
    await open(page).getByRole('button', { name: 'Pasar', exact: true }).click();
    await expect(page.getByText(/^Objetivos que pasaron al otro periodo: [1-9]/)).toBeVisible();
    await choose(page, running, 'Cerrar');
    await expect(open(page).getByText('Abiertos', { exact: true })).toBeVisible();
    await open(page).getByRole('button', { name: 'Cerrar el periodo' }).click();
    await expect(running).toHaveCount(0);
  },
};

const surveyResults: Readonly<Record<number, Act>> = {
  1: async (page) => {
    const last = page.getByRole('row').filter({ hasText: 'Cómo estamos' }).filter({ hasText: 'Vuelta 4' });
    await choose(page, last, 'Ver resultados');
    const departments = page.getByText('Participación por departamento');
    await expect(departments.first()).toBeVisible();
    // Two departments that are shown as one, because one of them was too small.
    await page.getByRole('button', { name: 'Personas', exact: true }).click();
    await page.getByRole('option', { name: /^(?!\d|Sin).* y / }).click();
    await expect(departments).toHaveCount(0);
    await expect(page.getByText('Pregunta por pregunta')).toBeVisible();
  },
  2: async (page) => {
    await panel(page).getByRole('link').first().click();
    await expect(page.getByText(/^Encuesta anónima: cada cifra/)).toBeVisible();
  },
  3: async (page) => {
    await panel(page).getByRole('link', { name: 'Responder' }).first().click();
    await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
    await expect(page.getByText('Anónima: nadie verá tu nombre.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver lo que verán' }).click();
    await expect(open(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
  },
  4: (page) =>
    expect(
      panel(page)
        .getByText(/Operaciones/)
        .first(),
    ).toBeVisible(),
  5: async (page) => {
    const owing = page.getByRole('row').filter({ hasText: 'Falta contar qué salió' });
    await choose(page, owing, 'Contar qué salió');
    await open(page)
      .getByLabel('Qué salió y qué haremos', { exact: true })
      .fill('Pidieron turnos fijos. Empiezan en enero, y en marzo preguntamos de nuevo.');
    await open(page).getByRole('button', { name: 'Contarlo' }).click();
    await expect(owing).toHaveCount(0);
  },
};

/** What is done at each step of a tour, from 0. */
export const actsOf: Partial<Record<ScenarioId, Readonly<Record<number, Act>>>> = {
  challengeFinal,
  quarterEnd,
  surveyResults,
};
