/** The rows that the windowed list draws at each scroll step. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { IndexedRows, TakeRows } from '#src/ui/VirtualList.tsx';

const items = Array.from({ length: 3 }, (_, index) => ({ id: String(index) }));

beforeEach(() => void vi.resetModules());

test('the windowed list gets the same element for the same row until the items change', async () => {
  const given: IndexedRows[] = [];
  const Windowed = (rows: IndexedRows): null => {
    given.push(rows);
    return null;
  };
  vi.doMock('#src/ui/WindowedList.tsx', () => ({
    WindowedList: Windowed,
    replaceFirst: (_list: HTMLElement | null, _count: number, take: TakeRows) => take(() => Windowed),
  }));
  await import('#src/ui/WindowedList.tsx');
  const { VirtualList } = await import('#src/ui/VirtualList.tsx');
  const row = vi.fn<(item: { id: string }) => ReactElement>(({ id }) => <p>{id}</p>);
  const list = (shown: typeof items) => (
    <VirtualList items={shown} keyOf={({ id }) => id}>
      {row}
    </VirtualList>
  );
  const { rerender } = render(list(items));
  await vi.waitFor(() => expect(given.length).toBeGreaterThan(0));
  row.mockClear();
  const first = given.at(-1);
  expect([first?.rowAt(1), first?.rowAt(1).key]).toEqual([first?.rowAt(1), '1']);
  expect(first?.rowAt(1)).toBe(first?.rowAt(1));
  expect(row).toHaveBeenCalledOnce();
  rerender(list(items.toReversed()));
  expect(given.at(-1)?.rowAt(0).key).toBe('2');
});
