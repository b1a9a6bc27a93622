/** What every end-to-end test stands on: a watched page, and a person who uses it by what they see. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';

interface Watched {
  /** Console errors, page errors and reports of the security policy, in order. */
  readonly complaints: string[];
}

/** Watches from the first byte: nothing may be reported by the content policy, nothing may be thrown. */
async function watch(page: Page): Promise<Watched> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function') report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}

/** A test whose page must stay without a complaint; `expected` lists those that the test provokes on purpose. */
export const test = base.extend<{ watched: Watched; expected: RegExp[] }>({
  expected: [[], { option: true }],
  watched: [
    async ({ page, expected }, use) => {
      const watched = await watch(page);
      await use(watched);
      const left = watched.complaints.filter((one) => !expected.some((known) => known.test(one)));
      expect(left).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Password of every persona. */
export const password = 'aplauso-demo';
/** An address of a persona. */
export const persona = (role: 'employee' | 'manager' | 'admin' | 'external', slug = 'aurora'): string => `${role}@${slug}.example`;

/** The feed's list of posts. */
export const posts = (page: Page): Locator => page.getByRole('article');

/** Signs in with the form and waits for the shell. */
export async function signIn(page: Page, email = persona('employee')): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
}

/** The purse to give, read from the wallet. */
export async function pointsToGive(page: Page): Promise<number> {
  await page.goto('/wallet');
  const card = page.getByRole('region', { name: 'Puntos para dar' });
  await expect(card).toContainText(/\d/);
  return Number((await card.innerText()).replace(/[.,\s]/g, ' ').match(/\d[\d ]*/)?.[0].replaceAll(' ', ''));
}
