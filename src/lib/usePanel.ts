/** A panel for one row: it keeps its row while it closes, and begins anew each time it opens. */
import { useState } from 'react';

/** What stands in a panel, and how it comes and goes. */
export interface Panel<T> {
  readonly isOpen: boolean;
  /** What it is about; null until the first time. */
  readonly about: T | null;
  /** The key of the content: different for every opening of every panel, since two panels can be open; 0 until the first time. */
  readonly opening: number;
  readonly open: (about: T) => void;
  readonly close: () => void;
}

let openings = 0;

/** A closed panel at first. */
export function usePanel<T>(): Panel<T> {
  const [state, setState] = useState<{ isOpen: boolean; about: T | null; opening: number }>({
    isOpen: false,
    about: null,
    opening: 0,
  });
  return {
    ...state,
    open: (about) => {
      openings += 1;
      setState({ isOpen: true, about, opening: openings });
    },
    close: () => setState((now) => ({ ...now, isOpen: false })),
  };
}
