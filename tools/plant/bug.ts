/**
 * The definition of a planted bug: one small mistake that a developer could make, and the tests that must
 * detect it.
 */

/**
 * The command that can detect a bug; the first three differ only in where the tests run (vitest.config.ts).
 */
export const gates = ['node', 'page', 'slow', 'stories', 'e2e', 'build', 'static'] as const;
export type GateName = (typeof gates)[number];

export interface Bug {
  /** The subject and the mistake, in kebab case; unique. */
  readonly name: string;
  /** The effect for a user or a caller. */
  readonly effect: string;
  /** The one production file to change, relative to the root of the project. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly put: string;
  readonly gate: GateName;
  /**
   * The tests to run: beginnings of test files for `node`, `page`, `slow`, `stories` and `e2e`; for `static`
   * one of the tools `oxfmt`, `oxlint`, `tsc`, `texts`; for `build` only a name, because both builds are
   * always checked as a whole.
   */
  readonly only: readonly string[];
  /** Part of the names of the tests to run, for `stories` and `e2e`. Default: all tests of `only`. */
  readonly grep?: string;
  /**
   * The bug counts as caught only if this matches "file › test" of a failed test, or the output of a static
   * tool.
   */
  readonly shows: RegExp;
  /** Most of the product breaks with this bug, so it is planted alone. */
  readonly alone?: true;
}
