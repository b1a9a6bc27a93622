/** A panel for one row: it keeps its row while it closes, and begins anew each time it opens. */
import { useState } from 'react';

/** What stands in a panel, and how it comes and goes. */
export interface Panel<T> {
  readonly isOpen: boolean;
  /** What it is about; null until the first time. */
  readonly about: T | null;
  /** Different for every opening: the key of what stands inside. */
  readonly opening: number;
  readonly open: (about: T) => void;
  readonly close: () => void;
}

/** A closed panel at first. */
export function usePanel<T>(): Panel<T> {
  const [state, setState] = useState<{ isOpen: boolean; about: T | null; opening: number }>({
    isOpen: false,
    about: null,
    opening: 0,
  });
  return {
    ...state,
    open: (about) => setState(({ opening }) => ({ isOpen: true, about, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  };
}
