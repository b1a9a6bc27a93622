/**
 * A copy of the tree at a commit, in a temporary folder, for planted bugs; the user's tree is never changed.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bug } from './bug.ts';

export interface Copy {
  readonly folder: string;
  /** Plants the bugs in the files; returns the names of bugs whose text does not occur exactly once. */
  readonly plant: (bugs: readonly Bug[]) => readonly string[];
  /** Removes every planted bug. */
  readonly weed: () => void;
  readonly remove: () => void;
}

function git(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Caches of tools are excluded: tools write to them, and hard links share the writes. */
const isCache = (name: string): boolean =>
  name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name);

/**
 * Creates hard links, so that tools find every package inside the copy; copies the bytes if linking fails.
 */
function linkFolder(from: string, into: string, isTop = true): void {
  mkdirSync(into, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isTop && isCache(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(into, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target, false);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/** How often one text contains another. */
export const timesIn = (text: string, find: string): number => text.split(find).length - 1;

/** Creates the copy; `commit` is any revision that git accepts. */
export function makeCopy(root: string, commit: string): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-plant-'));
  git(['worktree', 'add', '--detach', '--force', folder, commit], root);
  linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    plant: (bugs) =>
      bugs.flatMap(({ name, file, find, put }) => {
        const at = path.join(folder, file);
        const text = readFileSync(at, 'utf8');
        if (timesIn(text, find) !== 1) return [name];
        // A function, so that "$" in the new text has no special meaning.
        writeFileSync(
          at,
          text.replace(find, () => put),
        );
        return [];
      }),
    weed: () => void git(['checkout', '--quiet', '--', '.'], folder),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      git(['worktree', 'prune'], root);
    },
  };
}
