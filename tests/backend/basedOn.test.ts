/** When an edit that says what it is based on is refused. */
import { describe, expect, test } from 'vitest';
import { expectBase } from '#backend/http/basedOn.ts';
import { ApiError } from '#schema/errors.ts';
import { isSameValue } from '#schema/kit/edit.ts';

describe('the base of an edit', () => {
  const stored = { name: 'Cuidado', nameEn: null, roles: ['admin', 'manager'], stock: 3 };
  const check = (body: Readonly<Record<string, unknown>>, language: 'es' | 'en' = 'es'): unknown => {
    try {
      expectBase({ language }, body, stored);
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.facts() : error;
    }
  };

  test.each([
    ['without a base', { name: 'Otro' }],
    ['with the stored value as its base', { name: 'Otro', basedOn: { name: 'Cuidado' } }],
    ['with the stored value as its new value', { name: 'Cuidado', basedOn: { name: 'Antes' } }],
    [
      'with an old base of a field that it does not change',
      { stock: 4, basedOn: { stock: 3, name: 'Antes' } },
    ],
    ['with an empty text for no value', { nameEn: 'Care', basedOn: { nameEn: '' } }],
    ['with a set in another order', { roles: ['admin'], basedOn: { roles: ['manager', 'admin'] } }],
  ])('an edit %s passes', (_, body) => {
    expect(check(body)).toBeNull();
  });

  test('an edit with another base is a conflict that names each field with both values, in the language of the caller', () => {
    const body = { name: 'Otro', stock: 5, basedOn: { name: 'Antes', stock: 2 } };
    expect(check(body)).toMatchObject({
      code: 'conflict',
      status: 409,
      retryable: false,
      reasons: [
        { field: 'name', code: 'changed_meanwhile', basedOn: 'Antes', stored: 'Cuidado' },
        { field: 'stock', code: 'changed_meanwhile', basedOn: 2, stored: 3 },
      ],
    });
    expect(check(body, 'en')).toMatchObject({
      reasons: [{ message: 'Somebody else changed this while you were editing it.' }, {}],
    });
  });

  test('values are compared by content', () => {
    const question = { id: '1', label: 'Talla', options: ['S', 'M'] };
    expect(isSameValue([question], [{ ...question, label: 'Talla ' }])).toBe(true);
    expect(isSameValue([question], [{ ...question, label: 'Color' }])).toBe(false);
    expect(isSameValue([question], [])).toBe(false);
    expect(isSameValue(0, null)).toBe(false);
  });
});
