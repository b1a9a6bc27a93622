/** A course from its making to the certificate of the person who took it, on Node and in the demo tab. */
import type { Page } from '@playwright/test';
import { expect, names, persona, signIn, signOut, test } from './home.ts';

const title = 'Uso del montacargas';

/** Adds a lesson to the only module; its fields take the focus. */
async function add(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Agregar lección/ }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await page.getByLabel('Título de la lección', { exact: true }).fill(name);
}

test(
  'an administrator builds a course and assigns it, and the employee fails the quiz, passes it and has the certificate',
  { tag: '@tab:course' },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/admin/programs?edit=new');
    await page.getByLabel('Nombre', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Agregar módulo' }).click();
    await page.getByLabel('Módulo 1', { exact: true }).fill('Antes de conducir');
    await add(page, 'Lectura', 'La revisión');
    await page.getByLabel('Texto', { exact: true }).fill('Luces, frenos y horquillas, siempre en ese orden.');
    await add(page, 'Examen', 'Lo que recuerdas');
    await page.getByLabel('Pregunta 1', { exact: true }).fill('¿Qué se revisa primero?');
    await page.getByLabel('Opción 1', { exact: true }).fill('Las luces');
    await page.getByLabel('La opción 1 es correcta').check();
    await page.getByLabel('Opción 2', { exact: true }).fill('Las horquillas');
    await page.getByRole('checkbox', { name: 'La revisión' }).check();
    await page.getByRole('button', { name: 'Crear el programa' }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('switch', { name: `${title}: activo` }).check();
    await row.getByRole('button', { name: /^Acciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Asignar' }).click();
    const panel = page.getByRole('dialog').filter({ hasText: 'Asignar' });
    await panel.getByRole('combobox', { name: 'Personas' }).fill(names.employee);
    await page.getByRole('option', { name: names.employee }).click();
    await panel.getByRole('button', { name: 'Asignar', exact: true }).click();
    await expect(page.getByText(/: 1 persona, 1 nueva\./)).toBeVisible();

    await signOut(page);
    await signIn(page, persona('employee'), '/programs');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Empezar' }).click();
    await page.getByRole('button', { name: 'Terminar lección' }).click();
    await page.getByRole('link', { name: 'Continuar' }).click();
    const answer = async (option: string): Promise<void> => {
      await page.getByText(option, { exact: true }).click();
      await page.getByRole('button', { name: 'Enviar respuestas' }).click();
    };
    await answer('Las horquillas');
    await expect(page.getByText('Obtuviste 0 % y se aprueba con 80 %.')).toBeVisible();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await answer('Las luces');
    await expect(page.getByText('Aprobaste con 100 %.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver certificado' }).click();
    await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
  },
);
