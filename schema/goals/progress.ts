/**
 * Progress of goals from 0 to 1: exact fractions, rounded once to whole percent. Null is "no progress yet", never 0.
 */
import { fraction, roundedTo, weightedMean, type Fraction } from '../kit/fraction.ts';

/** How a goal is measured. */
export const goalMeasures = ['number', 'yes_no', 'checklist', 'parts'] as const;
export type GoalMeasure = (typeof goalMeasures)[number];

/** Places after the point that a number of a goal may have, and its largest size. */
export const goalPlaces = 4;
export const largestGoalNumber = 1e11;
/** Digits of such a number before and after the point. */
export const goalDigits = { whole: 11, decimals: goalPlaces } as const;

/** What a goal says of its own progress. */
export interface MeasuredGoal {
  readonly measure: GoalMeasure;
  readonly start: number | null;
  readonly target: number | null;
  /** The last number of a check-in; of `yes_no` 1 or 0. */
  readonly value: number | null;
}

/** What the values of a goal are compared with. */
export interface GoalScale extends Pick<MeasuredGoal, 'start' | 'target'> {
  readonly unit: string | null;
}

/** A part of a goal, with its weight among the parts. */
export interface MeasuredPart {
  readonly weight: number;
  readonly cancelled: boolean;
  readonly progress: Fraction | null;
}

/** What else the progress of a goal comes from: its checklist or its parts. */
export interface Measuring<P extends MeasuredPart = MeasuredPart> {
  readonly items?: readonly { readonly done: boolean }[];
  readonly parts?: readonly P[];
}

const scale = 10 ** goalPlaces;
/** Exact, because a number of at most 15 digits has one nearest whole number of ten-thousandths. */
const whole = (value: number): bigint => BigInt(Math.round(value * scale));

/** Whether a number has at most four decimal places. */
export const hasGoalPlaces = (value: number): boolean => Number(value.toFixed(goalPlaces)) === value;

/** Whether a number has at most four decimal places and a size that is counted exactly. */
export const isGoalNumber = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= largestGoalNumber && hasGoalPlaces(value);

/** The unit whose values are parts of a whole. */
export const percentUnit = '%';
const isShare = (value: number | null): boolean => value !== null && value >= 0 && value <= 100;

/**
 * Whether a value can be one of this unit. Percent goes from 0 to 100, unless the goal itself begins or aims beyond that,
 * as growth does.
 */
export const fitsUnit = (
  { measure, unit, start, target }: Pick<MeasuredGoal, 'measure'> & GoalScale,
  value: number,
): boolean =>
  measure !== 'number' ||
  unit?.trim() !== percentUnit ||
  !isShare(start ?? 0) ||
  !isShare(target) ||
  isShare(value);

/** The way from start to target that a value has gone, not clamped; null without a way. */
function wayOf({ start, target, value }: MeasuredGoal): Fraction | null {
  if (start === null || target === null || value === null || start === target) return null;
  const [gone, way] = [whole(value) - whole(start), whole(target) - whole(start)];
  return way > 0n ? fraction(gone, way) : fraction(-gone, -way);
}

const clamped = (one: Fraction | null): Fraction | null => {
  if (one === null) return null;
  if (one.top <= 0n) return { top: 0n, bottom: 1n };
  return one.top >= one.bottom ? { top: 1n, bottom: 1n } : one;
};

const counted = <P extends MeasuredPart>(parts: readonly P[]): readonly P[] =>
  parts.filter(({ cancelled, progress }) => !cancelled && progress !== null);

/**
 * The progress of a goal. Of a number it is the way from start to target, upwards or downwards. Of parts it is their weighted
 * mean: cancelled parts and parts without progress leave the sum. A checklist without a mark has no progress yet.
 */
export function progressOf(goal: MeasuredGoal, { items = [], parts = [] }: Measuring = {}): Fraction | null {
  switch (goal.measure) {
    case 'number':
      return clamped(wayOf(goal));
    case 'yes_no':
      return goal.value === null ? null : { top: goal.value >= 1 ? 1n : 0n, bottom: 1n };
    case 'checklist': {
      const done = items.filter((item) => item.done).length;
      return done === 0 ? null : fraction(BigInt(done), BigInt(items.length));
    }
    case 'parts':
      return weightedMean(counted(parts).map(({ progress, weight }) => ({ value: progress, weight })));
  }
}

/** A progress in whole percent, halves up; null stays null. */
export const percentOf = (progress: Fraction | null): number | null => roundedTo(100, progress);

/** One product of a sum. Both are percent, to hundredths. */
export interface GoalTerm<P> {
  readonly part: P;
  readonly share: number;
  readonly progress: number;
}

/** How a progress came about, for the line under it. */
export interface GoalSum<P extends MeasuredPart = MeasuredPart> {
  /** Whole percent. */
  readonly percent: number | null;
  /** The number is beyond start or target, so the percentage is cut to 0 or 100. */
  readonly cut: boolean;
  /** Of a checklist. */
  readonly done: number;
  readonly all: number;
  /** Of parts: those that count. */
  readonly terms: readonly GoalTerm<P>[];
  /** Parts that are not in the sum because nothing of them is measured yet. */
  readonly missing: readonly P[];
}

/** The sum behind the progress of a goal: "50 % × 40 + 50 % × 80 = 60 %" from its terms. */
export function sumOf<P extends MeasuredPart>(
  goal: MeasuredGoal,
  { items = [], parts = [] }: Measuring<P> = {},
): GoalSum<P> {
  const progress = progressOf(goal, { items, parts });
  const way = goal.measure === 'number' ? wayOf(goal) : null;
  const terms = goal.measure === 'parts' ? counted(parts) : [];
  const weights = BigInt(terms.reduce((sum, { weight }) => sum + weight, 0));
  const hundredthsOfPercent = (one: Fraction | null): number => (roundedTo(10_000, one) ?? 0) / 100;
  return {
    percent: percentOf(progress),
    cut: way !== null && (way.top < 0n || way.top > way.bottom),
    done: items.filter(({ done }) => done).length,
    all: items.length,
    terms: terms.map((part) => ({
      part,
      share: weights === 0n ? 0 : hundredthsOfPercent(fraction(BigInt(part.weight), weights)),
      progress: hundredthsOfPercent(part.progress),
    })),
    missing:
      goal.measure === 'parts' ? parts.filter((part) => !part.cancelled && part.progress === null) : [],
  };
}
