/** The faults of a launch are known before anything is sent: all of them, each at its field. */
import { expect, test } from 'vitest';
import { everybodyPlan } from '#machines/surveyLaunch.samples.ts';
import type { LaunchPlan } from '#machines/surveyLaunch.setup.ts';
import { planReasons } from '#src/surveys/admin/launch/launchPlan.ts';

/** Field and message of each fault on 23 November. */
const faultsOf = (own: Partial<LaunchPlan>) =>
  planReasons({ ...everybodyPlan, ...own }, '2026-11-23', 'es').map(({ field, message }) => [field, message]);

test('a plan without a fault says nothing, also one that opens at once and never closes', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ startsAt: null, endsAt: null, remindAfter: [1, 365] })).toEqual([]);
  expect(faultsOf({ startsAt: null, endsAt: '2026-11-23', remindAfter: [] })).toEqual([]);
});

test('days in the wrong order, a last day that is over and a series without an end are told at the last day', () => {
  const reversed = { startsAt: '2026-12-10', endsAt: '2026-12-04' };
  expect(faultsOf(reversed)).toEqual([['endsAt', 'La fecha final no puede ser anterior a la inicial.']]);
  expect(faultsOf({ endsAt: '2026-11-22' })).toEqual([['endsAt', 'El último día ya pasó.']]);
  expect(faultsOf({ endsAt: null, repeats: 'weekly' })).toEqual([
    ['endsAt', 'Una encuesta que se repite necesita un último día.'],
  ]);
});

test('a reminder after the last day is told at the reminders, counted from the day of the opening', () => {
  const late = [['remindAfter', 'Hay recordatorios después del último día. Quítalos o cierra más tarde.']];
  expect(faultsOf({ remindAfter: [10] })).toEqual([]);
  expect(faultsOf({ remindAfter: [3, 11] })).toEqual(late);
  expect(faultsOf({ startsAt: null, remindAfter: [11] })).toEqual([]);
  expect(faultsOf({ startsAt: null, remindAfter: [12] })).toEqual(late);
});

test('points above the maximum and wrong days are told together, and the maximum is written as the product writes numbers', () => {
  expect(faultsOf({ points: 2_000_000, endsAt: '2026-11-20' })).toEqual([
    ['points', 'Debe ser 1,000,000 o menos.'],
    ['endsAt', 'El último día ya pasó.'],
  ]);
});
