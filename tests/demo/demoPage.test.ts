/** The page about the demo lists what the cockpit offers. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarioIds } from '#schema/demo/demoLink.ts';

it('docs/demo.md lists every scenario of the code, and no other', () => {
  const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| scenario |'), page.indexOf('## From a report'));
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, id]) => id);
  expect(new Set(listed)).toEqual(new Set(scenarioIds));
  expect(listed).toHaveLength(scenarioIds.length);
});
