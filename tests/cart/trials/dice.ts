/** Chance that can be thrown again: the same seed, the same trial. */

/** What a trial leaves to chance. */
export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** Whether something of this likelihood happens. */
  readonly hits: (likelihood: number) => boolean;
  /** One of them; undefined for none. */
  readonly pick: <A>(from: readonly A[]) => A | undefined;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
}

/** Mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    hits: (likelihood) => next() < likelihood,
    pick: (from) => from[Math.floor(next() * from.length)],
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
