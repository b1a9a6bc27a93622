/** The arguments of `npm run check`, `npm test` and `npm run test:release`. */
import { globSync } from 'node:fs';

export type Mode = 'check' | 'test' | 'release';

export interface Asked {
  readonly mode: Mode;
  /** Test files by the gate that runs them; undefined if everything runs. */
  readonly only?:
    | {
        readonly node: string[];
        readonly stories: string[];
        readonly journeys: string[];
        /** Of a release only. */
        readonly attacks: string[];
      }
    | undefined;
}

const filesLike = (pattern: string, words: readonly string[]): string[] =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => words.some((word) => file.includes(word)))
    .toSorted();

/**
 * Reads the words after the command: `--fast`, `--release`, and parts of file names that narrow the run (a
 * file, a folder, a domain). A word that matches no test file is an error with a message.
 */
export function readArguments(words: readonly string[]): Asked | { readonly error: string } {
  const unknown = words.find((word) => word.startsWith('-') && !['--fast', '--release'].includes(word));
  if (unknown !== undefined)
    return { error: `There is no option ${unknown}: --fast, --release, or parts of file names.` };
  const mode: Mode = words.includes('--release') ? 'release' : words.includes('--fast') ? 'check' : 'test';
  const parts = words.filter((word) => !word.startsWith('-'));
  if (parts.length === 0) return { mode };
  const only = {
    node: filesLike('tests/**/*.test.{ts,tsx}', parts),
    stories: filesLike('stories/**/*.{stories,states,pictures}.tsx', parts),
    journeys: filesLike('tests/e2e/*.e2e.ts', parts),
    attacks: mode === 'release' ? filesLike('tests/attack/*.attack.ts', parts) : [],
  };
  const lost = parts.find(
    (part) => !Object.values(only).some((files) => files.some((file) => file.includes(part))),
  );
  return lost === undefined ? { mode, only } : { error: `No test file has "${lost}" in its name.` };
}
