/** Rules for all code; tools/lint/imports.ts holds the rules for imports. */
import { defineConfig } from 'oxlint';
import { folderRules, imports } from './tools/lint/imports.ts';

const looseInTests = {
  'typescript/no-unsafe-assignment': 'off',
  'typescript/no-unsafe-member-access': 'off',
  'typescript/no-unsafe-call': 'off',
  'typescript/no-unsafe-argument': 'off',
  'typescript/no-unsafe-return': 'off',
} as const;

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true, browser: true },
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist/**',
    'dist-*/**',
    'src/gql/**',
    'schema/gql/**',
    'public/**',
    'storybook-static/**',
    'test-results/**',
    'playwright-report/**',
    'coverage/**',
    'data/**',
    '.cache/**',
  ],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-alert': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-param-reassign': 'error',
    'no-console': ['error', { allow: ['warn', 'error', 'debug'] }],
    'max-lines': ['error', { max: 300 }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'no-restricted-imports': imports(),
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/only-throw-error': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-return': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    // Services and stores are closures: none of their methods uses `this`.
    'typescript/unbound-method': 'off',
    // A group of chips is not a fieldset.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Expectations are in the walkers and fixtures that tests share.
    'vitest/expect-expect': 'off',
    'vitest/no-focused-tests': 'error',
    // The second argument of expect names the failed row in a loop over a table.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Loops over rows and roles have different expectations by row.
    'vitest/no-conditional-expect': 'off',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...folderRules,
    {
      files: ['*.config.ts', 'codegen.ts', '.storybook/**', 'stories/**', 'tools/gates/*.reporter.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['tools/**', 'tests/**'], rules: { 'no-console': 'off' } },
    { files: ['tests/**', 'stories/**', '.storybook/**', 'tools/**/*.{js,mjs}'], rules: looseInTests },
    { files: ['tools/vite/worker-head.js'], env: { serviceworker: true } },
  ],
});
