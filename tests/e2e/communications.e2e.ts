/** A communication from its first word to the confirmation of a reader, on Node and in the demo tab. */
import { expect, persona, signIn, signOut, test } from './home.ts';

const title = 'Simulacro del miércoles';

test(
  'a communication is written, shows whom it reaches and how it looks, is undone, sent, and acknowledged on home',
  { tag: '@tab:communicationSend' },
  async ({ page }) => {
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

    await signOut(page);
    await signIn(page, persona('employee'), '/communications');
    const card = page.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Leído y entendido' }).click();
    await expect(card.getByText(/Leído y entendido, /)).toBeVisible();
    await card.getByRole('button', { name: 'Archivar' }).click();
    await expect(card).toBeHidden();

    await signOut(page);
    await signIn(page, persona('admin'), '/admin/communications');
    await page.getByRole('table').getByText(title).first().click();
    await expect(page.getByText(/no llevan píxeles/)).toBeVisible();
  },
);
