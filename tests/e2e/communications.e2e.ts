/**
 * A communication from its first word to the confirmation of a reader, on Node and in the demo tab; where the clock can be
 * moved, another one in three zones.
 */
import { type Locator, type Page } from '@playwright/test';
import { momentOf } from '#schema/events/events.rules.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import { closeCockpit, openCockpit } from './cockpit.ts';
import { expect, persona, signIn, signOut, test } from './home.ts';
import { tabTo } from './keys.ts';
import { forgetSessions } from './sessions.ts';

const title = 'Simulacro del miércoles';
const planned = 'Cambio de horario';
const hourMs = 3_600_000;
/** The zones of people of the demo, the first to see an hour first. */
const zones = ['Europe/Madrid', 'America/Bogota', 'America/Mexico_City'] as const;

/** The day after tomorrow where the organisation is, by the clock of the page. */
const plannedDay = async (page: Page): Promise<string> =>
  dayAfter(dayAt(await page.evaluate(() => Date.now()), 'America/Mexico_City'), 2);

/** Plans the second one by keyboard, for nine o'clock of each person. */
async function planByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Título/);
  await page.keyboard.type(planned);
  await tabTo(page, /^Fijado/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Ahora/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Día y hora de cada persona').fill(`${await plannedDay(page)}T09:00`);
  await tabTo(page, /^Pedir "Leído y entendido"/);
  await page.keyboard.press('Space');
  // Quiet hours and weekends do not hold it, whatever the day of the run.
  await tabTo(page, /^Crítico/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Enviar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Programado para/)).toBeVisible();
}

/** A number of the follow-up. */
const numberOf = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'En números' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Moves the clock of the demo until nine has come in one zone after the other; each time more people have it. */
async function arriveInThreeZones(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver el seguimiento' }).click();
  await expect(page.getByRole('heading', { name: planned })).toBeVisible();
  const day = await plannedDay(page);
  const counts = [0];
  for (const zone of zones) {
    const now = await page.evaluate(() => Date.now());
    const hours = Math.max(1, Math.ceil((momentOf(day, 9 * hourMs, zone) - now) / hourMs));
    const panel = await openCockpit(page, 'Tiempo');
    const shown = panel.getByText(/^Movido .* desde el comienzo/);
    const before = (await shown.isVisible()) ? await shown.innerText() : '';
    await panel.getByLabel('Otra cantidad').fill(String(hours));
    await panel.getByRole('button', { name: /^Unidad/ }).click();
    await page.getByRole('option', { name: 'Horas' }).click();
    await panel.getByRole('button', { name: 'Mover' }).click();
    await expect(shown).not.toHaveText(before, { timeout: 60_000 });
    await closeCockpit(page);
    await expect(numberOf(page, 'Entregado')).not.toHaveText(String(counts.at(-1)));
    counts.push(Number((await numberOf(page, 'Entregado').innerText()).replaceAll(/\D/g, '')));
  }
  expect(counts.toSorted((one, other) => one - other)).toEqual(counts);
  await expect(numberOf(page, 'Entregado')).toHaveText(await numberOf(page, 'Personas').innerText());
}

test(
  'a communication is written, shows whom it reaches and how it looks, is undone, sent, planned for an hour of each person, and acknowledged on home',
  { tag: '@tab:communicationSend' },
  async ({ page }) => {
    // Only the demo can move its clock.
    const moves = test.info().project.name === 'tab';
    test.slow(moves, 'the demo runs the jobs of two days');
    await signIn(page, persona('admin'), '/admin/communications?edit=new');
    const send = page.getByRole('button', { name: 'Enviar', exact: true });
    await send.click();
    await expect(page.getByText('Datos inválidos: No se han proporcionado datos')).toBeVisible();
    await page.getByLabel('Título').fill(title);
    await send.click();
    await expect(
      page.getByText('Datos inválidos: Debe seleccionar al menos un canal de comunicación'),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: /Fijado/ }).check();
    await page.getByRole('switch', { name: /Leído y entendido/ }).click();
    const reach = page.getByRole('region', { name: 'A quién llega' });
    await expect(reach.getByText(/personas lo reciben/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Así se verá' }).getByText(title)).toBeVisible();

    await send.click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Cancelado: nadie lo recibió.')).toBeVisible();
    await page.getByRole('button', { name: 'Escribir otro' }).click();
    await page.getByLabel('Título').fill(title);
    await page.getByRole('checkbox', { name: /Fijado/ }).check();
    await page.getByRole('switch', { name: /Leído y entendido/ }).click();
    await expect(reach.getByText(/personas lo reciben/)).toBeVisible();
    await send.click();
    await expect(page.getByText(/En camino|lo recibieron/)).toBeVisible();
    await page.getByRole('button', { name: 'Escribir otro' }).click();
    await planByKeyboard(page);
    if (moves) {
      await arriveInThreeZones(page);
      forgetSessions();
    }

    await signOut(page);
    await signIn(page, persona('employee'), '/communications');
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Leído y entendido' }).click();
    await expect(card.getByText(/Leído y entendido, /)).toBeVisible();
    await card.getByRole('button', { name: 'Archivar' }).click();
    await expect(card).toBeHidden();
    const later = page.getByRole('article').filter({ hasText: planned });
    if (moves) {
      await expect(later).toBeVisible();
      // The demo has others that ask for it.
      await later.getByRole('button', { name: 'Leído y entendido' }).focus();
      await page.keyboard.press('Enter');
      await expect(later.getByText(/Leído y entendido, /)).toBeVisible();
    } else await expect(later).toBeHidden();

    await signOut(page);
    await signIn(page, persona('admin'), '/admin/communications');
    await page.getByRole('table').getByText(title).first().click();
    await expect(page.getByText(/no llevan píxeles/)).toBeVisible();
    // Those of the moved clock are none for the next journey.
    if (moves) forgetSessions();
  },
);
