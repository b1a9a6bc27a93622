/** A complaint without a name and an idea, each from both sides, on Node and in the demo tab. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calm, expect, persona, signIn, signOut, test } from './home.ts';

const place = '19.43 -99.13 de Ana';

/** A photo with the place and the name that a camera wrote beside its pixels. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
  });
  const words = Buffer.from(`Exif\0\0${place}`);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.byteLength + 2]), words]);
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), segment, Buffer.from(drawn.slice(2))]);
}

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
    await page.locator('input[type=file]').setInputFiles({
      name: 'ana-en-el-almacen.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(page),
    });
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
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '1.jpg' }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes(place)).toBe(false);
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

test('an idea is merged into another one and told as done to whoever had it', async ({ page }) => {
  await signIn(page, undefined, '/suggestions');
  await page.getByRole('button', { name: 'Proponer una idea' }).click();
  await page.getByLabel('Tu idea en una frase').fill('Más plantas en el descanso');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('heading', { name: 'Más plantas en el descanso' })).toBeVisible();
  const idea = page.url();

  await signOut(page);
  await signIn(page, persona('admin'), '/admin/ideas');
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
  // The panel that closes goes back in the history, which would abort the way out.
  await calm(page);

  await signOut(page);
  await signIn(page, undefined, idea);
  await page.getByRole('link', { name: 'Plantas en la sala de descanso' }).click();
  await expect(page.getByText('Hay doce plantas desde el lunes.')).toBeVisible();
});
