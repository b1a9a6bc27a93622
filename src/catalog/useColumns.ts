/** How many products stand beside each other, as wide as the window is: rows of a virtual list are made by hand. */
import { useSyncExternalStore } from 'react';

/** Widths from which there is one column more, in CSS px; two columns below the first. */
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

/** Things in rows of so many; the last row may be shorter. */
export const rowsOf = <T>(items: readonly T[], width: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  );
