/** Scores of evaluations against an independent count (spec §7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluationKinds, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { openQuestions, scoresOf, type ScoredQuestion, type Written } from '#schema/evaluations/scores.ts';
import { trials } from '../support/trials.ts';

const fromTo = (from: number, to: number) => ({
  from,
  to,
  fromLabel: '',
  fromLabelEn: null,
  toLabel: '',
  toLabelEn: null,
});
const question = (id: string, own: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  id,
  kind: 'scale',
  options: [],
  scale: fromTo(1, 5),
  weight: null,
  leaderOnly: false,
  condition: null,
  ...own,
});
const option = (id: string, score: number | null) => ({ id, text: id, textEn: null, score });
const said = (kind: EvaluationKind, ...numbers: readonly number[]): Written => ({
  kind,
  answers: numbers.map((number, index) => ({ questionId: `${index}`, number })),
});
const selfAndLeader = [
  { kind: 'self', weight: 20 },
  { kind: 'leader', weight: 80 },
] as const;
const scoreOf = (
  questions: readonly ScoredQuestion[],
  written: readonly Written[],
  parts: Parameters<typeof scoresOf>[0] = selfAndLeader,
) => scoresOf(parts, questions, written).score;

describe('the score of a person', () => {
  it('of 5 and 5 is 5 with a part that nobody wrote', () => {
    const parts = [...selfAndLeader, { kind: 'peer' as const, weight: 50 }];
    expect(scoreOf([question('0')], [said('self', 5), said('leader', 5)], parts)).toBe(500);
    expect(scoreOf([question('0'), question('1'), question('2')], [said('leader', 5, 5)])).toBe(500);
  });

  it('weighs parts and questions, and rounds once with halves up', () => {
    expect(scoreOf([question('0')], [said('self', 5), said('leader', 3)])).toBe(340);
    expect(scoreOf([question('0', { weight: 3 }), question('1')], [said('leader', 5, 1)])).toBe(400);
    // 3 + 1/8 = 3.125.
    const eight = Array.from({ length: 8 }, (_, index) => question(`${index}`));
    expect(scoreOf(eight, [said('leader', 3, 3, 3, 3, 3, 3, 3, 4)])).toBe(313);
  });

  it('maps every scale, bounded number and scored option to 1 to 5', () => {
    const wide = fromTo(0, 10);
    expect(scoreOf([question('0', { scale: wide })], [said('leader', 5)])).toBe(300);
    expect(scoreOf([question('0', { kind: 'number', scale: wide })], [said('leader', 2.55)])).toBe(202);
    const options = [option('low', -2), option('high', 6), option('mid', 2), option('none', null)];
    const chosen = (...optionIds: readonly string[]): Written[] => [
      { kind: 'leader', answers: [{ questionId: '0', optionIds: [...optionIds] }] },
    ];
    expect(scoreOf([question('0', { kind: 'single', options })], chosen('mid'))).toBe(300);
    expect(scoreOf([question('0', { kind: 'multiple', options })], chosen('high', 'mid', 'none'))).toBe(400);
    expect(scoreOf([question('0', { kind: 'single', options })], chosen('none'))).toBeNull();
  });

  it('counts neither questions of weight 0, nor for the leader only, nor without bounds, texts and days', () => {
    const silent: readonly Partial<ScoredQuestion>[] = [
      { weight: 0 },
      { leaderOnly: true },
      { kind: 'number', scale: null },
      { kind: 'text', scale: null },
      { kind: 'date', scale: null },
      { kind: 'single', scale: null, options: [option('a', 3), option('b', 3)] },
    ];
    for (const own of silent) {
      expect(scoreOf([question('0', own)], [said('leader', 1)]), JSON.stringify(own)).toBeNull();
      expect(scoreOf([question('0', own), question('1')], [said('leader', 1, 5)])).toBe(500);
    }
  });

  it('does not count a question that is asked because of an answer for the leader only', () => {
    const hidden = question('0', { leaderOnly: true });
    const because = (id: string, before: number) =>
      question(id, { condition: { question: before, from: 1 } });
    const asked = [hidden, because('1', 0), because('2', 1), question('3'), because('4', 3)];
    expect(scoreOf(asked, [said('leader', 1, 1, 1, 5, 5)])).toBe(500);
    expect(openQuestions(asked).map(({ id }) => id)).toEqual(['3', '4']);
  });

  it('leaves out peers and the team below three evaluations with a score', () => {
    const parts = [
      { kind: 'leader', weight: 50 },
      { kind: 'peer', weight: 50 },
    ] as const;
    const peers = (...numbers: readonly number[]) => numbers.map((number) => said('peer', number));
    const both = scoresOf(parts, [question('0')], [said('leader', 5), ...peers(1, 1), said('peer')]);
    expect(both.score).toBe(500);
    expect(both.parts).toEqual([
      { kind: 'leader', n: 1, score: 500, weight: 100, few: false },
      { kind: 'peer', n: 3, score: 100, weight: null, few: true },
    ]);
    const three = scoresOf(parts, [question('0')], [said('leader', 5), ...peers(1, 1, 1)]);
    expect([three.score, three.parts.map(({ weight }) => weight)]).toEqual([300, [50, 50]]);
  });
});

/** A fraction as a pair; nothing is shortened. */
type Pair = readonly [bigint, bigint];
const sum = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
/** The mean of pairs, each as often as its weight. */
const meanOf = (weighed: readonly (readonly [Pair, number])[]): Pair | undefined => {
  const repeated = weighed.flatMap(([pair, weight]) => Array.from({ length: weight }, () => pair));
  const [top, bottom] = sum(repeated);
  return repeated.length === 0 ? undefined : [top, bottom * BigInt(repeated.length)];
};

