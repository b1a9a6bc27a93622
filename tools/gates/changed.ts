/**
 * The files that changed since the last green check, by content; without a green check, since the branch left
 * the main line.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const kept = '.cache/checked.json';
const Prints = z.record(z.string(), z.string());
type Prints = z.infer<typeof Prints>;

/** Output of git as lines; undefined without git or outside a repository. */
function git(...args: string[]): string[] | undefined {
  try {
    const said = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return said.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** A hash of each file that git tracks or would track; undefined without git. */
export function printsOfTree(): Prints | undefined {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return (
    files &&
    Object.fromEntries(
      files
        .filter((file) => existsSync(file))
        .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('base64')]),
    )
  );
}

/** The hashes at the last green check. */
function lastGreen(): Prints | undefined {
  if (!existsSync(kept)) return undefined;
  const { success, data } = z.safeParse(Prints, JSON.parse(readFileSync(kept, 'utf8')));
  return success ? data : undefined;
}

/** Stores the hashes of a green check. */
export function keepGreen(prints: Prints | undefined): void {
  if (prints === undefined) return;
  mkdirSync(path.dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(prints));
}

/**
 * New, changed and deleted files, and the base of the comparison; undefined if there is no base and all must
 * be checked.
 */
export function changedFiles(prints: Prints | undefined): { files: string[]; since: string } | undefined {
  const before = lastGreen();
  if (prints && before) {
    const names = new Set([...Object.keys(prints), ...Object.keys(before)]);
    return {
      files: [...names].filter((name) => prints[name] !== before[name]),
      since: 'the last green check',
    };
  }
  const [base] = git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD', 'main') ?? [];
  const committed = base === undefined ? undefined : git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (base === undefined || committed === undefined || added === undefined) return undefined;
  return { files: [...committed, ...added], since: `the merge base ${base.slice(0, 8)}` };
}
