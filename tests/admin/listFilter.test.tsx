/** Filters of a list in the address, beside a panel that is open on the same page. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { productSearch } from '#src/catalog/admin/productSearch.ts';

it('a filter that changes while a panel is open leaves the panel its place in the history', () => {
  const layer = { layers: 1 };
  history.replaceState(layer, '', '/admin/catalog?product=mug');
  const { result } = renderHook(() => useListFilter(productSearch));
  act(() => result.current.onFilter({ keywords: 'luz' }));
  expect(location.search).toContain('q=luz');
  expect(location.search).toContain('product=mug');
  expect(history.state).toEqual(layer);
});
