/** Half of the ten thousand random operations of a release, on the SQL store. */
import { it } from 'vitest';
import { isWhole } from '../support/trials.ts';
import { figuresAfter } from './figures.ts';

it.runIf(isWhole)(
  'figures equal a slow recount after thousands of random operations, sql store',
  () => figuresAfter('sql', 5_000),
  900_000,
);
