/** Reads the mails that users receive: from the mailbox of the demo, or from the log of a server that sends no mail. */
import { expect, test, type Page } from '@playwright/test';
import type { Home } from './servers.ts';

/** The contents of a mail; a missing part is empty. */
export interface Received {
  readonly code: string;
  /** Path and query of the link with a token. */
  readonly place: string;
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

const carried = (text: string): Received => {
  const link = /https?:\/\/\S+\?token=\S+/.exec(text)?.[0];
  return { code: /\b\d{6}\b/.exec(text)?.[0] ?? '', place: link === undefined ? '' : pathOf(link) };
};

/** All complete mails to an address in the server's log, oldest first. */
function printedTo(lines: readonly string[], email: string): readonly string[] {
  const starts = lines.flatMap((line, at) => (line.includes(`Mail to ${email}:`) ? [at] : []));
  return starts.flatMap((at) => {
    const end = lines.indexOf('──', at);
    return end < 0 ? [] : [lines.slice(at, end).join('\n')];
  });
}

/**
 * Waits for a mail with a code or a link, as wanted, and returns the newest. The page stays open. Skips news mails,
 * which are sent every quarter of an hour.
 */
export async function mailTo(
  page: Page,
  email: string,
  { lines }: Pick<Home, 'lines'>,
  wanted: keyof Received,
): Promise<Received> {
  if (test.info().project.name === 'node') {
    const newest = (): Received | undefined =>
      printedTo(lines, email)
        .map(carried)
        .findLast((mail) => mail[wanted] !== '');
    await expect.poll(newest).toBeDefined();
    return newest() ?? { code: '', place: '' };
  }
  // A card where nobody is signed in, else only said and counted.
  await expect(page.getByText(/^(Llegó un correo para|A mail for)/)).toBeAttached();
  await page.getByRole('button', { name: /^(Correo de la demostración|Demo mail)/ }).click();
  const box = page.getByRole('dialog', { name: /^(Correo de la demostración|Demo mail)/ });
  await expect(box).toContainText(email);
  const text = await box.innerText();
  const link = box.locator('a[href*="?token="]').first();
  const place = (await link.count()) === 0 ? '' : ((await link.getAttribute('href')) ?? '');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  return { code: carried(text).code, place };
}
