/** The filters of every list that keeps them in its address, derived from the row of the list. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters } from '#schema/users/people.endpoints.ts';
import { orderStates } from '#schema/orders/orders.rules.ts';
import { roles } from '#schema/permissions.ts';
import { movementKinds } from '#schema/points/points.rules.ts';
import { isNarrowed, type Search } from '#src/api/searchOf.ts';
import { productSearch } from '#src/catalog/admin/productSearch.ts';
import { catalogSearch } from '#src/catalog/catalogSearch.ts';
import { feedSearch } from '#src/feed/feedSearch.ts';
import { filesSearch } from '#src/files/filesSearch.ts';
import { orgOrderSearch } from '#src/orders/admin/orgOrders.queries.ts';
import { statementSearch } from '#src/points/statementFilter.ts';
import { peopleSearch } from '#src/users/admin/peopleSearch.ts';

const words = fc
  .string({ minLength: 1, maxLength: 100 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const id = fc.uuid();
const points = fc.integer({ min: 1, max: 1_000_000 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const most = fc.constantFrom;

/** A list: its search, and any value of each part but its default. */
const lists: readonly (readonly [string, Search<object>, Readonly<Record<string, fc.Arbitrary<unknown>>>])[] =
  [
    [
      'people',
      peopleSearch,
      {
        page: fc.integer({ min: 2, max: 999_999 }),
        type: most(...roles),
        active: most(...activeFilters.filter((one) => one !== 'active')),
        keywords: words,
        searchByEmail: fc.constant(true),
        departmentId: id,
        groupId: id,
      },
    ],
    [
      'products',
      productSearch,
      { keywords: words, categoryId: id, active: fc.boolean(), stockBelow: fc.constant(5) },
    ],
    [
      'catalog',
      catalogSearch,
      {
        keywords: words,
        categoryIds: fc.array(id, { minLength: 1, maxLength: 5 }).map((ids) => ids.toSorted()),
        minPoints: points,
        maxPoints: points,
        justCorporative: fc.constant(true),
        order: most('points_asc', 'points_desc'),
      },
    ],
    ['feed', feedSearch, { postType: id, departmentId: id, valueId: id, filed: fc.constant(true) }],
    [
      'documents',
      filesSearch,
      { keywords: words, folder: fc.string({ minLength: 1, maxLength: 60 }), pending: fc.constant(true) },
    ],
    ['documents outside folders', filesSearch, { unfiled: fc.constant(true), pending: fc.constant(true) }],
    ['orders', orgOrderSearch, { status: most(...orderStates), keywords: words }],
    [
      'statement',
      statementSearch,
      { purse: most('give', 'redeem'), kind: most(...movementKinds), startDate: day, endDate: day },
    ],
  ];

describe.each(lists)('the filter of %s', (_name, search, parts) => {
  test('is restored from its address, beside other parameters of the address', () => {
    fc.assert(
      fc.property(fc.record(parts, { requiredKeys: [] }), (filter) => {
        const address = search.into(new URLSearchParams('person=p1'), filter);
        expect(search.read(address)).toEqual(filter);
        expect(address.get('person')).toBe('p1');
        expect(search.read(search.into(address, {}))).toEqual({});
      }),
      { numRuns: 30 },
    );
  });

  test('never leaves the limits of its row, whatever the address says', () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.constant('1e308'),
    );
    const names = Object.keys(search.write(fc.sample(fc.record(parts), { numRuns: 1, seed: 1 })[0] ?? {}));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), text), (params) => {
        const filter = search.read(new URLSearchParams(params));
        expect(search.read(new URLSearchParams(search.write(filter)))).toEqual(filter);
      }),
      { numRuns: 30 },
    );
  });
});

test('addresses keep the names and texts that links in mails and bookmarks use', () => {
  const filter = {
    page: 3,
    keywords: 'ana',
    searchByEmail: true,
    active: 'all',
    departmentId: 'd1',
  } as const;
  expect(peopleSearch.write(filter)).toEqual({
    page: '3',
    q: 'ana',
    in: 'email',
    active: 'all',
    department: 'd1',
  });
  expect(productSearch.write({ active: false, stockBelow: 5 })).toEqual({ active: '0', few: '1' });
  expect(filesSearch.write({ unfiled: true, pending: true })).toEqual({ folder: '', pending: '1' });
  expect(feedSearch.write({ postType: 't1', filed: true })).toEqual({ type: 't1', filed: '1' });
  expect(
    catalogSearch.write({ categoryIds: ['b', 'a'], minPoints: 5, justCorporative: true, order: 'newest' }),
  ).toEqual({
    category: 'a,b',
    min: '5',
    own: '1',
  });
});

test.each([
  [peopleSearch, 'active=maybe&type=boss&page=-1&in=name&department='],
  [peopleSearch, 'active=active&page=1&in=constructor'],
  [productSearch, 'active=maybe&few=yes&category='],
  [statementSearch, 'purse=both&kind=none&from=2026-02-31&to=yesterday&tab=requests'],
  [catalogSearch, 'min=0&max=1e308&order=newest&q=+++&category=,'],
] satisfies readonly (readonly [Search<object>, string])[])(
  'unknown values and defaults of an address are no filter: %# %s',
  (search, address) => {
    expect(search.read(new URLSearchParams(address))).toEqual({});
  },
);

test('search words are cut at the length that the row allows', () => {
  expect(catalogSearch.read(new URLSearchParams({ q: 'a'.repeat(300) }))).toEqual({
    keywords: 'a'.repeat(100),
  });
});

test('neither the page nor the order of a list counts as a filter', () => {
  expect(isNarrowed({ page: 3, order: 'points_asc', keywords: undefined, categoryIds: [] })).toBe(false);
  expect(isNarrowed({ active: false })).toBe(true);
});
