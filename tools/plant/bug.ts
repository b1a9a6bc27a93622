/** What a planted bug is: one small mistake that a developer could make, and the tests that have to notice it. */

/** Which command can see a bug; the first three differ only in where the tests run (vitest.config.ts). */
export const gates = ['node', 'page', 'slow', 'stories', 'e2e', 'build', 'static'] as const;
export type GateName = (typeof gates)[number];

export interface Bug {
  /** The subject and the mistake, in kebab case; unique. */
  readonly name: string;
  /** What a user or a caller would meet. */
  readonly effect: string;
  /** The one production file that is changed, from the root of the project. */
  readonly file: string;
  /** Text that the file contains exactly once. */
  readonly find: string;
  readonly put: string;
  readonly gate: GateName;
  /**
   * What is run: the beginnings of test files for `node`, `page`, `slow`, `stories` and `e2e`; for `static` one of the
   * tools `oxfmt`, `oxlint`, `tsc`, `texts`; for `build` nothing but a name, since both builds are always read whole.
   */
  readonly only: readonly string[];
  /** Part of the names of the tests that are run, for `stories` and `e2e`; all tests of `only` without it. */
  readonly grep?: string;
  /** Found in "file › test" of a failed test, or in what a static tool says: only then is the bug caught. */
  readonly shows: RegExp;
  /** Most of the product breaks with it: it is planted without any other. */
  readonly alone?: true;
}
