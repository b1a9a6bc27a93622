/** Small rules of the administration: orders, icons, costs, forms, and where the navigation says one is. */
import { describe, expect, test } from 'vitest';
import { isActiveRoute } from '#src/app/isActiveRoute.ts';
import { typeIcon } from '#src/posts/typeIcons.ts';
import { awardCost } from '#src/recognitions/admin/AwardBill.tsx';
import { iconsFor } from '#src/admin/IconField.tsx';
import { iconNames } from '#src/admin/iconNames.ts';
import { fieldsOf, typeForm, toTypeInput } from '#src/recognitions/admin/typeForm.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { moved, movesOf, placed } from '#src/admin/order.ts';

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
  ])('from %i to %i: %s', (from, to, expected) => {
    expect(names(moved(rows, from, to))).toBe(expected);
  });

  test('only what changes its place is written', () => {
    expect(movesOf(moved(rows, 0, 1))).toEqual([
      { id: 'b', position: 0 },
      { id: 'a', position: 1 },
    ]);
    expect(movesOf(rows)).toEqual([]);
  });

  test('gaps and equal places of before are closed', () => {
    const old = [
      { id: 'a', position: 4 },
      { id: 'b', position: 4 },
    ];
    expect(placed(old).map(({ position }) => position)).toEqual([0, 1]);
  });
});

describe('icons', () => {
  test('every one that can be chosen is drawn as itself', () => {
    const fallback = typeIcon('no such icon');
    const wrong = Object.keys(iconNames).filter((name) => name !== 'award' && typeIcon(name) === fallback);
    expect(wrong).toEqual([]);
  });

  test('are found by words of either language, accents apart', () => {
    expect(iconsFor('brujula')).toEqual(['compass']);
    expect(iconsFor('rocket')).toContain('rocket');
    expect(iconsFor('no such word')).toEqual([]);
    expect(iconsFor('')).toHaveLength(Object.keys(iconNames).length);
  });
});

test('awarding costs points only for people who take part in them', () => {
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

  test('begins without faults once it has a name', async () => {
    expect(await resolve({})).toEqual({});
    expect(Object.keys(await resolve({ name: '  ' }))).toEqual(['name']);
  });

  test('the most is not less than the least', async () => {
    expect((await resolve({ minPoints: 50, maxPoints: 20 })).maxPoints?.message).toMatch(/50/u);
    expect(await resolve({ minPoints: 50, maxPoints: null })).toEqual({});
  });

  test('somebody sends it and somebody receives it', async () => {
    expect(Object.keys(await resolve({ roles: [], receiverRoles: [] })).sort()).toEqual([
      'receiverRoles',
      'roles',
    ]);
  });

  test('an empty English name is none', () => {
    expect(toTypeInput({ ...fieldsOf(null), nameEn: ' ' }).nameEn).toBeNull();
  });
});

describe('where one is', () => {
  test.each([
    ['/admin', '/admin', true],
    ['/admin', '/admin/badges', true],
    ['/admin', '/administer', false],
    ['/', '/wallet', false],
    ['/', '/', true],
  ])('%s is marked at %s: %s', (path, address, expected) => {
    expect(isActiveRoute({ path }, address)).toBe(expected);
  });
});
