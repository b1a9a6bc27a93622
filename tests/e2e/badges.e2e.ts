/** Badges, the podium, values and referrals, by mouse, on Node and in the demo tab. */
import {
  appears,
  become,
  choose,
  expect,
  names,
  persona,
  posts,
  published,
  sent,
  signIn,
  signOut,
  test,
  visit,
} from './home.ts';

test('a badge is given from the gallery and is listed among the receiver’s badges', async ({ page }) => {
  await signIn(page, persona('employee'), '/badges');
  await page.getByText('Puedo dar', { exact: true }).click();
  await page.getByRole('button', { name: 'Faro', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Faro' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Dar esta insignia' }).click();
  const composer = page.getByRole('dialog', { name: 'Reconocer' });
  await expect(composer.getByRole('radio', { name: /Faro/ })).toBeChecked();
  await choose(page, composer, names.admin);
  const words = `Por enseñarnos a leer los números (${Date.now()})`;
  await composer.getByLabel('¿Por qué?').fill(words);
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await published(page);
  await become(page, persona('admin'));
  await expect(await appears(page, words)).toContainText('Faro');
  await visit(page, '/badges');
  await page.getByText('Mis insignias', { exact: true }).click();
  await expect(page.getByText(`De ${names.employee}`).first()).toBeVisible();
});

test('a certificate is printed, and a credential is publicly valid until it is revoked', async ({
  page,
  browser,
  context,
}) => {
  await signIn(page, persona('employee'), '/badges');
  await page.getByText('Mis insignias', { exact: true }).click();
  await page.getByRole('button', { name: 'Estrella del cliente' }).first().click();
  const award = page.getByRole('dialog', { name: 'Estrella del cliente' });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await award.getByRole('button', { name: 'Imprimir certificado' }).click();
  const certificate = page.getByRole('dialog', { name: 'Certificado' });
  await expect(certificate).toContainText(names.employee);
  await expect(certificate).toContainText('Estrella del cliente');
  await certificate.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await certificate.getByRole('button', { name: 'Cerrar' }).last().click();

  await award.getByRole('button', { name: 'Obtener credencial' }).click();
  const address = await award.getByLabel('Enlace público').inputValue();
  // The tab's world exists in this browser only; on Node a visitor in another browser can open the link.
  const isNode = test.info().project.name === 'node';
  const other = isNode ? await browser.newContext({ locale: 'es' }) : context;
  const stranger = await other.newPage();
  if (!isNode) await signOut(page);
  await stranger.goto(address);
  await expect(stranger.getByRole('main')).toContainText(names.employee);
  await expect(stranger.getByRole('main')).toContainText('Estrella del cliente');
  await expect(stranger.getByText(/La firma es de .*: se revisó aquí mismo, en tu navegador/)).toBeVisible();
  await expect(stranger.getByText('Sigue vigente: nadie la ha revocado.')).toBeVisible();

  if (!isNode) await signIn(page, persona('employee'), '/badges');
  await visit(page, '/badges');
  await page.getByText('Mis insignias', { exact: true }).click();
  await page.getByRole('button', { name: 'Estrella del cliente' }).first().click();
  await award.getByRole('button', { name: 'Revocar' }).click();
  await page.getByRole('button', { name: 'Revocar para siempre' }).click();
  await expect(award.getByText(/fue revocada para siempre/)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Fue revocada.')).toBeVisible();
  if (isNode) await other.close();
});

test('the podium shows receivers, givers and badges, and leaves out a person who opts out', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/podium');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Primeros lugares' })).toBeVisible();
  await expect(main).toContainText(/Vas en el/);
  await page.getByRole('tab', { name: 'Reconocen' }).click();
  await expect(main.getByRole('list', { name: 'Primeros lugares' })).toBeVisible();
  await page.getByRole('tab', { name: 'Insignias' }).click();
  await expect(main.getByRole('list', { name: 'Primeros lugares' })).toBeVisible();
  await page.getByText('Desde siempre', { exact: true }).click();
  await page.getByRole('tab').first().click();
  await page.getByRole('switch', { name: /Aparecer en el podio/ }).click();
  await expect(main).toContainText('Elegiste no aparecer en el podio.');
  await expect(main.getByRole('tabpanel').getByRole('link', { name: names.employee })).toHaveCount(0);
  await page.reload();
  await expect(main).toContainText('Elegiste no aparecer en el podio.');
  await expect(main.getByRole('tabpanel').getByRole('link', { name: names.employee })).toHaveCount(0);
});

test('a value links to its recognitions and opens the composer with that value', async ({ page }) => {
  await signIn(page, persona('employee'), '/corp_values');
  await page.getByRole('link', { name: /Ver reconocimientos.*Curiosidad/ }).click();
  await expect(page).toHaveURL(/\/post\?value=/);
  await expect(posts(page).first()).toContainText('Curiosidad');
  await page.goBack();
  await page.getByRole('button', { name: /Reconocer por este valor.*Curiosidad/ }).click();
  const composer = page.getByRole('dialog', { name: 'Reconocer' });
  await expect(composer.getByRole('button', { name: 'Curiosidad', pressed: true })).toBeVisible();
});

test('a referral is handled by an administrator, and the employee sees the note', async ({ page }) => {
  await signIn(page, persona('employee'), '/profile');
  await page.getByRole('tab', { name: 'Referidos' }).click();
  await page.getByRole('button', { name: 'Proponer a alguien' }).first().click();
  const form = page.getByRole('dialog', { name: 'Proponer a alguien' });
  await form.getByLabel('Nombre').fill('Ximena Robles');
  await form.getByLabel('Correo').fill('ximena.robles@correo.example');
  await form.getByLabel(/Por qué encajaría/).fill('Sabe escuchar');
  await form.getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(page.getByText('Propusiste a Ximena Robles.')).toBeVisible();

  await become(page, persona('admin'));
  await visit(page, '/admin/referrals');
  await page.getByRole('button', { name: /Ximena Robles/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ximena Robles' });
  await panel.getByRole('radio', { name: 'En contacto' }).check();
  await panel.getByLabel(/Nota/).fill('La llamamos el lunes');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardaste el caso de Ximena Robles.')).toBeVisible();

  await become(page, persona('employee'));
  await visit(page, '/profile');
  await page.getByRole('tab', { name: 'Referidos' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: 'Ximena Robles' }).first();
  await expect(mine).toContainText('La llamamos el lunes');
});
