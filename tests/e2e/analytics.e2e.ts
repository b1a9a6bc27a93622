/** From a number of the overview down to the ledger, and out of it as a file whose sum is the number on the page. */
import { readFile } from 'node:fs/promises';
import { calm, expect, persona, signIn, test } from './home.ts';

/** A number as it is written in Spanish of Mexico: "-12,740". */
const written = (text: string): number => Number(text.replaceAll(/[^\d-]/gu, ''));

/** Fields of lines that have no quotes around line breaks. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|[,;])(?:"((?:[^"]|"")*)"|([^,;]*))/gu)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

test(
  'redeemed points are opened down to their lines, and the exported ledger of the shop adds up to them',
  { tag: '@tab:tableExport' },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/charts');
    const number = page.getByRole('button', { name: /^Puntos canjeados: .* Ver de dónde sale$/ });
    // Everything before is counted once, when the organisation begins.
    await number.click({ timeout: 60_000 });
    const redeemed = written(await number.innerText());
    expect(redeemed).toBeGreaterThan(0);
    const panel = page.getByRole('dialog', { name: 'Puntos canjeados' });
    await panel.getByRole('button', { name: 'Ver sus líneas' }).click();
    const lines = panel.getByRole('region', { name: 'Líneas' });
    await expect(lines.getByText(redeemed.toLocaleString('es-MX'), { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(panel).toBeHidden();
    await calm(page);

    // A bar is opened the same way, and its address opens it again.
    await page.getByRole('tab', { name: 'Puntos y catálogo' }).click();
    const bars = page.getByRole('figure', { name: 'Lo que salió' }).getByRole('slider');
    await bars.focus();
    await page.keyboard.press('Enter');
    const part = page.getByRole('dialog', { name: 'Puntos que salieron' });
    await part.getByRole('button', { name: 'Ver sus líneas' }).click();
    await expect(part.getByRole('region', { name: 'Líneas' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('number')).toMatch(/^pointsOut\.channel\./u);
    await page.keyboard.press('Escape');
    await expect(bars).toBeFocused();
    await calm(page);

    await page.getByRole('tab', { name: 'Movimientos' }).click();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Texto separado por comas/ }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...rows] = text
      .replace(/^\uFEFF/u, '')
      .trim()
      .split(/\r?\n(?=")|\r?\n/u);
    const points = fieldsOf(head).indexOf('Puntos');
    const channel = fieldsOf(head).indexOf('Canal');
    expect([points, channel]).not.toContain(-1);
    const spent = rows
      .map(fieldsOf)
      .filter((fields) => /catálogo|cupones/iu.test(fields[channel] ?? ''))
      .reduce((sum, fields) => sum + Number(fields[points]), 0);
    expect(-spent).toBe(redeemed);
  },
);
