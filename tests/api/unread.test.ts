/** A number that could not be read is neither sent nor stored: JSON would make null of it, which means something else. */
import { expect, it, vi } from 'vitest';
import { request } from '#src/api/client.ts';
import { keepValue, readJson } from '#src/lib/storedText.ts';
import { onPage } from '../support/edge.ts';

onPage();

it('a call with a number that could not be read is refused before it is sent', async () => {
  const sending = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', sending);
  const asked = request('mutation Give($input: Input!) { give(input: $input) { id } }', {
    input: { lines: [{ amount: Number.NaN }] },
  });
  await expect(asked).rejects.toMatchObject({ code: 'invalid' });
  expect(sending).not.toHaveBeenCalled();
});

it('a draft keeps its last numbers that could be read', () => {
  keepValue('draft', { points: 5 });
  keepValue('draft', { points: Number.NaN });
  expect(readJson('draft')).toEqual({ points: 5 });
});
