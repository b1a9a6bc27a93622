/** The days of the next survey of a series. */
import { expect, it } from 'vitest';
import { nextWave } from '#schema/surveys/series.ts';

it('a series asks again after its interval, never in the past, and in months on the same day', () => {
  const wave = { startsOn: '2026-01-31', endsOn: '2026-02-02' };
  expect(nextWave(wave, 'weekly', '2026-02-03')).toEqual({ startsOn: '2026-02-07', endsOn: '2026-02-09' });
  expect(nextWave(wave, 'monthly', '2026-02-03')).toEqual({ startsOn: '2026-02-28', endsOn: '2026-03-02' });
  expect(nextWave(wave, 'yearly', '2026-02-03').startsOn).toBe('2027-01-31');
  expect(nextWave(wave, 'biweekly', '2026-03-01').startsOn).toBe('2026-03-01');
});
