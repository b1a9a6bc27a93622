/** Seeded random: the same seed text gives the same draws on every machine. */
import { hashOf } from '#schema/kit/hash.ts';

export interface SeededRandom {
  /** At least 0, less than 1. */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** An element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Seeded random of a text (mulberry32). */
export function seededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new RangeError('nothing to draw from');
    return found;
  };
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    shuffle: (list) => {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [copy[last], copy[other]] = [at(copy, other), at(copy, last)];
      }
      return copy;
    },
  };
}

/** Deals a list in shuffled order, repeatedly; no element repeats before all elements were dealt. */
export function deckOf<T>(list: readonly T[], random: SeededRandom): () => T {
  let cards: T[] = [];
  return () => {
    if (cards.length === 0) cards = random.shuffle(list);
    const card = cards.pop();
    if (card === undefined) throw new RangeError('nothing to deal from');
    return card;
  };
}

/** Draws indexes of weights in proportion to the weights; a weight of zero is never drawn. */
export function lotteryOf(weights: readonly number[]): (random: SeededRandom) => number {
  const bounds = new Float64Array(weights.length);
  let total = 0;
  weights.forEach((weight, at) => (bounds[at] = total += weight));
  return (random) => {
    const drawn = random.next() * total;
    let [low, high] = [0, weights.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((bounds[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
