/** A panel for one row: keeps the row while it closes and resets its content on each opening. */
import { useState } from 'react';

/** The state of a panel and its actions. */
export interface Panel<T> {
  readonly isOpen: boolean;
  /** The row of the panel; null before the first opening. */
  readonly about: T | null;
  /**
   * React key of the content: unique per opening over all panels, because two panels can be open. 0 before the
   * first opening.
   */
  readonly opening: number;
  readonly open: (about: T) => void;
  readonly close: () => void;
}

let openings = 0;

/** Initially closed. */
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
