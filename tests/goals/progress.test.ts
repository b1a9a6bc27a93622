/** Progress of goals against an independent computation in exact fractions. */
import { describe, expect, it } from 'vitest';
import {
  fitsUnit,
  isGoalNumber,
  percentOf,
  progressOf,
  sumOf,
  type MeasuredGoal,
  type MeasuredPart,
} from '#schema/goals/progress.ts';
import { fractionOf, fractionText, type Fraction } from '#schema/kit/fraction.ts';
import { diceOf, type Dice } from '../support/seededRandom.ts';
import { seed, trials } from '../support/trials.ts';

const number = (start: number, target: number, value: number | null): MeasuredGoal => ({
  measure: 'number',
  start,
  target,
  value,
});
const plain = (measure: MeasuredGoal['measure'], value: number | null = null): MeasuredGoal => ({
  measure,
  start: null,
  target: null,
  value,
});
const part = (top: number, bottom: number, weight = 1): MeasuredPart => ({
  weight,
  cancelled: false,
  progress: { top: BigInt(top), bottom: BigInt(bottom) },
});
const empty: MeasuredPart = { weight: 1, cancelled: false, progress: null };
const percent = (...given: Parameters<typeof progressOf>): number | null => percentOf(progressOf(...given));

describe('the progress of a goal', () => {
  it('is the way from start to target, upwards and downwards, between 0 and 100 %', () => {
    expect(percent(number(0, 40, 10))).toBe(25);
    expect(percent(number(20, 5, 17))).toBe(20);
    expect(percent(number(0, 0.3, 0.1))).toBe(33);
    expect(percent(number(10, 20, 25))).toBe(100);
    expect(percent(number(20, 10, 25))).toBe(0);
    expect(percent(number(-1e11, 1e11, 99_999_999_999.9999))).toBe(100);
    expect(sumOf(number(10, 20, 25)).cut).toBe(true);
    expect(sumOf(number(20, 10, 15)).cut).toBe(false);
  });

  it('is null, not 0, until something is measured', () => {
    expect(percent(number(0, 40, null))).toBeNull();
    expect(percent(plain('yes_no'))).toBeNull();
    expect(percent(plain('checklist'))).toBeNull();
    expect(percent(plain('parts'), { parts: [empty] })).toBeNull();
    expect(percent(number(0, 40, 0))).toBe(0);
    expect(percent(plain('yes_no', 0))).toBe(0);
    expect(percent(plain('checklist'), { items: [{ done: false }] })).toBeNull();
  });

  it('of a yes/no question and a checklist is what is done', () => {
    expect(percent(plain('yes_no', 1))).toBe(100);
    expect(percent(plain('checklist'), { items: [true, false, true].map((done) => ({ done })) })).toBe(67);
  });

  it('of parts has its sum: half of 40 and half of 80 is 60 %', () => {
    const sum = sumOf(plain('parts'), { parts: [part(40, 100), part(80, 100), empty] });
    expect(sum.percent).toBe(60);
    expect(sum.terms.map(({ share, progress }) => [share, progress])).toEqual([
      [50, 40],
      [50, 80],
    ]);
    expect(sum.missing).toEqual([empty]);
  });

  it('leaves cancelled parts out of sum and missing parts', () => {
    const cancelled = [part(1, 1, 9), empty].map((one) => ({ ...one, cancelled: true }));
    const sum = sumOf(plain('parts'), { parts: [part(1, 4, 3), part(3, 4), ...cancelled] });
    expect(sum).toMatchObject({ percent: 38, missing: [] });
    expect(sum.terms.map(({ share }) => share)).toEqual([75, 25]);
  });

  it('has values of its unit: percent goes from 0 to 100, unless the goal begins or aims beyond that', () => {
    const fits = (unit: string | null, start: number | null, target: number, value: number): boolean =>
      fitsUnit({ measure: 'number', unit, start, target }, value);
    for (const value of [0, 68.5, 100]) expect(fits('%', 40, 90, value)).toBe(true);
    for (const value of [999, 100.0001, -1]) expect(fits(' % ', 40, 90, value), `${value}`).toBe(false);
    expect(fits('%', null, 100, 999)).toBe(false);
    expect(fits('%', -10, 20, -3)).toBe(true);
    expect(fits('%', 100, 150, 160)).toBe(true);
    expect(fits('acuerdos', 0, 40, 999)).toBe(true);
    expect(fits(null, 0, 40, 999)).toBe(true);
  });

  it('counts no number with five decimal places or beyond a hundred thousand millions', () => {
    for (const value of [0, -0.0001, 1e11, 123_456.7891]) expect(isGoalNumber(value), `${value}`).toBe(true);
    for (const value of [0.00001, 1e11 + 1, 1e308, NaN, Infinity, 0.1 + 0.2])
      expect(isGoalNumber(value), `${value}`).toBe(false);
  });
});

it('a mean of 200 parts with unrelated targets at ten levels keeps a stored text of some hundred digits', () => {
  let progress: Fraction | null = null;
  for (let level = 0; level < 10; level += 1) {
    const below = progress;
    const parts = Array.from({ length: 200 }, (_, index) => ({
      ...empty,
      progress: progressOf(number(0, 99_999_999_999.9999 - index - 200 * level, 12_345.6789 + index)),
    }));
    progress = progressOf(plain('parts'), { parts: below === null ? parts : [...parts, part(1, 2)] });
  }
  expect(fractionText(progress ?? { top: 0n, bottom: 1n }).length).toBeLessThan(700);
  expect(fractionOf(fractionText({ top: 3n, bottom: 4n }))).toEqual({ top: 3n, bottom: 4n });
});

