/** The inline script of the demo's page: a reload has the prospect's colours and language before the bundle arrives. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPaint, paintNext } from '#src/lib/paint.ts';
import { applyBranding } from '#src/organization/branding.ts';
import { firstPaintScript } from '#tools/vite/firstPaint.ts';

const root = document.documentElement;
const brand = (): string => root.style.getPropertyValue('--brand');
let end = (): void => undefined;

/** A reload: a document without colours, on which only the inline script runs. */
function reload(hash = ''): void {
  end();
  root.removeAttribute('style');
  root.lang = 'es';
  history.replaceState(null, '', `/${hash}`);
  // oxlint-disable-next-line no-new-func, no-implied-eval -- the built page runs exactly this text
  new Function(firstPaintScript)();
}

const blank = (): void => {
  end();
  localStorage.clear();
  for (const name of ['style', 'data-painted', 'data-theme']) root.removeAttribute(name);
};
beforeEach(blank);
afterEach(() => {
  blank();
  history.replaceState(null, '', '/');
});

test('a reload has the colours, the language and the scheme of the page before', async () => {
  end = keepPaint();
  applyBranding({ banner: { main: '#0b6e4f', secondary: '#f4a261' }, logoUrl: null });
  localStorage.setItem('language', 'en');
  localStorage.setItem('aplauso_scheme', 'dark');
  await Promise.resolve();
  const before = root.style.cssText;
  expect(before).toContain('#0b6e4f');
  reload();
  expect([root.style.cssText, root.lang, root.dataset['theme']]).toEqual([before, 'en', 'dark']);
});

test('after a sign-out a reload has the colours of the product again', async () => {
  end = keepPaint();
  applyBranding({ banner: { main: '#0b6e4f', secondary: null }, logoUrl: null });
  await Promise.resolve();
  applyBranding(null);
  await Promise.resolve();
  reload();
  expect([brand(), 'painted' in root.dataset]).toEqual(['', false]);
});

test('the first page of another prospect has its colours, and a link shows nothing of the former one', () => {
  paintNext('#7b2cbf', undefined);
  reload();
  expect(brand()).toContain('#7b2cbf');
  reload('#demo=x');
  expect(brand()).toBe('');
  paintNext(undefined, undefined);
  reload();
  expect(brand()).toBe('');
});
