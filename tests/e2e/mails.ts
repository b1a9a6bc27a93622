/** What people receive by mail: read in the mailbox of the demo, or in the terminal of a server that sends none. */
import { expect, test, type Page } from '@playwright/test';
import type { Home } from './servers.ts';

/** What a mail carries. */
export interface Received {
  readonly code: string;
  /** Path and query of the link, empty where there is none. */
  readonly place: string;
}

const carried = (text: string): Received => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  const { pathname = '', search = '' } = link === undefined ? {} : new URL(link);
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? '', place: pathname + search };
};

/** The last mail that the server printed for somebody. */
function printedFor(lines: readonly string[], email: string): string {
  const from = lines.findLastIndex((line) => line.includes(`Mail to ${email}:`));
  return from < 0 ? '' : lines.slice(from, lines.indexOf('──', from)).join('\n');
}

/** Waits for the next mail to somebody and answers what it carries; the page stays where it is. */
export async function mailTo(page: Page, email: string, { lines }: Pick<Home, 'lines'>): Promise<Received> {
  if (test.info().project.name === 'node') {
    let text = '';
    await expect
      .poll(() => {
        text = printedFor(lines, email);
        return text;
      })
      .not.toBe('');
    return carried(text);
  }
  await page.getByRole('button', { name: /^(Leer el correo|Read the mail)/ }).click();
  const box = page.getByRole('dialog', { name: /^(Correo de la demostración|Demo mail)/ });
  await expect(box).toContainText(email);
  const text = await box.innerText();
  const link = box.getByRole('link').first();
  const place = (await link.count()) === 0 ? '' : ((await link.getAttribute('href')) ?? '');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  return { code: carried(text).code, place };
}
