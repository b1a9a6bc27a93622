/** axe on each built screen, in both languages, both schemes and both widths; and nothing that spills out of a small page. */
import AxeBuilder from '@axe-core/playwright';
import { address, expect, posts, signIn, test } from './home.ts';

const looks = [
  { language: 'es', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'en', scheme: 'light', width: 390 },
  { language: 'es', scheme: 'dark', width: 390 },
] as const;

for (const { language, scheme, width } of looks) {
  test(`every built screen is accessible: ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const check = async (what: string): Promise<void> => {
      expect(await page.locator('html').getAttribute('lang'), what).toBe(language);
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
      const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(spill, `${what} spills to the side`).toBeLessThanOrEqual(0);
    };
    await page.goto('/login');
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect(address(page)).toBeVisible();
    await check('sign-in');
    // The account's own language counts from here on; the menu changes it, on any width.
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    await page.getByRole('button', { name: /^(Tu menú|Your menu)$/ }).click();
    await page.getByRole('menuitem', { name: language === 'es' ? 'Español' : 'English' }).click();
    await page.setViewportSize({ width, height: 900 });
    await expect(posts(page).first()).toBeVisible();
    for (const path of ['/', '/post', '/wallet', '/catalog', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(700);
      await check(path);
    }
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /agradecer hoy|thank today/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('composer');
  });
}
