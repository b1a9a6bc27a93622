/** An event with one place, from its making to the check-in, on Node and in the demo tab. */
import type { Page } from '@playwright/test';
import { withoutNetwork } from './complaints.ts';
import { expect, persona, signIn, signOut, test } from './home.ts';

const title = 'Cena de cierre';
const hourMs = 3_600_000;

/** A moment as a field shows it, in the time zone of the browser. */
const fieldAt = (page: Page, hours: number): Promise<string> =>
  page.evaluate((ms) => {
    const at = new Date(Date.now() + ms);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours * hourMs);

/** Opens the event as another person. */
async function openAs(page: Page, role: 'employee' | 'manager'): Promise<void> {
  await signOut(page);
  await signIn(page, persona(role), '/events');
  await page.getByRole('link', { name: title }).click();
}

test(
  'the last place is taken, waited for, given back and moved up, and its person is checked in without a network',
  { tag: '@tab:eventRegistration' },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/admin/events?edit=new');
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Comienza').fill(await fieldAt(page, 3));
    await page.getByLabel('Termina').fill(await fieldAt(page, 5));
    await page.getByLabel('Sin máximo').uncheck();
    await page.getByRole('spinbutton', { name: 'Lugares' }).fill('1');
    await page.getByRole('spinbutton', { name: 'La lista de espera se mueve hasta' }).fill('0');
    await page.getByRole('button', { name: 'Crear el evento' }).click();
    await expect(page.getByRole('table').getByText(title)).toBeVisible();

    await openAs(page, 'employee');
    await expect(page.getByText('Queda 1 lugar.')).toBeVisible();
    await page.getByRole('button', { name: 'Inscribirme' }).click();
    await expect(page.getByText('Tienes tu lugar.')).toBeVisible();

    await openAs(page, 'manager');
    await page.getByRole('button', { name: 'Entrar en la lista de espera' }).click();
    await expect(page.getByText(/En lista de espera, lugar 1\./)).toBeVisible();

    await openAs(page, 'employee');
    await page.getByRole('button', { name: 'Dejar mi lugar' }).click();
    await expect(page.getByText(/Serías la primera persona/)).toBeVisible();

    await openAs(page, 'manager');
    await expect(page.getByText('Se liberó un lugar y ya es tuyo.')).toBeVisible();
    await page.getByRole('button', { name: 'Voy a ir' }).click();
    await expect(page.getByText('Tienes tu lugar.')).toBeVisible();
    const code = await page.getByText(/^[2-9A-Z]{4} [2-9A-Z]{4}$/).innerText();

    await signOut(page);
    await signIn(page, persona('admin'), '/admin/events');
    await page.getByRole('table').getByText(title).click();
    await expect(page.getByLabel('Código de la persona')).toBeVisible();
    await withoutNetwork(page, async () => {
      await page.getByLabel('Código de la persona').fill(code);
      await page.getByRole('button', { name: 'Registrar', exact: true }).click();
      await expect(page.getByText('Espera la conexión')).toBeVisible();
    });
    await expect(page.getByText('Registrada', { exact: true })).toBeVisible();
    await expect(page.getByText(/1 con lugar, 0 en espera, 1 asistieron/)).toBeVisible();
  },
);
