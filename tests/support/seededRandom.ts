/** Seeded random for tests: the same seed gives the same numbers. */

/** The random draws of a test. */
export interface Dice {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** True with this probability (0 to 1). */
  readonly hits: (likelihood: number) => boolean;
  /** One element; throws `RangeError` for an empty list. */
  readonly pick: <A>(from: readonly A[]) => A;
  /** One element; undefined for an empty list. */
  readonly pickAny: <A>(from: readonly A[]) => A | undefined;
  /**
   * Deals the elements in random order, repeatedly: no element repeats before all were dealt. Throws
   * `RangeError` for an empty list.
   */
  readonly deck: <A>(of: readonly A[]) => () => A;
  /** An integer from `least` to `most`, both inclusive. */
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
  const pickAny = <A>(from: readonly A[]): A | undefined => from[Math.floor(next() * from.length)];
  const pick = <A>(from: readonly A[]): A => {
    const one = pickAny(from);
    if (one === undefined) throw new RangeError('nothing to pick from');
    return one;
  };
  return {
    next,
    hits: (likelihood) => next() < likelihood,
    pickAny,
    pick,
    deck: (of) => {
      let left: (typeof of)[number][] = [];
      return () => {
        if (left.length === 0) left = [...of];
        const one = pick(left);
        left.splice(left.indexOf(one), 1);
        return one;
      };
    },
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}
