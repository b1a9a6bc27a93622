/** The last places of events, 2,000 times in a release: SQLite in a file of its own, for its budget. */
import { expect, it } from 'vitest';
import { isWhole, trials } from '../support/trials.ts';
import { races } from './rows/events.races.ts';

it.each(races)('$call at once for $limited, sql store: $invariant', async ({ run, expected }) => {
  const { left, seen } = await run('sql', isWhole ? 2_000 : trials(1));
  expect({ left, seen }).toEqual({ left: expected, seen: [] });
});
