/**
 * Limits the number of end-to-end tests: two journeys per domain, and one journey per machine that can
 * run in the browser tab.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allSamples } from './machines/all.ts';

const folder = 'tests/e2e';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/**
 * The name of a journey file begins with its domain: `goals.e2e.ts`, `goalsAdmin.e2e.ts`, `goals.tab.e2e.ts`.
 */
const domainOf = (file: string): string => /^[a-z]+/.exec(file)?.[0] ?? file;
const journeysIn = (text: string): number => [...text.matchAll(/^ *test\(/gm)].length;

/** Max number of journeys of a domain. */
const most = 2;

/**
 * Domains that exceeded the max before this check existed, with their exact numbers. A number may only decrease: a change
 * that removes a journey also lowers the number, or removes the line at two.
 */
const former = {
  access: 3,
  accessibility: 3,
  admin: 7,
  answers: 5,
  badges: 5,
  demo: 9,
  docs: 7,
  faults: 9,
  house: 6,
  keyboard: 13,
  modules: 4,
  people: 10,
  polls: 4,
  recognise: 5,
  slice: 9,
  store: 8,
  world: 6,
};

test('each domain has at most two journeys, or exactly as many as its recorded exception', () => {
  const counts = new Map<string, number>();
  for (const { name, text } of files)
    counts.set(domainOf(name), (counts.get(domainOf(name)) ?? 0) + journeysIn(text));
  const over = Object.fromEntries([...counts].filter(([, count]) => count > most));
  expect(over).toEqual(former);
});

/**
 * Machines without a journey: a crash of the app and Microsoft's sign-in cannot be triggered from outside.
 */
const unreached = new Set(['errorBoundary', 'teamsSignIn']);

test('each machine has exactly one journey that can run in the tab, marked with @tab', () => {
  const said = files.flatMap(({ text }) => [...text.matchAll(/@tab:([A-Za-z]+)/g)].map(([, id = '']) => id));
  const ids = allSamples.map(({ machine }) => machine.id).filter((id) => !unreached.has(id));
  expect(said.toSorted()).toEqual(ids.toSorted());
});
