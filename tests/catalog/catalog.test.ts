/**
 * Small rules of the catalog: filter and address match, the grid keeps every item, and a product refreshes when it
 * changes.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextChange } from '#src/catalog/nextChange.ts';
import { productIcon } from '#src/products/productIcons.ts';
import { savedOf } from '#src/catalog/saved.ts';
import { rowsOf } from '#src/catalog/useColumns.ts';
import { iconNames } from '#src/admin/iconNames.ts';

describe('rows of the grid', () => {
  it('the rows of the catalog grid hold every product once, in order, and none exceeds the width', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 6 }), (items, width) => {
        const rows = rowsOf(items, width);
        expect(rows.flat()).toEqual(items);
        for (const row of rows) {
          expect(row.length).toBeGreaterThan(0);
          expect(row.length).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});

describe('the refetch time of an unavailable product', () => {
  const now = Date.parse('2026-03-18T18:00:00.000Z');
  const changing = (...seconds: readonly (number | null)[]) => ({
    missing: seconds.map((after) => ({
      code: 'stock' as const,
      have: 0,
      need: 1,
      changesAt: after === null ? null : new Date(now + after * 1_000).toISOString(),
    })),
  });

  it('an unavailable product is fetched again when the first of its reasons changes', () => {
    expect(nextChange(changing(null, 600, 60), now)).toBe(61_500);
  });

  it('an unavailable product is not fetched again without a change, or with one a day away', () => {
    expect(nextChange(changing(null), now)).toBe(false);
    expect(nextChange(changing(86_400), now)).toBe(false);
    expect(nextChange(undefined, now)).toBe(false);
  });

  it('an unavailable product whose change has passed is fetched again after at least ten seconds', () => {
    expect(nextChange(changing(-60), now)).toBeGreaterThanOrEqual(10_000);
  });
});

describe('saved points and product icons', () => {
  it('the points saved for a goal never exceed its price', () => {
    expect(savedOf({ have: 2_000, need: 500 })).toBe(500);
    expect(savedOf({ have: 20, need: 500 })).toBe(20);
  });

  it('every product icon that can be chosen is drawn, and an unknown name is drawn as a gift', () => {
    const gift = productIcon(null);
    expect(productIcon('no-such-thing')).toBe(gift);
    expect(productIcon('constructor')).toBe(gift);
    const drawn = Object.keys(iconNames).filter((name) => productIcon(name) !== gift);
    expect(drawn).toEqual(Object.keys(iconNames).filter((name) => name !== 'gift'));
  });
});
