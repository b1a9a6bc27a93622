/** The cost and the shares of a recognition, by the same rules as the server. */
import { cost, oddPoints, shares, type Distribution } from '#schema/recognitions/recognitions.rules.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';

/** The live price of a recognition. */
export interface Bill {
  /** Receivers who participate in points. */
  readonly takers: readonly PublicUser[];
  /** Receivers who do not participate in points. */
  readonly without: readonly PublicUser[];
  /** Points of each receiver, in the order of the list; 0 for people who do not participate. */
  readonly shares: readonly number[];
  readonly cost: number;
  /** The remaining balance; negative if the balance is insufficient. */
  readonly left: number;
  /** The receivers of the odd points of a split. */
  readonly lucky: readonly PublicUser[];
}

/** The bill of an amount for these receivers with a balance of `have`. */
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
