/**
 * In each recognition section of the administration, one entry is created, changed and deleted, by mouse, on Node and
 * in the demo tab.
 */
import type { Locator, Page } from '@playwright/test';
import { calm, expect, names, persona, signIn, test, visit } from './home.ts';

async function at(page: Page, section: string): Promise<Locator> {
  await signIn(page, persona('admin'), `/admin/${section}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.getByRole('main');
}

const said = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

/** Opens the menu of a row and selects an entry. */
async function choose(page: Page, row: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a recognition type with a subtype is created, edited and deleted, and one used by posts shows their number', async ({
  page,
}) => {
  const main = await at(page, 'recognition-types');
  await main.getByRole('button', { name: 'Nuevo tipo' }).click();
  const made = page.getByRole('dialog', { name: 'Nuevo tipo de reconocimiento' });
  await made.getByLabel('Nombre', { exact: true }).fill('Mano amiga');
  await made.getByRole('button', { name: 'Crear' }).click();
  await said(page, 'Creaste el tipo Mano amiga.');
  await choose(page, 'Mano amiga', 'Editar');
  const panel = page.getByRole('dialog', { name: 'Mano amiga' });
  await panel.getByLabel('Nuevo subtipo').fill('Mudanzas');
  await panel.getByRole('button', { name: 'Agregar' }).click();
  await expect(panel.getByRole('button', { name: 'Renombrar Mudanzas' })).toBeVisible();
  await panel.getByLabel('Nombre', { exact: true }).fill('Mano tendida');
  await panel.getByRole('button', { name: 'Guardar' }).last().click();
  await said(page, 'Guardaste los cambios de Mano tendida.');
  await choose(page, 'Mano tendida', 'Eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await said(page, 'Eliminaste el tipo Mano tendida.');
  await choose(page, 'Gracias', 'Eliminar');
  // A type that past posts use cannot be deleted: the dialog shows the number of posts and offers to deactivate the
  // type.
  await expect(page.getByRole('dialog')).toContainText(/Publicaciones que lo llevan\s*[1-9]/);
  await page.keyboard.press('Escape');
});

test('a recognition super type is created and deleted', { tag: '@release' }, async ({ page }) => {
  const main = await at(page, 'recognition-types');
  await main.getByRole('tab', { name: /^Supertipos/ }).click();
  await page.getByRole('button', { name: 'Nuevo supertipo' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo supertipo' });
  await panel.getByLabel('Nombre').fill('De casa');
  await panel.getByRole('button', { name: 'Crear' }).click();
  await said(page, 'Creaste el supertipo De casa.');
  await choose(page, 'De casa', 'Eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await said(page, 'Eliminaste el supertipo De casa.');
});

test('a tag of a recognition type is created, renamed and removed', { tag: '@release' }, async ({ page }) => {
  const main = await at(page, 'post-types');
  await main.getByRole('button', { name: 'Nueva etiqueta de Gracias' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva etiqueta' });
  await panel.getByLabel('Nombre', { exact: true }).fill('Mil gracias');
  await panel.getByRole('button', { name: 'Crear' }).click();
  await said(page, 'Creaste la etiqueta Mil gracias.');
  await choose(page, 'Mil gracias', 'Editar');
  const again = page.getByRole('dialog', { name: 'Mil gracias' });
  await again.getByLabel('Nombre', { exact: true }).fill('Muchas gracias');
  await again.getByRole('button', { name: 'Guardar' }).click();
  await said(page, 'Guardaste los cambios de Muchas gracias.');
  await choose(page, 'Muchas gracias', 'Quitar');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(main.getByRole('button', { name: 'Acciones de Muchas gracias' })).toHaveCount(0);
});

test(
  'a recognition group with a person and a type is created and deleted',
  { tag: '@release' },
  async ({ page }) => {
    const main = await at(page, 'recognition-groups');
    await main.getByRole('button', { name: 'Nuevo grupo' }).click();
    const panel = page.getByRole('dialog', { name: 'Nuevo grupo' });
    await panel.getByLabel('Nombre').fill('Jurado anual');
    await panel.getByRole('combobox', { name: 'Personas' }).fill(names.manager);
    await page.getByRole('option', { name: names.manager }).click();
    await panel.getByText('Liderazgo', { exact: true }).click();
    await panel.getByRole('button', { name: 'Crear' }).click();
    await said(page, 'Creaste el grupo Jurado anual.');
    await choose(page, 'Jurado anual', 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await said(page, 'Eliminaste el grupo Jurado anual.');
  },
);

test('a badge with a picture is created, awarded by the administrator and withdrawn', async ({ page }) => {
  const main = await at(page, 'badges');
  await main.getByRole('button', { name: 'Nueva insignia' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva insignia' });
  await panel.getByLabel('Nombre', { exact: true }).fill('Ancla');
  await panel.getByLabel('Por qué se entrega').fill('Sostuvo al equipo en la tormenta.');
  await panel.locator('input[type=file]').setInputFiles({
    name: 'ancla.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await panel.getByRole('button', { name: 'Crear' }).click();
  await said(page, 'Creaste la insignia Ancla.');
  await choose(page, 'Ancla', 'Entregar');
  const award = page.getByRole('dialog', { name: 'Entregar Ancla' });
  await award.getByRole('combobox', { name: 'Para quién' }).fill(names.manager);
  await page.getByRole('option', { name: names.manager }).click();
  await award.getByLabel('Palabras').fill('Por no soltar');
  await award.getByRole('button', { name: 'Entregar' }).click();
  await said(page, `Entregaste Ancla a ${names.manager}.`);
  await choose(page, 'Ancla', 'Ver quién la tiene');
  await page.getByRole('button', { name: `Retirar la insignia a ${names.manager}` }).click();
  await page
    .getByRole('dialog', { name: /¿Retirar la insignia/ })
    .getByRole('button', { name: 'Retirar' })
    .click();
  await said(page, `Retiraste Ancla a ${names.manager}.`);
});

test('a value is created, moved and deleted', async ({ page }) => {
  const main = await at(page, 'values');
  await main.getByRole('button', { name: 'Nuevo valor' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo valor' });
  await panel.getByLabel('Nombre', { exact: true }).fill('Alegría');
  await panel.getByLabel('Qué significa').fill('Nos reímos de lo que salió mal.');
  await panel.getByRole('button', { name: 'Crear' }).click();
  await said(page, 'Creaste el valor Alegría.');
  await main.getByRole('button', { name: 'Subir Alegría' }).click();
  await expect(main.getByText('Alegría: puesto 6 de 7.')).toBeAttached();
  // The list shows the new order at once; the server stores it after.
  await calm(page);
  await page.reload();
  await expect(main.getByRole('switch').nth(5)).toHaveAccessibleName('Alegría: activo');
  await choose(page, 'Alegría', 'Eliminar');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await said(page, 'Eliminaste el valor Alegría.');
});

test('recognition rules and the podium are saved by their buttons, and leaving unsaved changes asks first', async ({
  page,
}) => {
  const main = await at(page, 'recognition-settings');
  const most = main.getByLabel('Máximo por persona y por vez');
  await most.fill('15');
  await expect(page.getByText('Tienes cambios sin guardar.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Secciones de administración' })
    .getByRole('link', { name: 'Podio' })
    .click();
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main.getByRole('button', { name: 'Guardar' }).click();
  await said(page, 'Guardaste las reglas.');
  await page.reload();
  await expect(most).toHaveValue('15');

  await visit(page, '/admin/podium');
  await main.getByRole('radio', { name: 'Trimestre' }).check();
  await main.getByRole('button', { name: 'Guardar' }).click();
  await said(page, 'Guardaste el podio.');
  await page.reload();
  await expect(main.getByRole('radio', { name: 'Trimestre' })).toBeChecked();
});
