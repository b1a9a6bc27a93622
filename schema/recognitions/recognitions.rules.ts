/** The rules of a recognition that the composer and the backend share (design §5, §8). */

/** `each`: the amount is per receiver; `split`: it is the total. */
export const distributions = ['each', 'split'] as const;
export type Distribution = (typeof distributions)[number];

/** Points for each receiver in the order given; of a split that does not divide evenly the first listed get one more each. */
export function shares(amount: number, distribution: Distribution, receivers: number): readonly number[] {
  if (receivers === 0) return [];
  if (distribution === 'each') return Array.from({ length: receivers }, () => amount);
  const base = Math.floor(amount / receivers);
  const odd = amount % receivers;
  return Array.from({ length: receivers }, (_, index) => base + (index < odd ? 1 : 0));
}

/** What the sender pays for `receivers` people who take part in points. */
export const cost = (amount: number, distribution: Distribution, receivers: number): number =>
  receivers === 0 ? 0 : distribution === 'each' ? amount * receivers : amount;

/** Points left over when a split does not divide evenly. */
export const oddPoints = (amount: number, distribution: Distribution, receivers: number): number =>
  distribution === 'split' && receivers > 0 ? amount % receivers : 0;
