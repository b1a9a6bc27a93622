/** What the entries of a person are worth. All values are whole hundredths, so that sums are exact. */
import { daysBetween } from '../users/celebrations.rules.ts';
import { challengeLimits, type ChallengeWay } from './challenges.rules.ts';

/** The rules of a challenge that decide a score. */
export interface ScoreRules {
  readonly way: ChallengeWay;
  readonly startsOn: string;
  /** A sum, a value a day, a mean per member, or a percentage. */
  readonly target: number;
  /** Most that counts of a day; null for no cap. */
  readonly cap: number | null;
  /** Days of a week that a habit needs, and weeks to keep. */
  readonly perWeek: number | null;
  readonly weeks: number | null;
}

/** One value a person and day. */
export interface DayValue {
  readonly on: string;
  readonly value: number;
}

export interface Score {
  /** The sum of what counts. */
  readonly total: number;
  /** What the ranking compares: a sum, days or percent; null while there is nothing to compare. */
  readonly score: number | null;
  /** The mean of the first days; null before there are enough of them. */
  readonly baseline: number | null;
  /** Kept weeks of a habit, and the longest run of them. */
  readonly weeks: number;
  readonly streak: number;
  /** The person did what the challenge wants. In a team it is the team that does. */
  readonly completed: boolean;
}

/** What counts of a day: the entry is stored as it is, and the cap counts. */
export const countedOf = (value: number, cap: number | null): number =>
  cap === null ? value : Math.min(value, cap);

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

/** A quotient, halves up; also of negative numbers. */
function quotientOf(top: bigint, bottom: bigint): number {
  const doubled = 2n * top + bottom;
  const quotient = doubled / (2n * bottom);
  return Number(doubled < 0n && quotient * 2n * bottom !== doubled ? quotient - 1n : quotient);
}

/** Days of each week, from the first day of the challenge, on which the habit was kept. */
function habitDays(
  { startsOn, target, cap }: ScoreRules,
  entries: readonly DayValue[],
): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { on, value } of entries) {
    if (countedOf(value, cap) < target) continue;
    const week = Math.floor(daysBetween(startsOn, on) / 7);
    days.set(week, (days.get(week) ?? 0) + 1);
  }
  return days;
}

function longestRun(weeks: readonly number[]): number {
  let [longest, run, last] = [0, 0, -2];
  for (const week of weeks.toSorted((one, other) => one - other)) {
    run = week === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = week;
  }
  return longest;
}

const meanOf = (values: readonly number[]): number =>
  quotientOf(BigInt(sumOf(values)), BigInt(values.length));

/** The means of the first days and of all later ones, in hundredths, of values in the order of their days. */
export function meansOf(values: readonly number[]): {
  /** Null before there are enough days. */
  readonly beginning: number | null;
  readonly later: number | null;
} {
  const first = values.slice(0, challengeLimits.beginning);
  const later = values.slice(challengeLimits.beginning);
  return {
    beginning: first.length < challengeLimits.beginning ? null : meanOf(first),
    later: later.length === 0 ? null : meanOf(later),
  };
}

/** Percent in hundredths of the mean of later days above the mean of the first ones; null without both. */
function growth(values: readonly number[]) {
  const first = values.slice(0, challengeLimits.beginning);
  const later = values.slice(challengeLimits.beginning);
  const begun = sumOf(first);
  const { beginning: baseline } = meansOf(values);
  if (baseline === null || begun === 0 || later.length === 0) return { baseline, score: null };
  // later / n against begun / k: (later * k - begun * n) / (begun * n).
  const [top, bottom] = [
    BigInt(sumOf(later)) * BigInt(first.length) - BigInt(begun) * BigInt(later.length),
    BigInt(begun) * BigInt(later.length),
  ];
  return { baseline, score: quotientOf(10_000n * top, bottom) };
}

/** The score of a person from all entries, each day once, in any order. */
export function scoreOf(rules: ScoreRules, entries: readonly DayValue[]): Score {
  const ordered = entries.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const values = ordered.map(({ value }) => countedOf(value, rules.cap));
  const total = sumOf(values);
  const plain = { total, score: total, baseline: null, weeks: 0, streak: 0 };
  switch (rules.way) {
    case 'target':
      return { ...plain, completed: total >= rules.target };
    case 'team':
      return { ...plain, completed: false };
    case 'habit': {
      const perWeek = rules.perWeek ?? 1;
      const days = habitDays(rules, ordered);
      const kept = [...days].filter(([, count]) => count >= perWeek).map(([week]) => week);
      return {
        ...plain,
        // More days than needed do not make up for another week.
        score: 100 * sumOf([...days.values()].map((count) => Math.min(count, perWeek))),
        weeks: kept.length,
        streak: longestRun(kept),
        completed: kept.length >= (rules.weeks ?? 1),
      };
    }
    case 'own_beginning': {
      const { baseline, score } = growth(values);
      return { ...plain, baseline, score, completed: score !== null && score >= rules.target };
    }
  }
}

/** The members of a team and the sum of their totals. */
export interface TeamSum {
  readonly members: number;
  readonly total: number;
}

/** The mean per member in hundredths, rounded once. */
export const teamMean = ({ members, total }: TeamSum): number =>
  members === 0 ? 0 : quotientOf(BigInt(total), BigInt(members));

/** Whether a team reached a mean per member. Compares without rounding. */
export const teamReached = ({ members, total }: TeamSum, target: number): boolean =>
  members > 0 && BigInt(total) >= BigInt(target) * BigInt(members);

/** Ranks of values that are in descending order: equal values share a rank, and the next one leaves as many out. */
export function ranksOf(scores: readonly number[], first = 1): readonly number[] {
  let rank = first;
  return scores.map((score, index) => {
    if (index > 0 && score !== scores[index - 1]) rank = first + index;
    return rank;
  });
}