/** A random goal, with numbers in ten-thousandths so that the computation below needs no decimals. */
interface Grown {
  readonly goal: MeasuredGoal;
  readonly way: readonly [start: bigint, target: bigint, value: bigint] | null;
  readonly items: readonly { readonly done: boolean }[];
  readonly parts: readonly { readonly of: number; readonly weight: number; readonly cancelled: boolean }[];
}

function grown(dice: Dice, size: number): readonly Grown[] {
  const levels: number[] = [];
  return Array.from({ length: size }, (_, index): Grown => {
    const below = levels.flatMap((level, at) => (level < 9 ? [at] : []));
    const few = Math.min(below.length, dice.whole(0, 6));
    const chosen = [...new Set(Array.from({ length: few }, () => dice.pick(below)))];
    levels[index] = 1 + Math.max(0, ...chosen.map((at) => levels[at] ?? 0));
    const bare = { way: null, items: [], parts: [] };
    if (chosen.length > 0) {
      const parts = chosen.map((of) => ({ of, weight: dice.whole(1, 100), cancelled: dice.hits(0.1) }));
      return { ...bare, goal: plain('parts'), parts };
    }
    if (dice.hits(0.2)) return { ...bare, goal: plain('yes_no', dice.pick([null, 0, 1])) };
    if (dice.hits(0.2)) {
      const items = Array.from({ length: dice.whole(0, 9) }, () => ({ done: dice.hits(0.5) }));
      return { ...bare, goal: plain('checklist'), items };
    }
    const places = dice.pick([1, 100, 10_000]);
    const [start, far, value] = [dice.whole(-500, 500), dice.whole(1, 400), dice.whole(-600, 600)];
    const target = dice.hits(0.5) ? start + far : start - far;
    const big = (one: number): bigint => BigInt(one) * BigInt(10_000 / places);
    return dice.hits(0.1)
      ? { ...bare, goal: number(start / places, target / places, null) }
      : {
          ...bare,
          goal: number(start / places, target / places, value / places),
          way: [big(start), big(target), big(value)],
        };
  });
}

type Pair = readonly [top: bigint, bottom: bigint];
const least = (one: bigint, other: bigint): bigint => {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return (one / a) * other;
};

/** Everything over one common lower number. */
function expectedOf({ goal, way, items, parts }: Grown, known: readonly (Pair | null)[]): Pair | null {
  if (goal.measure === 'yes_no') return goal.value === null ? null : [BigInt(goal.value), 1n];
  if (goal.measure === 'checklist')
    return items.every(({ done }) => !done)
      ? null
      : [BigInt(items.filter(({ done }) => done).length), BigInt(items.length)];
  if (goal.measure === 'number') {
    if (way === null) return null;
    const [start, target, value] = way;
    if (target > start ? value <= start : value >= start) return [0n, 1n];
    if (target > start ? value >= target : value <= target) return [1n, 1n];
    return target > start ? [value - start, target - start] : [start - value, start - target];
  }
  const there = parts.flatMap(({ of, weight, cancelled }) => {
    const one = known[of] ?? null;
    return cancelled || one === null ? [] : [{ one, weight: BigInt(weight) }];
  });
  if (there.length === 0) return null;
  const common = there.reduce((all, { one: [, bottom] }) => least(all, bottom), 1n);
  const top = there.reduce((sum, { one: [a, b], weight }) => sum + weight * a * (common / b), 0n);
  return [top, common * there.reduce((sum, { weight }) => sum + weight, 0n)];
}

it('progress equals an independent computation for 10,000 random trees, some of 500 goals', () => {
  const dice = diceOf(seed);
  for (let tree = 0; tree < trials(10_000); tree += 1) {
    const goals = grown(dice, tree % 1_000 === 0 ? 500 : dice.whole(1, 20));
    const progress: (Fraction | null)[] = [];
    const expected: (Pair | null)[] = [];
    for (const one of goals) {
      const parts = one.parts.map(({ of, ...rest }) => ({ ...rest, progress: progress[of] ?? null }));
      const got = progressOf(one.goal, { items: one.items, parts });
      const wanted = expectedOf(one, expected);
      progress.push(got);
      expected.push(wanted);
      const rounded = percentOf(got);
      if (wanted === null || got === null || rounded === null) {
        if (wanted !== got) throw new Error(`tree ${tree} of seed ${seed}: ${JSON.stringify(one.goal)}`);
        continue;
      }
      const [top, bottom] = wanted;
      // The nearest whole percent, halves up; and the same fraction where it is kept exactly.
      const above = 2n * (BigInt(rounded) * bottom - 100n * top);
      const same = bottom > 1n << 900n || got.top * bottom === got.bottom * top;
      if (above <= -bottom || above > bottom || !same)
        throw new Error(`tree ${tree} of seed ${seed}: ${fractionText(got)} is not ${top}/${bottom}`);
    }
  }
});
