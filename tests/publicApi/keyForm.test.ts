/** The lifetime of a new API key, and the validation of its form. */
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

describe('the last day of an API key', () => {
  test('the last day of an API key is its term in days from today, across the end of a year', () => {
    expect(lastDay({ term: '30', day: '' }, today)).toBe('2026-12-22');
    expect(lastDay({ term: '90', day: '' }, today)).toBe('2027-02-20');
    expect(lastDay({ term: '365', day: '' }, today)).toBe('2027-11-22');
  });

  test('the last day of an API key is the chosen day, or null for a key that never expires', () => {
    expect(lastDay({ term: 'day', day: '2027-01-31' }, today)).toBe('2027-01-31');
    expect(toKeyInput({ ...beginning, term: 'never', day: '2027-01-31' }, today).expiresAt).toBeNull();
  });
});

describe('the form of an API key', () => {
  test('the form of an API key accepts a name, a scope and any of the terms', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ term: 'never' })).toEqual([]);
    expect(await faults({ term: 'day', day: today })).toEqual([]);
  });

  test('the form of an API key reports a missing name, scope or day, and a past day, at its field', async () => {
    expect(await faults({ name: '  ' })).toEqual(['name']);
    expect(await faults({ scopes: [] })).toEqual(['scopes']);
    expect(await faults({ term: 'day', day: '' })).toEqual(['day']);
    expect(await faults({ term: 'day', day: '2026-11-21' })).toEqual(['day']);
  });
});
