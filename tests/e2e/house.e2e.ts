/**
 * The organisation settings: administrators change them and every employee sees the result. By mouse, on Node and in
 * the demo tab.
 */
import type { Page } from '@playwright/test';
import { appears, become, expect, menu, names, persona, signIn, test, visit } from './home.ts';

// The browser logs the 401 for a revoked key.
test.use({ expected: [/401.*send_recognition/] });

/** Raises an alert if any of it is executed. */
const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}`;

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));

/** A call with an API key, sent by the page as another program would. */
const callWith = (page: Page, key: string, body: unknown) =>
  page.evaluate(
    async ([secret, sent]) => {
      const answer = await fetch('/rest/api/send_recognition', {
        method: 'POST',
        headers: { authorization: secret, 'content-type': 'application/json' },
        body: sent,
      });
      return answer.status;
    },
    [key, JSON.stringify(body)] as const,
  );

test('switching off a module shows what it hides, hides it for everybody, and is reversible', async ({
  page,
}) => {
  await signIn(page, persona('admin'), '/admin/modules');
  const shop = page.getByRole('switch', { name: /^Catálogo/ });
  await expect(shop).toBeChecked();
  await shop.click();
  const asking = page.getByRole('dialog', { name: '¿Apagar Catálogo?' });
  await expect(asking).toContainText('Pantallas que dejan de verse');
  await expect(asking).toContainText('Carrito');
  await expect(asking).toContainText(/\d+ pedidos/);
  await asking.getByRole('button', { name: 'Apagar' }).click();
  await expect(shop).not.toBeChecked();
  await visit(page, '/catalog');
  await expect(page.getByText('Catálogo: función desactivada')).toBeVisible();
  await become(page, persona('employee'));
  await visit(page, '/orders');
  await expect(page.getByText(/función desactivada/)).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Catálogo' })).toHaveCount(0);
  await become(page, persona('admin'));
  await visit(page, '/admin/modules');
  await page.getByRole('switch', { name: /^Catálogo/ }).click();
  await expect(page.getByRole('switch', { name: /^Catálogo/ })).toBeChecked();
  await visit(page, '/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await expect(page.getByText(/función desactivada/)).toHaveCount(0);
});

test('a new colour and name apply to the page at once, and hostile text in them is plain text', async ({
  page,
}) => {
  await signIn(page, persona('admin'), '/admin/brand');
  const before = await brandOf(page);
  const colour = page.getByLabel('Color principal', { exact: true }).last();
  await colour.fill('#ffe600');
  await page.getByLabel('Frase en español').fill(hostile);
  await page.getByLabel('Frase en inglés').fill(hostile);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tienes cambios sin guardar.')).toHaveCount(0);
  await expect.poll(() => brandOf(page)).not.toBe(before);
  await visit(page, '/admin/organization');
  await page.getByLabel('Nombre', { exact: true }).fill(`Aurora ${hostile}`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardaste los datos de la organización.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(`Aurora ${hostile}`);
  await expect(page).toHaveTitle(/Aurora ">/);
  await expect.poll(() => brandOf(page)).not.toBe(before);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a page is written, published and read by an employee, and hostile text in it is plain text', async ({
  page,
}) => {
  await signIn(page, persona('admin'), '/admin/pages');
  await page.getByRole('button', { name: 'Nueva página' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Cómo pedir vacaciones');
  const text = page.getByRole('textbox', { name: 'Texto' });
  await text.click();
  await page.keyboard.type('Pídelas con tiempo. ');
  await page.getByRole('button', { name: /^Negrita/ }).click();
  await page.keyboard.type('Dos semanas antes.');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(hostile);
  await page.getByRole('switch', { name: /^Publicada/ }).click();
  await page.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByText('Creaste la página Cómo pedir vacaciones.')).toBeVisible();
  await become(page, persona('employee'));
  await visit(page, '/pages/como-pedir-vacaciones');
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo pedir vacaciones' })).toBeVisible();
  await expect(page.locator('main strong').first()).toHaveText('Dos semanas antes.');
  await expect(page.locator('main')).toContainText(hostile);
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  const own = menu(page).getByRole('link', { name: 'Cómo pedir vacaciones' });
  const group = menu(page).getByRole('button', { name: 'Organización' });
  await expect(group).toHaveAttribute('aria-expanded', /true|false/);
  // The group that holds the open page may be open already.
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await expect(own).toBeVisible();
});

test('an announcement above the pages is dismissed for good', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin/announcements');
  await page.getByRole('button', { name: 'Nuevo anuncio' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo anuncio' });
  await panel.getByLabel('Título').fill('El viernes cerramos a mediodía');
  await panel.getByRole('radio', { name: /^Sobre las páginas/ }).click();
  await panel.getByRole('button', { name: 'Crear' }).click();
  await expect(panel).toHaveCount(0);
  await become(page, persona('employee'));
  const line = page.getByRole('main').getByText('El viernes cerramos a mediodía');
  const put = page.getByRole('main').getByRole('button', { name: 'Cerrar' }).first();
  const pages = ['/wallet', '/'];
  // A page shows the announcements that were known when it opened, one at a time. The demo world has others that come
  // first.
  for (let others = 0; others < 3; others++) {
    await expect(async () => {
      pages.reverse();
      await visit(page, pages[0] ?? '/');
      await put.waitFor({ timeout: 5_000 });
    }).toPass();
    const words = (await put.locator('..').innerText()).trim();
    if (words.includes('El viernes cerramos a mediodía')) break;
    await put.click();
    await expect(page.getByRole('main').getByText(words, { exact: true })).toHaveCount(0);
  }
  await expect(line).toBeVisible();
  await put.click();
  await expect(line).toHaveCount(0);
  // Asks the server, which learns of the dismissal a moment later.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('auth_token') ?? ''}`;
        return (await fetch('/rest/publicity/user', { headers: { authorization } })).text();
      }),
    )
    .not.toContain('El viernes cerramos');
});

