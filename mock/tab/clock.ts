/** The clock of the tab's world, which may be ahead of the machine's clock. */

/** A clock in ms since 1970. */
export interface Clock {
  readonly now: () => number;
  /** Moves the clock forward permanently; the clock never goes back. */
  readonly advance: (ms: number) => void;
}

/** A clock that follows another, such as `Date.now` or a frozen moment. */
export function clockOver(source: () => number): Clock {
  let ahead = 0;
  return {
    now: () => source() + ahead,
    advance: (ms) => {
      ahead += Math.max(0, ms);
    },
  };
}
