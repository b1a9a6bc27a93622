/** The cockpit beside the page: its tab "Datos" as a tester uses it by keyboard, and the places of its buttons. */
import type { Locator, Page } from '@playwright/test';
import { arrive, closeCockpit, cockpit, coveredByDemo } from './cockpit.ts';
import { calm, expect, names, test, visit } from './home.ts';
import { tabTo } from './keys.ts';
import { isRelease, passesAxe } from './looks.ts';

const words = {
  es: {
    begin: /^Demostración/,
    data: 'Datos',
    count: (number: string) => new RegExp(`^${number} filas?$`),
    contains: /^Contiene/,
    table: (name: string) => `Tabla ${name}`,
    row: (name: string) => `Fila de ${name}`,
    rows: (name: string) => `Filas de ${name}`,
    back: /^Atrás$/,
  },
  en: {
    begin: /^Demonstration/,
    data: 'Data',
    count: (number: string) => new RegExp(`^${number} rows?$`),
    contains: /^Contains/,
    table: (name: string) => `Table ${name}`,
    row: (name: string) => `Row of ${name}`,
    rows: (name: string) => `Rows of ${name}`,
    back: /^Back$/,
  },
} as const;

/** Opens the list of the field that has the focus, and chooses an option by its first letters. */
async function choose(page: Page, option: string): Promise<void> {
  // As with a select of the browser, Enter would send a form.
  await page.keyboard.press('Space');
  // The list of the field before is still closing.
  const list = page.getByRole('listbox').and(page.locator('[data-open]'));
  await expect(list).toBeFocused();
  await page.keyboard.type(option.slice(0, -1));
  const wanted = list.getByRole('option', { name: option, exact: true });
  await expect(list).toHaveAttribute('aria-activedescendant', (await wanted.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
}

async function lookUp(page: Page, language: 'es' | 'en'): Promise<void> {
  const said = words[language];
  await page.keyboard.press('Control+Shift+D');
  // The cockpit remembers its tab.
  const tab = (name: RegExp | string): Locator => cockpit(page).getByRole('tab', { name });
  await expect(tab(said.begin)).toBeVisible();
  if ((await tab(said.data).getAttribute('aria-selected')) !== 'true') {
    await tabTo(page, said.begin);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
  }
  const data = cockpit(page).getByRole('region', { name: said.data });
  const count = data.locator('output');
  const place = (name: string) => data.getByRole('heading', { level: 3, name });
  /** Goes on by the reference that begins so. */
  const follow = async (reference: string, table: string, found: RegExp): Promise<void> => {
    await expect(data.getByRole('button', { name: reference })).toBeVisible();
    await tabTo(page, new RegExp(`^${reference.replace('.', String.raw`\.`)}`));
    await page.keyboard.press('Enter');
    await expect(place(said.table(table))).toBeFocused();
    await expect(count).toHaveText(found);
  };
  const check = (what: string) => passesAxe(page, `${said.data}, ${what}`);

  // A person, by a field.
  await expect(count).toHaveText(said.count(String.raw`\d+`));
  await tabTo(page, /^firstName$/);
  await choose(page, 'lastName');
  await tabTo(page, said.contains);
  await page.keyboard.type('torres');
  await expect(count).toHaveText(said.count(String.raw`\d{1,2}`));
  await check('a filter');
  await tabTo(page, /Torres/);
  await tabTo(page, new RegExp(`^${names.employee}`), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place(said.row('users'))).toBeFocused();

  // The recognitions of this person, and the ledger lines of one of them.
  const sent = data.getByRole('button', { name: /^posts\.senderId/ });
  await expect(sent).toBeVisible();
  await check('a row');
  const many = /\d+/.exec(await sent.innerText())?.[0] ?? '';
  await follow('posts.senderId', 'posts', said.count(many));
  await tabTo(page, /^(recognition|badge) published/);
  await tabTo(page, /^recognition published.*amount: [1-9]/, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(place(said.row('posts'))).toBeFocused();
  await follow('transfers.postId', 'transfers', said.count(String.raw`\d+`));
  await tabTo(page, /^recognition/);
  await page.keyboard.press('Enter');
  await expect(place(said.row('transfers'))).toBeFocused();
  await follow('entries.transferId', 'entries', said.count('2'));
  await check('two lines');
  const lines = await data
    .getByRole('region', { name: said.rows('entries') })
    .getByRole('listitem')
    .allInnerTexts();
  const amounts = lines.map((line) => Number(/amount: (-?\d+)/.exec(line)?.[1]));
  expect(amounts.reduce((sum, one) => sum + one)).toBe(0);
  await tabTo(page, said.back);
  await page.keyboard.press('Enter');
  await expect(place(said.row('transfers'))).toBeFocused();
}

for (const language of isRelease ? (['es', 'en'] as const) : (['en'] as const))
  test(`a tester finds a person in “Datos” by a field, and follows a recognition to its ledger lines, by keyboard alone: ${language}`, async ({
    page,
  }) => {
    await arrive(page, { language });
    await lookUp(page, language);
    await closeCockpit(page);
  });

test(
  'the buttons of the demo lie over no part of a page, however it is scrolled',
  { tag: '@release' },
  async ({ page }) => {
    await arrive(page, { persona: 'admin' });
    for (const path of ['/wallet', '/admin/directory']) {
      await visit(page, path);
      if (path === '/admin/directory')
        await page
          .getByRole('checkbox', { name: /^Elegir / })
          .last()
          .check();
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await calm(page);
        await expect.poll(() => coveredByDemo(page), { message: `${path}, ${width} px` }).toEqual([]);
      }
    }
  },
);
