/** Planted bugs can still be planted: the code contains their texts, and their tests exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Bug } from '#tools/plant/bug.ts';
import { bugs } from '#tools/plant/bugs.ts';
import { timesIn } from '#tools/plant/copy.ts';
import { groupsOf } from '#tools/plant/groups.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const testFilesOf = ({ only }: Bug): readonly string[] =>
  only.flatMap((start) => globSync(`${start}*`, { cwd: root }));

describe('the planted bugs', () => {
  it('planted bugs have unique names', () => {
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  });

  it.each(bugs)('the bug $name finds its text exactly once in $file', ({ file, find, put }) => {
    expect(existsSync(path.join(root, file))).toBe(true);
    expect(timesIn(read(file), find)).toBe(1);
    expect(put).not.toBe(find);
  });

  it.each(bugs.filter(({ gate }) => gate !== 'build' && gate !== 'static'))(
    'the bug $name names tests that exist',
    (bug) => {
      const files = testFilesOf(bug);
      expect(files.length).toBeGreaterThanOrEqual(bug.only.length);
      if (bug.gate === 'e2e') expect(files.some((file) => read(file).includes(bug.grep ?? ''))).toBe(true);
    },
  );

  it('planted bugs that share a file or a test are in different groups', () => {
    for (const group of groupsOf(bugs))
      for (const [place, one] of group.entries())
        for (const other of group.slice(place + 1)) {
          expect(one.file).not.toBe(other.file);
          if (one.gate !== 'static' && one.grep === undefined)
            expect(one.only.filter((file) => other.only.includes(file))).toEqual([]);
        }
    expect(groupsOf(bugs).flat()).toHaveLength(bugs.length);
  });
});
