/** Figures equal a slow recount after some operations; a release does ten thousand (`random*.slow.test.ts`). */
import { it } from 'vitest';
import { figuresAfter } from './figures.ts';

it.each([
  ['tab', 160],
  ['sql', 120],
] as const)(
  'figures equal a slow recount after random operations, %s store, %i operations',
  figuresAfter,
  120_000,
);
