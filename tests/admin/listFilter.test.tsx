/** Filters of a list and of the charts in the address, beside a panel that is open on the same page. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListFilter } from '#src/admin/useListFilter.ts';
import { useChartFilter } from '#src/analytics/useChartFilter.ts';
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

it('a filter of the charts that changes while a number is open leaves the panel its place in the history', () => {
  const layer = { layers: 1 };
  history.replaceState(layer, '', '/charts?section=points&number=given');
  const { result } = renderHook(() => useChartFilter());
  act(() => result.current.onFilter({ departmentId: 'sales' }));
  act(() => result.current.onParam('compare', '0'));
  expect(location.search).toContain('number=given');
  expect(location.search).toContain('compare=0');
  expect(location.search).toContain('sales');
  expect(history.state).toEqual(layer);
});
