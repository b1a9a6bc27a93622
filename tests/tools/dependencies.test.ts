/** The list of dependencies is current, each dependency has a purpose, and every licence is allowed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentOf, purposeFaults, withoutSizes } from '#tools/dependencies/document.ts';
import { installedIn, keeperOf } from '#tools/dependencies/installed.ts';
import { licenceFaults } from '#tools/dependencies/licences.ts';
import { purposes } from '#tools/dependencies/purposes.ts';
import { readListed, readLocked } from '#tools/dependencies/read.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the dependencies of the project', () => {
  const listed = readListed(root);
  const packages = readLocked(root);

  it('each have a purpose, and no purpose is left over', () => {
    expect(purposeFaults(listed, purposes)).toEqual([]);
  });

  it('have licences that are allowed', () => {
    expect(licenceFaults(packages)).toEqual([]);
  });

  it('stand in docs/dependencies.md as they are', () => {
    const read = installedIn(root);
    const installed = (name: string) => ({ ...read(name), bytes: () => 0 });
    const text = documentOf({ listed, packages, purposes, installed });
    const kept = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
    expect(withoutSizes(kept)).toBe(withoutSizes(text));
  });
});

describe('the check of licences', () => {
  const faultsOf = (license: string | undefined, dev = false): number =>
    licenceFaults({
      '': { license: 'UNLICENSED' },
      'node_modules/one': license === undefined ? { dev } : { license, dev },
    }).length;

  it('refuses a licence that is not on the list, and a package without one', () => {
    expect(faultsOf('GPL-3.0')).toBe(1);
    expect(faultsOf(undefined)).toBe(1);
    expect(faultsOf('MIT')).toBe(0);
  });

  it('lets tools have licences that the product may not have', () => {
    expect(faultsOf('MPL-2.0')).toBe(1);
    expect(faultsOf('MPL-2.0', true)).toBe(0);
  });

  it('reads one side of OR and both sides of AND', () => {
    expect(faultsOf('(GPL-3.0 OR MIT)')).toBe(0);
    expect(faultsOf('(GPL-3.0 AND MIT)')).toBe(1);
    expect(faultsOf('MIT OR (ISC AND GPL-3.0)')).toBe(0);
    expect(faultsOf('(MIT AND (ISC OR GPL-3.0))')).toBe(1);
  });
});

describe('the document', () => {
  it('is compared without the sizes on disk', () => {
    expect(withoutSizes('| a | 1 kB | b |\r\n')).toBe(withoutSizes('| a | 12,345 kB | b |\n'));
    expect(withoutSizes('| a | 1 kB | b |')).not.toBe(withoutSizes('| a | 1 kB | c |'));
  });

  it('names a direct dependency without a purpose, and a purpose whose dependency is gone', () => {
    const listed = { dependencies: { one: '1' }, devDependencies: { two: '2' } };
    expect(purposeFaults(listed, { one: 'first', three: 'third' })).toEqual([
      'two has no purpose: say in tools/dependencies/purposes.ts what it is for.',
      'three is no dependency any more: remove it from tools/dependencies/purposes.ts.',
    ]);
  });

  it.each([
    [{ repository: { url: 'git+ssh://git@github.com/statelyai/xstate.git' } }, 'statelyai/xstate'],
    [{ repository: 'panva/jose' }, 'panva/jose'],
    [{ repository: { url: 'https://gitlab.com/someone/thing' } }, 'gitlab.com/someone/thing'],
    [{ author: 'Ana Rivas <ana@example.org>' }, 'Ana Rivas'],
    [{}, 'unknown'],
  ])('says who keeps %j', (manifest, keeper) => {
    expect(keeperOf(manifest)).toContain(keeper);
    expect(keeperOf(manifest)).not.toContain('@example');
  });
});
