/** The main flow by mouse, in the demo tab and on Node: sign in, thank colleagues with points, check the balances. */
import {
  address,
  appears,
  become,
  compose,
  enter,
  expect,
  names,
  newestPost,
  password,
  persona,
  pointsToGive,
  posts,
  sent,
  signIn,
  signOut,
  test,
  visit,
} from './home.ts';
import { postInView } from './reading.ts';

test(
  'an employee signs in and thanks two colleagues with split points, which the wallet pays, a value and a file',
  { tag: ['@tab:startup', '@tab:session', '@tab:composer'] },
  async ({ page }) => {
    await page.goto('/login');
    await enter(page, persona('employee'));
    await expect(posts(page).first()).toBeVisible();
    const before = await pointsToGive(page);

    await visit(page, '/');
    const words = `Gracias por sacar adelante el cierre del trimestre (${before}).`;
    const composer = await compose(page, [names.manager, names.admin], words);
    await composer.getByRole('button', { name: 'Añadir un valor' }).click();
    await composer.getByRole('button', { name: 'Curiosidad' }).click();
    await composer.getByLabel('¿Cuántos puntos?').fill('15');
    await composer.getByRole('button', { name: 'Repartidos' }).click();
    await expect(composer.getByText(/El punto que sobra va para/)).toBeVisible();
    await expect(composer.getByText(/15 puntos entre 2 personas/)).toBeVisible();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      composer.getByRole('button', { name: 'Adjuntar' }).click(),
    ]);
    const buffer = Buffer.from('%PDF-1.4 facturas');
    await chooser.setFiles({ name: 'facturas.pdf', mimeType: 'application/pdf', buffer });
    await expect(composer.getByRole('button', { name: 'Quitar: facturas.pdf' })).toBeVisible();
    await Promise.all([
      // The note goes after ten seconds, which a busy machine needs to show that the composer is closed.
      expect(newestPost(page)).toContainText('Sale en unos segundos'),
      composer.getByRole('button', { name: 'Enviar' }).click(),
    ]);

    await sent(page);
    await expect(newestPost(page)).toContainText(words);
    expect(await pointsToGive(page)).toBe(before - 15);
    await page.mouse.wheel(0, 800);
    await expect(page.getByRole('list', { name: 'Movimientos' })).toContainText('−');

    await become(page, persona('manager'));
    const received = await appears(page, words);
    await expect(received).toContainText('Este reconocimiento es para ti.');
    await expect(received).toContainText('15 puntos en total');
    await expect(received).toContainText('Curiosidad');
    const link = received.getByRole('link', { name: /facturas\.pdf/ });
    const file = await page.request.get((await link.getAttribute('href')) ?? '', { failOnStatusCode: false });
    // Files of the demo tab cannot be fetched from outside its page.
    if (test.info().project.name === 'node') expect(await file.text()).toBe(buffer.toString());
  },
);

test('a wrong password shows an error and keeps the typed address, and the right one signs in', async ({
  page,
}) => {
  await page.goto('/login');
  await address(page).fill(persona('employee'));
  await page.getByLabel('Contraseña', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.');
  await expect(address(page)).toHaveValue(persona('employee'));
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(posts(page).first()).toBeVisible();
});

test('a deep link goes to sign-in and returns to its address afterwards', async ({ page }) => {
  await page.goto('/wallet?purse=give');
  await expect(page).toHaveURL(/\/login/);
  await enter(page, persona('employee'));
  await expect(page).toHaveURL(/\/wallet\?purse=give/);
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();
});

test('a broken or expired token is removed and leads to sign-in', async ({ page }) => {
  const expired = `${btoa('{"alg":"HS256","typ":"JWT"}')}.${btoa('{"exp":1}')}.x`.replaceAll('=', '');
  for (const token of ['nonsense', expired, '{}']) {
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
    await page.goto('/wallet');
    await expect(page).toHaveURL(/\/login/);
    await expect(address(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  }
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/wallet');
  await expect(other.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();
  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('going back returns to the same post of the feed', async ({ page }) => {
  await signIn(page);
  await expect(posts(page).first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(6000);
  const seen = await postInView(page);
  await page.getByRole('link', { name: /^Billetera, para dar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();
  await page.goBack();
  const same = page.locator(`li[aria-posinset="${seen.at}"]`);
  await expect(same).toContainText(seen.names);
  await expect(same).toBeInViewport();
  expect(await postInView(page)).toEqual(seen);
});

test('a changed language applies at once and is saved to the account', async ({ page }) => {
  // No other test of this deployment uses this user, because the account keeps the changed language.
  await signIn(page, persona('manager', 'boreal'));
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: /¿A quién quieres agradecer hoy\?/ })).toBeVisible();
  const onDevice = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('language:')));
  await expect.poll(onDevice).toEqual([]);
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();
});

test('an external person sees no feed and no wallet', async ({ page }) => {
  await signIn(page, persona('external'));
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toHaveCount(0);
});

test('each organisation has its own colours, and a module that is off leads an administrator to its switch', async ({
  page,
}) => {
  await signIn(page, persona('admin', 'boreal'));
  const brand = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  const boreal = await brand();
  await page.goto('/admin/billing');
  await expect(page.getByText(/: switched off$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to modules' })).toBeVisible();
  await signOut(page);
  await signIn(page);
  expect(await brand()).not.toBe(boreal);
});
