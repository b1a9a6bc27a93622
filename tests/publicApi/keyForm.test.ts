/** How long a new key lives, and what its form says before anything is sent. */
import { describe, expect, test } from 'vitest';
import { rowResolver } from '#src/api/rowForm.ts';
import { beginning, keyForm, toKeyInput, lastDay, type KeyFields } from '#src/publicApi/admin/keyForm.ts';

const today = '2026-11-22';
const faults = async (fields: Partial<KeyFields>): Promise<readonly string[]> => {
  const given = { ...beginning, name: 'Nómina', ...fields };
  const { errors } = await rowResolver(keyForm(today), 'es')(given, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors);
};

describe('the last day of a key', () => {
  test('is so many days from today on the wall of the organisation, over the end of a year too', () => {
    expect(lastDay({ term: '30', day: '' }, today)).toBe('2026-12-22');
    expect(lastDay({ term: '90', day: '' }, today)).toBe('2027-02-20');
    expect(lastDay({ term: '365', day: '' }, today)).toBe('2027-11-22');
  });

  test('is the day that was chosen, or none', () => {
    expect(lastDay({ term: 'day', day: '2027-01-31' }, today)).toBe('2027-01-31');
    expect(toKeyInput({ ...beginning, term: 'never', day: '2027-01-31' }, today).expiresAt).toBeNull();
  });
});

describe('the form', () => {
  test('takes a name, a right and any of the terms', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ term: 'never' })).toEqual([]);
    expect(await faults({ term: 'day', day: today })).toEqual([]);
  });

  test('says at its field what is missing or over', async () => {
    expect(await faults({ name: '  ' })).toEqual(['name']);
    expect(await faults({ scopes: [] })).toEqual(['scopes']);
    expect(await faults({ term: 'day', day: '' })).toEqual(['day']);
    expect(await faults({ term: 'day', day: '2026-11-21' })).toEqual(['day']);
  });
});
