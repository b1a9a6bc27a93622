/** A complaint without a name and an idea, each from both sides, on Node and in the demo tab. */
import { expect, persona, signIn, signOut, test } from './home.ts';

test(
  'a complaint without a name is followed signed out by its code, answered and closed; an idea is merged and told as done',
  { tag: ['@tab:caseReport', '@tab:caseFollow'] },
  async ({ page }) => {
    await signIn(page, undefined, '/suggestions');
    await page.getByRole('button', { name: 'Proponer una idea' }).click();
    await page.getByLabel('Tu idea en una frase').fill('Más plantas en el descanso');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('heading', { name: 'Más plantas en el descanso' })).toBeVisible();
    const idea = page.url();

    await page.goto('/suggestions?tab=complaints');
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

    await page.goto('/admin/ideas');
    const panel = page.getByRole('dialog');
    const actOn = async (title: string, act: string): Promise<void> => {
      await page.getByRole('searchbox', { name: 'Buscar ideas' }).first().fill(title);
      await page.getByRole('button', { name: `Acciones de ${title}` }).click();
      await page.getByRole('menuitem', { name: act }).click();
    };
    await actOn('Más plantas en el descanso', 'Unir a otra idea');
    await panel.getByRole('radio', { name: /Plantas en la sala de descanso/ }).click();
    await panel.getByRole('button', { name: 'Unir', exact: true }).click();
    await expect(panel).toBeHidden();
    await actOn('Plantas en la sala de descanso', 'Decidir');
    await panel.getByRole('radio', { name: 'Hecha' }).click();
    await panel.getByLabel('Qué se hizo').fill('Hay doce plantas desde el lunes.');
    await panel.getByRole('button', { name: 'Decidir', exact: true }).click();
    await expect(panel).toBeHidden();

    await signOut(page);
    await signIn(page, undefined, idea);
    await page.getByRole('link', { name: 'Plantas en la sala de descanso' }).click();
    await expect(page.getByText('Hay doce plantas desde el lunes.')).toBeVisible();

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
