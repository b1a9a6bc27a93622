/** What a recognition costs and who gets what, by the rules the server applies (design §5, §8). */
import { cost, oddPoints, shares, type Distribution } from '#schema/recognitions/recognitions.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** The price of a recognition, live. */
export interface Bill {
  /** People who take part in points. */
  readonly takers: readonly PublicUser[];
  /** People who are thanked without points. */
  readonly without: readonly PublicUser[];
  /** Points of each receiver, in the order of the list; 0 for those outside points. */
  readonly shares: readonly number[];
  readonly cost: number;
  /** What stays in the purse; below 0 when it does not suffice. */
  readonly left: number;
  /** Who gets one of the odd points of a split. */
  readonly lucky: readonly PublicUser[];
}

/** The bill of an amount for these people out of a purse of `have`. */
export function billOf(
  receivers: readonly PublicUser[],
  amount: number,
  distribution: Distribution,
  have: number,
): Bill {
  const takers = receivers.filter(({ takesPoints }) => takesPoints);
  const parts = shares(amount, distribution, takers.length);
  const of = new Map(takers.map(({ id }, index) => [id, parts[index] ?? 0]));
  const price = cost(amount, distribution, takers.length);
  return {
    takers,
    without: receivers.filter(({ takesPoints }) => !takesPoints),
    shares: receivers.map(({ id }) => of.get(id) ?? 0),
    cost: price,
    left: have - price,
    lucky: takers.slice(0, oddPoints(amount, distribution, takers.length)),
  };
}
