/** The rules of a recognition, shared by the composer and the backend. */
import type { Role } from '../permissions.ts';

/** `each`: the amount is per receiver; `split`: it is the total. */
export const distributions = ['each', 'split'] as const;
export type Distribution = (typeof distributions)[number];

/** Points per receiver in the given order; if a split does not divide evenly, the first receivers get one more each. */
export function shares(amount: number, distribution: Distribution, receivers: number): readonly number[] {
  if (receivers === 0) return [];
  if (distribution === 'each') return Array.from({ length: receivers }, () => amount);
  const base = Math.floor(amount / receivers);
  const odd = amount % receivers;
  return Array.from({ length: receivers }, (_, index) => base + (index < odd ? 1 : 0));
}

/** The price for the sender with `receivers` people who take points. */
export const cost = (amount: number, distribution: Distribution, receivers: number): number =>
  receivers === 0 ? 0 : distribution === 'each' ? amount * receivers : amount;

/** Points left over when a split does not divide evenly. */
export const oddPoints = (amount: number, distribution: Distribution, receivers: number): number =>
  distribution === 'split' && receivers > 0 ? amount % receivers : 0;

/** Minimum and maximum points of a receiver. */
export interface PointLimits {
  readonly minPoints: number;
  /** Null means no maximum. */
  readonly maxPoints: number | null;
}

/** The combined limits of several types: the strictest of each. */
export function pointLimits(types: readonly PointLimits[]): PointLimits {
  const most = Math.min(...types.map(({ maxPoints }) => maxPoints ?? Infinity));
  return {
    minPoints: Math.max(0, ...types.map(({ minPoints }) => minPoints)),
    maxPoints: most === Infinity ? null : most,
  };
}

/** The problem of one receiver's points under a type; 0 is allowed unless the type has a minimum. */
export function pointsFault(
  { minPoints, maxPoints: most }: PointLimits,
  points: number,
): 'type_too_few_points' | 'type_too_many_points' | undefined {
  if (points < minPoints) return 'type_too_few_points';
  return most !== null && points > most ? 'type_too_many_points' : undefined;
}

/** The receivers of a boost: active receivers who take points, without the booster. */
export const boosted = <
  R extends { readonly id: string; readonly active: boolean; readonly takesPoints: boolean },
>(
  receivers: readonly R[],
  boosterId: string,
): readonly R[] =>
  receivers.filter(({ id, active, takesPoints }) => active && takesPoints && id !== boosterId);

/**
 * Who sees posts of a type: everyone, managers and administrators, or administrators; participants of a post
 * always see it.
 */
export const audiences = ['everyone', 'managers', 'admins'] as const;
export type Audience = (typeof audiences)[number];

/** The audiences that a role belongs to. */
export const audiencesOf = (role: Role): readonly Audience[] =>
  role === 'admin' ? audiences : role === 'manager' ? ['everyone', 'managers'] : ['everyone'];

/** The strictest of several audiences. */
export const strictest = (several: readonly Audience[]): Audience =>
  audiences[Math.max(0, ...several.map((one) => audiences.indexOf(one)))] ?? 'everyone';

/** Who may see the points of a post. */
export const pointsShown = ['everyone', 'participants'] as const;
export type PointsShown = (typeof pointsShown)[number];

/** Who gave a badge. */
export const awardSources = ['employee', 'organization', 'public_api'] as const;
export type AwardSource = (typeof awardSources)[number];

export const credentialStates = ['valid', 'revoked'] as const;
export type CredentialState = (typeof credentialStates)[number];

/** Whether a podium counts received or sent recognitions. */
export const podiumSides = ['receivers', 'givers'] as const;
export type PodiumSide = (typeof podiumSides)[number];

export const referralStates = ['sent', 'contacted', 'hired', 'rejected'] as const;
export type ReferralState = (typeof referralStates)[number];

/** Ranks of scores in descending order: equal scores share a rank and the next rank is skipped (1, 1, 3). */
export function ranks(scores: readonly number[]): readonly number[] {
  const first = new Map<number, number>();
  return scores.map((score, index) => {
    const rank = first.get(score) ?? index + 1;
    first.set(score, rank);
    return rank;
  });
}
