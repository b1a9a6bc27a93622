/** The time of the tab's world, which may be ahead of the machine's. */

/** A clock in ms since 1970. */
export interface Clock {
  readonly now: () => number;
  /** Moves it forward for good; it never goes back. */
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

/** The clock of a kept world: what its rows say about time goes with them, in every tab and through each reload. Until `follow` it is the machine's. */
export function worldClock(machine: () => number): {
  readonly now: () => number;
  readonly follow: (world: () => { readonly ahead: number }) => void;
} {
  let world = (): { readonly ahead: number } => ({ ahead: 0 });
  return {
    now: () => machine() + world().ahead,
    follow: (next) => {
      world = next;
    },
  };
}
