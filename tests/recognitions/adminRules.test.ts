/** Small rules of the administration: orders, icons, costs, forms, and the active entry of the navigation. */
import { describe, expect, test } from 'vitest';
import { isActiveRoute } from '#src/app/isActiveRoute.ts';
import { typeIcon } from '#src/ui/typeIcons.ts';
import { awardCost } from '#src/recognitions/admin/AwardBill.tsx';
import { iconsFor } from '#src/admin/IconField.tsx';
import { iconNames } from '#src/admin/iconNames.ts';
import { fieldsOf, typeForm, toTypeInput } from '#src/recognitions/admin/typeForm.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { moved } from '#src/admin/order.ts';

const rows = ['a', 'b', 'c', 'd'].map((id, position) => ({ id, position }));
const names = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('');

describe('the order of values', () => {
  test.each([
    [0, 1, 'bacd'],
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, -1, 'abcd'],
    [3, 4, 'abcd'],
  ])('moving a value from place %i to %i gives the order %s', (from, to, expected) => {
    expect(names(moved(rows, from, to))).toBe(expected);
  });
});

describe('icons of recognition types', () => {
  test('every icon that can be chosen is drawn as itself, not as the fallback', () => {
    const fallback = typeIcon('no such icon');
    const wrong = Object.keys(iconNames).filter((name) => name !== 'award' && typeIcon(name) === fallback);
    expect(wrong).toEqual([]);
  });

  test('icons are found by words of either language, without regard to accents', () => {
    expect(iconsFor('brujula')).toEqual(['compass']);
    expect(iconsFor('rocket')).toContain('rocket');
    expect(iconsFor('no such word')).toEqual([]);
    expect(iconsFor('')).toHaveLength(Object.keys(iconNames).length);
  });
});

test('the cost of awarding a badge counts only people who take part in points', () => {
  const people = [{ takesPoints: true }, { takesPoints: false }, { takesPoints: true }];
  expect(awardCost({ points: 20 }, people)).toBe(40);
  expect(awardCost({ points: 20 }, [])).toBe(0);
});

describe('the form of a type', () => {
  const resolve = async (change: Partial<ReturnType<typeof fieldsOf>>) =>
    (
      await rowResolver(typeForm, 'es')({ ...fieldsOf(null), name: 'Ayuda', ...change }, undefined, {
        fields: {},
        shouldUseNativeValidation: false,
      })
    ).errors;

  test('the form of a recognition type has no faults once it has a name', async () => {
    expect(await resolve({})).toEqual({});
    expect(Object.keys(await resolve({ name: '  ' }))).toEqual(['name']);
  });

  test('the form of a recognition type refuses a maximum below the minimum', async () => {
    expect((await resolve({ minPoints: 50, maxPoints: 20 })).maxPoints?.message).toMatch(/50/u);
    expect(await resolve({ minPoints: 50, maxPoints: null })).toEqual({});
  });

  test('the form of a recognition type requires roles that send it and roles that receive it', async () => {
    expect(Object.keys(await resolve({ roles: [], receiverRoles: [] })).sort()).toEqual([
      'receiverRoles',
      'roles',
    ]);
  });

  test('an empty English name of a recognition type is saved as null', () => {
    expect(toTypeInput({ ...fieldsOf(null), nameEn: ' ' }).nameEn).toBeNull();
  });
});

describe('the active entry of the navigation', () => {
  test.each([
    ['/admin', '/admin', true],
    ['/admin', '/admin/badges', true],
    ['/admin', '/administer', false],
    ['/', '/wallet', false],
    ['/', '/', true],
  ])('the navigation entry %s is active at the address %s: %s', (path, address, expected) => {
    expect(isActiveRoute({ path }, address)).toBe(expected);
  });
});