test('an API key is shown once, sends a recognition, and is refused once it is revoked', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin/public-api');
  await page.getByRole('button', { name: 'Nueva clave' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva clave' });
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Nómina');
  await panel.getByRole('button', { name: 'Crear clave' }).click();
  const shown = page.getByRole('dialog', { name: 'Tu clave Nómina' });
  const key = (await shown.getByLabel('Clave', { exact: true }).innerText()).trim();
  expect(key).toMatch(/^apl_/);
  await shown.getByLabel('La guardé en un lugar seguro').check();
  await shown.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText(key)).toHaveCount(0);
  const type = await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token') ?? '';
    const answer = await fetch('/rest/post_type', { headers: { authorization: `Bearer ${token}` } });
    const types = (await answer.json()) as readonly { id: string }[];
    return types[0]?.id ?? '';
  });
  const thanks = {
    sender_email: persona('manager'),
    reciever_emails: [persona('employee')],
    amount: 0,
    post_types: [type],
    message: 'Desde el programa de nómina',
  };
  expect(await callWith(page, key, thanks)).toBe(200);
  await expect(await appears(page, 'Desde el programa de nómina')).toBeVisible();
  await expect(page.getByText(names.manager).first()).toBeVisible();
  await visit(page, '/admin/public-api');
  await page.getByRole('button', { name: 'Acciones de Nómina' }).click();
  await page.getByRole('menuitem', { name: 'Revocar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(page.getByText('Revocaste la clave Nómina.')).toBeVisible();
  const reached = callWith(page, key, thanks);
  expect(await reached).toBe(401);
});

test('a document is published to be acknowledged, and an employee acknowledges it', async ({ page }) => {
  await signIn(page, persona('admin'), '/files');
  await page.getByRole('button', { name: 'Subir documentos' }).click();
  const panel = page.getByRole('dialog', { name: 'Subir documentos' });
  await panel.locator('input[type=file]').setInputFiles({
    name: 'Guía de viáticos.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Nos tratamos bien.'),
  });
  await panel.getByRole('checkbox', { name: /^Pedir que lo lean/ }).check();
  // Waits until the file is uploaded.
  await expect(panel.getByRole('button', { name: 'Quitar: Guía de viáticos.txt' })).toBeVisible();
  await panel.getByRole('button', { name: /^Publicar/ }).click();
  await expect(panel).toHaveCount(0);
  await become(page, persona('employee'));
  await visit(page, '/files');
  await page
    .getByRole('button', { name: /^Guía de viáticos/ })
    .first()
    .click();
  const read = page.getByRole('dialog', { name: /^Guía de viáticos/ });
  await read.getByRole('button', { name: /^Leí y entendí esta versión/ }).click();
  await expect(read).toContainText(/Confirmaste la versión 1/);
});
