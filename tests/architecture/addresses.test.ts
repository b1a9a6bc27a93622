/** An address that is replaced within its page keeps the state of its entry: open panels and the scroll position. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Screens that lead to another page, and the one place that replaces within a page. */
const others = /^src\/(?:auth|app)\/|^src\/lib\/useAddressParam\.ts$/u;

it('an address is replaced within its page by samePlace only', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) => !others.test(file) && /\breplace: true\b/u.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
