/** A complaint without a name from both sides, on Node and in the demo tab. */
import { expect, persona, signIn, signOut, test } from './home.ts';

test(
  'a complaint without a name is followed signed out by its code, answered, added to, and closed with a reason',
  { tag: ['@tab:caseReport', '@tab:caseFollow'] },
  async ({ page }) => {
    await signIn(page, undefined, '/suggestions?tab=complaints');
    await page.getByRole('radio', { name: /Sin mi nombre/ }).click();
    await page.getByRole('button', { name: 'Seguir', exact: true }).click();
    await page.getByRole('button', { name: 'Entendido, escribir' }).click();
    await page.getByLabel('Asunto').fill('Salida de emergencia con cajas');
    await page.getByLabel('Qué pasó').fill('La del almacén lleva una semana así.');
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const code = await page
      .getByRole('region', { name: 'Tu código' })
      .getByText(/^(\w{4}-){3}\w{4}$/)
      .innerText();
    await page.reload();
    await expect(page.getByText(code, { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect(page.getByText(/ya no está en este aparato/)).toBeVisible();

    await signOut(page);
    await signIn(page, persona('admin'), '/admin/complaints');
    await page
      .getByRole('link', { name: 'Salida de emergencia con cajas' })
      .or(page.getByRole('button', { name: 'Salida de emergencia con cajas' }))
      .first()
      .click();
    await page.getByLabel('Tu respuesta').fill('¿Qué puerta es?');
    await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(page.getByText('¿Qué puerta es?')).toBeVisible();
    const address = page.url();

    await signOut(page);
    await page.goto('/case');
    await page.getByRole('textbox', { name: 'Código' }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(page.getByText('¿Qué puerta es?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Agregar algo' }).fill('La del fondo.');
    await page.getByRole('button', { name: 'Agregar', exact: true }).click();
    await expect(page.getByText('La del fondo.')).toBeVisible();

    await signIn(page, persona('admin'), address);
    await expect(page.getByText('La del fondo.')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar con motivo' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Por qué se cierra').fill('La salida está libre.');
    await panel.getByRole('button', { name: 'Cerrar el caso' }).click();
    await expect(page.getByText('Se cerró porque:')).toBeVisible();

    await signOut(page);
    await page.goto('/case');
    await page.getByRole('textbox', { name: 'Código' }).fill(code);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(page.getByText('La salida está libre.')).toBeVisible();
  },
);
