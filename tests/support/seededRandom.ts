/** Chance that can be thrown again: the same seed, the same numbers. */

/** What a random test leaves to chance. */
export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** Whether something of this likelihood (0 to 1) happens. */
  readonly hits: (likelihood: number) => boolean;
  /** One of them; raises `RangeError` for none. */
  readonly pick: <A>(from: readonly A[]) => A;
  /** One of them; undefined for none. */
  readonly pickAny: <A>(from: readonly A[]) => A | undefined;
  /** Deals them in a random order, and again when all were dealt: each comes as often as it is there. Raises `RangeError` for none. */
  readonly deck: <A>(of: readonly A[]) => () => A;
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
