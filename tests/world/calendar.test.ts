/** Instants of the demo's rows are those of `toISOString`. */
import { expect, it } from 'vitest';
import { day, instant } from '#mock/world/calendar.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';

const now = Date.parse('2028-02-29T23:59:59.999Z');

it('an instant is written as `toISOString` writes it', () => {
  const random = seededRandom('instants');
  const moments = [
    0,
    now,
    now + 1,
    now + 0.7,
    Date.parse('2027-01-01T00:00:00.000Z'),
    ...Array.from({ length: 5_000 }, () => now - random.next() * 4_000 * day),
  ];
  for (const moment of moments) expect(instant(moment)).toBe(new Date(moment).toISOString());
});

it('no moment has no instant', () => {
  expect(() => instant(Number.NaN)).toThrow(RangeError);
});
