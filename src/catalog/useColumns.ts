/** The number of columns of the product grid by window width: the virtual list builds its rows itself. */
import { useSyncExternalStore } from 'react';

/** Breakpoints in CSS px: each adds a column to the initial two. */
const steps = [640, 1200] as const;

const lists = (): readonly MediaQueryList[] =>
  typeof matchMedia === 'function' ? steps.map((px) => matchMedia(`(min-width: ${px}px)`)) : [];

function subscribe(listener: () => void): () => void {
  const all = lists();
  for (const one of all) one.addEventListener('change', listener);
  return () => {
    for (const one of all) one.removeEventListener('change', listener);
  };
}

const columns = (): number => 2 + lists().filter(({ matches }) => matches).length;

/** Two, three or four. */
export const useColumns = (): number => useSyncExternalStore(subscribe, columns);

/** Splits items into rows of `width`; the last row may be shorter. */
export const rowsOf = <T>(items: readonly T[], width: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  );
