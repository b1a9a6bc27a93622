/**
 * Chunks with their own styles wait for the stylesheets. Tests our replacement of Vite's preload function
 * (tools/vite/standIns.ts).
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as loader } from '#src/lib/preload.ts';

const linksTo = (href: string): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`),
];

// Each test uses its own stylesheets, because the loader remembers its requests as long as the page lives.
beforeEach(() => document.head.replaceChildren());

test('a part without styles loads without adding a stylesheet', async () => {
  await expect(loader(async () => 'part')).resolves.toBe('part');
  await expect(loader(async () => 'part', [])).resolves.toBe('part');
  expect(document.head.children).toHaveLength(0);
});

test('a part loads only after its styles have loaded, and the styles are requested once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'part');
  const both = [loader(load, ['assets/dialog.css']), loader(load, ['assets/dialog.css'])];
  const [link, ...others] = linksTo('/assets/dialog.css');
  expect(others).toEqual([]);
  expect(link?.rel).toBe('stylesheet');
  // Lets every step run that does not wait for the stylesheet.
  await new Promise((done) => setTimeout(done));
  expect(load).not.toHaveBeenCalled();
  link?.dispatchEvent(new Event('load'));
  await expect(Promise.all(both)).resolves.toEqual(['part', 'part']);
  await expect(loader(load, ['assets/dialog.css'])).resolves.toBe('part');
  expect(linksTo('/assets/dialog.css')).toHaveLength(1);
});

test('a part does not wait for styles that the page already has', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/start.css">';
  await expect(loader(async () => 'part', ['assets/start.css'])).resolves.toBe('part');
  expect(linksTo('/assets/start.css')).toHaveLength(1);
});

test('styles that fail to load reject the part, and the next load requests them again', async () => {
  const first = loader(async () => 'part', ['assets/late.css']);
  linksTo('/assets/late.css')[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('No styles: /assets/late.css');
  const second = loader(async () => 'part', ['assets/late.css']);
  linksTo('/assets/late.css')[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe('part');
});

test('a part whose code fails to load rejects with the original error', async () => {
  await expect(loader(() => Promise.reject(new TypeError('no such chunk')))).rejects.toThrow('no such chunk');
});
