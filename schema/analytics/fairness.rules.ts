/**
 * Fairness without shaming: whom nobody has thanked for a while, and who thanks only one another. Pure, with every
 * threshold in one place; `README.md` says why each is what it is.
 */
import { daysBetween } from '../users/celebrations.rules.ts';

/** Days without thanks after which a manager is told: the choices of the screen, and the limits of the call. */
export const quietDays = { choices: [30, 60, 90], usual: 60, minimum: 30, maximum: 90, step: 30 } as const;

/** A person who takes part. */
export interface Colleague {
  readonly id: string;
  /** The day since which the person could be thanked. */
  readonly since: string;
  /** The day of the last thanks, public or private; null for none. */
  readonly lastThanked: string | null;
}

/**
 * Whom nobody has thanked for this many days, longest first. `days` is rounded down to whole steps: the exact day would
 * be that of a private recognition, which a manager never reads. Who came less than that many days ago is left out.
 */
export function overlookedOf(
  people: readonly Colleague[],
  today: string,
  days: number,
): readonly { readonly id: string; readonly days: number }[] {
  return people
    .flatMap(({ id, since, lastThanked }) => {
      const from = lastThanked === null || lastThanked < since ? since : lastThanked;
      const waited = daysBetween(from, today);
      return waited < days ? [] : [{ id, waited }];
    })
    .toSorted((one, other) => other.waited - one.waited || (one.id < other.id ? -1 : 1))
    .map(({ id, waited }) => ({ id, days: waited - (waited % quietDays.step) }));
}

export const patternKinds = ['pair', 'circle'] as const;
export type PatternKind = (typeof patternKinds)[number];

/** What an administrator answers to the question about a pattern. */
export const patternReasons = ['smallTeam', 'project', 'talked', 'other'] as const;
export type PatternReason = (typeof patternReasons)[number];

export const patternLimits = {
  /** Months whose recognitions are looked at, with the current one. */
  months: 12,
  /** People of the largest circle. */
  people: 6,
  /** Recognitions that each gave to the others, in this many months: less is chance. */
  thanks: 6,
  givenMonths: 4,
  /** Share of what the group gave, and received, that stays in it; and of what each of them did. */
  given: 0.85,
  received: 0.5,
  eachGiven: 0.7,
  eachReceived: 0.4,
  /** Of two, the one who gave less gave at least this share of what the other did. */
  balance: 0.5,
  /** Share of the others with whom each of a circle exchanges thanks. */
  linked: 0.5,
  /** How much more stays in the group than in any group of its size in these departments. */
  lift: 3,
  /** Days for which the same group is not asked about after an answer. */
  quietDays: 365,
  /** Lines shown behind a pattern, newest first. */
  lines: 20,
} as const;

/** Whether two groups are the same for the question: at least two thirds of all their people are in both. */
export function isSameGroup(one: readonly string[], other: readonly string[]): boolean {
  const both = one.filter((id) => other.includes(id)).length;
  return both * 3 >= (one.length + other.length - both) * 2;
}
