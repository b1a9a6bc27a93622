/**
 * How much a sum of each month comes to until the year's end. Pure. Several explanations of the months that are over are
 * tried: a level with chance alone, with a slope, with what returns each year, and with a level that wanders. Each counts
 * as much as it fits them (Gaussian processes with a common variance, so that each predicts by Student's t).
 */

export const forecastLimits = {
  /** Months that must be over, and that are used. */
  least: 6,
  most: 36,
  /** How often the truth is inside the interval, in percent. */
  percent: 80,
} as const;

/** What is known on a day. */
export interface Known {
  /** Sums of the months that are over, from the oldest; the last one is the month before the current one. */
  readonly past: readonly number[];
  /** The current month, 0 to 11. */
  readonly month: number;
  /** The share of the current month that is still to come, 0 to 1. */
  readonly left: number;
}

export interface StillToCome {
  /** What is expected in the rest of the current month, and in each month after it until December. */
  readonly months: readonly number[];
  /** The ends of the interval of their sum. */
  readonly low: number;
  readonly high: number;
}

/** Variances of an explanation, each as a multiple of the variance of chance in one month. */
interface Explanation {
  readonly slope: number;
  readonly season: number;
  readonly walk: number;
}
const explanations: readonly Explanation[] = [0, 0.002, 0.02].flatMap((slope) =>
  [0, 1, 8, 64].flatMap((season) => [0, 0.03, 0.3].map((walk) => ({ slope, season, walk }))),
);
/** The level is nearly free: the months decide it. */
const levelVariance = 100;
/** What is known of chance before any month: one month's worth, about a tenth of the level. */
const prior = { shape: 0.5, rate: 0.005 } as const;

/**
 * The months that count: without those before the first one with anything, and without that one, which is rarely whole.
 */
export function wholeMonths(months: readonly number[]): readonly number[] {
  const first = months.findIndex((sum) => sum !== 0);
  return first === 0 ? months : first === -1 ? [] : months.slice(first + 1);
}

/** A factor L of a positive matrix: L times its transpose is the matrix. */
function factorOf(size: number, at: (row: number, column: number) => number): readonly Float64Array[] {
  const rows: Float64Array[] = [];
  for (let row = 0; row < size; row += 1) {
    const own = new Float64Array(row + 1);
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (rows[column] ?? own);
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= (own[k] ?? 0) * (other[k] ?? 0);
      own[column] = column === row ? Math.sqrt(sum) : sum / (other[column] ?? 1);
    }
    rows.push(own);
  }
  return rows;
}

/** What L must be multiplied with to be these values. */
function solved(factor: readonly Float64Array[], values: (row: number) => number): Float64Array {
  const found = new Float64Array(factor.length);
  for (const [row, own] of factor.entries()) {
    let sum = values(row);
    for (let k = 0; k < row; k += 1) sum -= (own[k] ?? 0) * (found[k] ?? 0);
    found[row] = sum / (own[row] ?? 1);
  }
  return found;
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** What an explanation says: how well it fits, what it expects of each month, and how far their sum may be off. */
interface Said {
  readonly fit: number;
  readonly means: readonly number[];
  readonly scale: number;
}

function saidBy({ slope, season, walk }: Explanation, { past, month, left }: Known, level: number): Said {
  const count = past.length;
  const middle = (count - 1) / 2;
  const first = ((month - count) % 12) + 12;
  const shared = (one: number, other: number): number =>
    levelVariance +
    slope * (one - middle) * (other - middle) +
    ((first + one) % 12 === (first + other) % 12 ? season : 0) +
    walk * (Math.min(one, other) + 1);
  const factor = factorOf(count, (row, column) => shared(row, column) + (row === column ? 1 : 0));
  const away = solved(factor, (row) => (past[row] ?? 0) / level - 1);
  const rate = prior.rate + dot(away, away) / 2;
  const shape = prior.shape + count / 2;
  const logs = factor.reduce((sum, own, row) => sum + Math.log(own[row] ?? 1), 0);
  const ahead = Array.from({ length: 12 - month }, (_, at) => ({
    at: count + at,
    part: at === 0 ? left : 1,
  }));
  const means: number[] = [];
  const together = new Float64Array(count);
  let own = 0;
  for (const { at, part } of ahead) {
    const seen = solved(factor, (row) => part * shared(row, at));
    means.push(level * (part + dot(seen, away)));
    for (const [row, value] of seen.entries()) together[row] = (together[row] ?? 0) + value;
    // Chance of a part of a month is in proportion to its days.
    own += part + ahead.reduce((sum, other) => sum + part * other.part * shared(at, other.at), 0);
  }
  const variance = Math.max(0, own - dot(together, together)) * (rate / shape);
  return { fit: -logs - shape * Math.log(rate), means, scale: level * Math.sqrt(variance) };
}

/** The share of Student's t below a value (Wallace's approximation, with a logistic one of the normal). */
function shareBelow(value: number, freedom: number): number {
  const size =
    ((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log1p(value ** 2 / freedom));
  const normal = Math.sign(value) * size;
  return 1 / (1 + Math.exp(-1.5976 * normal - 0.070_56 * normal ** 3));
}

/** The value below which a share of what all say lies. */
function quantileOf(
  all: readonly { readonly mean: number; readonly scale: number; readonly weight: number }[],
  freedom: number,
  share: number,
): number {
  let [low, high] = [
    Math.min(...all.map(({ mean, scale }) => mean - 12 * scale)),
    Math.max(...all.map(({ mean, scale }) => mean + 12 * scale)),
  ];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const below = all.reduce(
      (sum, { mean, scale, weight }) =>
        sum + weight * (scale === 0 ? Number(mean <= middle) : shareBelow((middle - mean) / scale, freedom)),
      0,
    );
    if (below < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Null with too few months that are over. Nothing that is still to come is below 0. */
export function stillToCome({ past: all, month, left }: Known): StillToCome | null {
  const past = wholeMonths(all.slice(-forecastLimits.most));
  if (past.length < forecastLimits.least) return null;
  const level = past.reduce((sum, one) => sum + Math.abs(one), 0) / past.length;
  const months = 12 - month;
  // Not one of these months had anything.
  if (level === 0) return { months: Array.from({ length: months }, () => 0), low: 0, high: 0 };
  const said = explanations.map((one) => saidBy(one, { past, month, left }, level));
  const best = Math.max(...said.map(({ fit }) => fit));
  const weights = said.map(({ fit }) => Math.exp(fit - best));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const parts = said.map(({ means, scale }, at) => ({
    means,
    mean: means.reduce((sum, one) => sum + one, 0),
    scale,
    weight: (weights[at] ?? 0) / whole,
  }));
  const freedom = 2 * prior.shape + past.length;
  const outside = (100 - forecastLimits.percent) / 200;
  const [low, high] = [outside, 1 - outside].map((share) => Math.max(0, quantileOf(parts, freedom, share)));
  return {
    months: Array.from({ length: months }, (_, at) =>
      Math.max(
        0,
        parts.reduce((sum, { means, weight }) => sum + weight * (means[at] ?? 0), 0),
      ),
    ),
    low: low ?? 0,
    high: high ?? 0,
  };
}
