/** The hidden columns of a table, stored on this device. */
import { useState } from 'react';
import type { Column } from './tableShape.ts';

const place = (memory: string): string => `columns:${memory}`;

function stored(memory: string | undefined): readonly string[] | null {
  if (memory === undefined) return null;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(memory)) ?? 'null');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}

/** The visible columns and a function to show or hide one; the first and the fixed columns are always visible. */
export function useColumnChoice<T>(
  columns: readonly Column<T>[],
  memory: string | undefined,
): {
  readonly shown: readonly Column<T>[];
  /** The columns that can be hidden. */
  readonly choosable: readonly Column<T>[];
  readonly show: (id: string, isShown: boolean) => void;
} {
  const [hidden, setHidden] = useState<readonly string[]>(
    () => stored(memory) ?? columns.filter((one) => one.startsHidden === true).map((one) => one.id),
  );
  const choosable = columns.filter((one, index) => index > 0 && one.fixed !== true);
  const isShown = (one: Column<T>): boolean => !choosable.includes(one) || !hidden.includes(one.id);
  const show = (id: string, shows: boolean): void => {
    const next = shows ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    if (memory === undefined) return;
    try {
      localStorage.setItem(place(memory), JSON.stringify(next));
    } catch {
      // Without storage the choice lasts for this page.
    }
  };
  return { shown: columns.filter(isShown), choosable, show };
}