it('the score equals an independent count with fractions for 10,000 random sets', () => {
  const asked = fc.array(
    fc.record({
      from: fc.integer({ min: -1, max: 1 }),
      steps: fc.integer({ min: 1, max: 5 }),
      weight: fc.nat(3),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const answered = fc.array(
    fc.record({
      kind: fc.constantFrom(...evaluationKinds),
      // A step of each scale; none where the question was not answered.
      steps: fc.array(fc.option(fc.nat(5)), { minLength: 3, maxLength: 3 }),
    }),
    { maxLength: 6 },
  );
  const weights = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(asked, answered, weights, (questions, evaluations, partWeights) => {
      const given = evaluations.map(({ kind, steps }) => ({
        kind,
        values: questions.flatMap((one, index) => {
          const step = steps[index];
          return step === null || step === undefined
            ? []
            : [{ index, ...one, step: Math.min(step, one.steps) }];
        }),
      }));
      const parts = evaluationKinds.map((kind, index) => ({ kind, weight: partWeights[index] ?? 1 }));
      const score = scoreOf(
        questions.map(({ from, steps, weight }, index) =>
          question(`${index}`, { weight, scale: fromTo(from, from + steps) }),
        ),
        given.map(({ kind, values }) => ({
          kind,
          answers: values.map(({ index, from, step }) => ({ questionId: `${index}`, number: from + step })),
        })),
        parts,
      );
      const counted = parts.flatMap(({ kind, weight }): readonly (readonly [Pair, number])[] => {
        const own = given.flatMap((one): readonly (readonly [Pair, number])[] => {
          const mean = meanOf(
            // 1 + 4 × step / steps.
            one.values.map((value) => [
              [BigInt(value.steps + 4 * value.step), BigInt(value.steps)],
              value.weight,
            ]),
          );
          return one.kind === kind && mean !== undefined ? [[mean, 1]] : [];
        });
        const mean = meanOf(own);
        const isShown = kind === 'self' || kind === 'leader' || own.length > 2;
        return mean !== undefined && isShown ? [[mean, weight]] : [];
      });
      const expected = meanOf(counted);
      if (expected === undefined) return score === null;
      const [top, bottom] = expected;
      // The nearest whole number of hundredths, halves up: −½ < score − exact ≤ ½.
      const above = 2n * (BigInt(score ?? 0) * bottom - 100n * top);
      return score !== null && above > -bottom && above <= bottom;
    }),
    { numRuns: trials(10_000) },
  );
});
