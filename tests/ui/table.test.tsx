/** Sorting and selecting in a table, and the columns that it remembers. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextSort, toggled, type Column } from '#src/ui/tableShape.ts';
import { useColumnChoice } from '#src/ui/useColumnChoice.ts';

const column = (id: string, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});
const columns = [
  column('name', { startsHidden: true }),
  column('points'),
  column('state', { fixed: true }),
  column('since', { startsHidden: true }),
];
const idsOf = (all: readonly Column<string>[]): string[] => all.map((one) => one.id);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the order of a table', () => {
  test('sorting by a column begins ascending and reverses with each further press', () => {
    const first = nextSort(null, 'name');
    expect(first).toEqual({ by: 'name', direction: 'asc' });
    expect(nextSort(first, 'name').direction).toBe('desc');
    expect(nextSort(nextSort(first, 'name'), 'name').direction).toBe('asc');
  });

  test('sorting by another column begins ascending again', () => {
    expect(nextSort({ by: 'name', direction: 'asc' }, 'points')).toEqual({ by: 'points', direction: 'asc' });
  });
});

describe('the choice of rows', () => {
  test('toggling rows adds missing ones, and removes them only when all were chosen', () => {
    expect([...toggled(new Set(['a']), ['a', 'b'])]).toEqual(['a', 'b']);
    expect([...toggled(new Set(['a', 'b', 'c']), ['a', 'b'])]).toEqual(['c']);
  });

  test('toggling rows leaves the given set unchanged', () => {
    const given = new Set(['a']);
    toggled(given, ['a']);
    expect(given.has('a')).toBe(true);
  });
});

describe('the columns of a table', () => {
  test('the first column and fixed columns of a table cannot be hidden', () => {
    const { result } = renderHook(() => useColumnChoice(columns, 'x'));
    expect(idsOf(result.current.choosable)).toEqual(['points', 'since']);
    expect(idsOf(result.current.shown)).toEqual(['name', 'points', 'state']);
  });

  test('the chosen columns of a table are stored under the table’s name', () => {
    const first = renderHook(() => useColumnChoice(columns, 'x'));
    act(() => first.result.current.show('since', true));
    first.unmount();
    const again = renderHook(() => useColumnChoice(columns, 'x'));
    expect(idsOf(again.result.current.shown)).toEqual(['name', 'points', 'state', 'since']);
    const other = renderHook(() => useColumnChoice(columns, 'y'));
    expect(idsOf(other.result.current.shown)).toEqual(['name', 'points', 'state']);
  });

  test.each(['{"', '7', 'null', '[7]'])('a table shows its columns despite %s in the storage', (stored) => {
    localStorage.setItem('columns:x', stored);
    const { result } = renderHook(() => useColumnChoice(columns, 'x'));
    expect(idsOf(result.current.shown)).toContain('points');
  });
});
