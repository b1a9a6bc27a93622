/** Scores of evaluations from 1 to 5: exact fractions, rounded once to hundredths. */
import { isChoice, type GivenAnswer } from '../forms/questions.rules.ts';
import type { Question } from '../forms/questions.shapes.ts';
import { fraction, hundredths, weightedMean, type Fraction } from '../kit/fraction.ts';
import { quotient } from '../surveys/figures.ts';
import { evaluationKinds, fewestOfPart, isNameless, type EvaluationKind } from './cycles.rules.ts';
import type { CyclePart } from './evaluations.shapes.ts';

export type ScoredQuestion = Pick<
  Question,
  'id' | 'kind' | 'options' | 'scale' | 'weight' | 'leaderOnly' | 'condition'
>;

/**
 * The questions whose answers the person evaluated may read: not for the leader only, nor asked because of an answer to
 * such a question. No other question counts in a score, because the person could compute its answer from the rest.
 */
export function openQuestions<Q extends Pick<Question, 'leaderOnly' | 'condition'>>(
  questions: readonly Q[],
): readonly Q[] {
  const open: boolean[] = [];
  return questions.filter(({ leaderOnly, condition }, index) => {
    open[index] = !leaderOnly && (condition === null || open[condition.question] === true);
    return open[index];
  });
}

const optionScores = (options: ScoredQuestion['options']): readonly number[] =>
  options.flatMap(({ score }) => score ?? []);

/** The bounds between which an answer counts from 1 to 5; null if the question has no score. */
function boundsOf({
  kind,
  options,
  scale,
}: ScoredQuestion): { readonly from: number; readonly to: number } | null {
  if (kind === 'scale' || kind === 'number') return scale;
  const scores = isChoice(kind) ? optionScores(options) : [];
  const [from, to] = [Math.min(...scores), Math.max(...scores)];
  return from < to ? { from, to } : null;
}

/**
 * The score of an answer from 1 to 5; of several options, the mean of those that have a score. Null if the question has
 * no score, or nothing that counts was answered.
 */
export function answerScore(question: ScoredQuestion, answer: GivenAnswer): Fraction | null {
  const bounds = boundsOf(question);
  if (bounds === null) return null;
  const chosen = new Set(answer.optionIds);
  const values = isChoice(question.kind)
    ? optionScores(question.options.filter(({ id }) => chosen.has(id)))
    : typeof answer.number === 'number'
      ? [answer.number]
      : [];
  if (values.length === 0) return null;
  // Numbers have two decimal places at most.
  const sum = values.reduce((total, value) => total + BigInt(Math.round(value * 100)), 0n);
  const count = BigInt(100 * values.length);
  const [from, to] = [BigInt(bounds.from), BigInt(bounds.to)];
  return fraction((to - from) * count + 4n * (sum - from * count), (to - from) * count);
}

/** The score of one evaluation. */
export function evaluationScore(
  questions: readonly ScoredQuestion[],
  answers: readonly GivenAnswer[],
): Fraction | null {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return weightedMean(
    openQuestions(questions).flatMap((question) => {
      const answer = given.get(question.id);
      return answer === undefined
        ? []
        : [{ value: answerScore(question, answer), weight: question.weight ?? 1 }];
    }),
  );
}

/** A written evaluation. */
export interface Written {
  readonly kind: EvaluationKind;
  readonly answers: readonly GivenAnswer[];
}

/** What a part says. */
export interface PartScore {
  readonly kind: EvaluationKind;
  /** Written evaluations. */
  readonly n: number;
  /** The mean of its evaluations in hundredths. */
  readonly score: number | null;
  /** Its share of the whole score in percent, to hundredths; null if it does not count. */
  readonly weight: number | null;
  /** Too few wrote for the person evaluated to see anything of it. */
  readonly few: boolean;
}

/** Whether so many of a kind are too few to be shown to the person evaluated. */
export const isFew = (kind: EvaluationKind, n: number): boolean => isNameless(kind) && n < fewestOfPart;

/** The score of a person in hundredths and its parts, from everything written about the person. */
export function scoresOf(
  cycleParts: readonly CyclePart[],
  questions: readonly ScoredQuestion[],
  written: readonly Written[],
): { readonly score: number | null; readonly parts: readonly PartScore[] } {
  const parts = evaluationKinds.flatMap((kind) => {
    const part = cycleParts.find((one) => one.kind === kind);
    if (part === undefined) return [];
    const own = written.filter((one) => one.kind === kind);
    const scores = own.flatMap(({ answers }) => evaluationScore(questions, answers) ?? []);
    const score = weightedMean(scores.map((value) => ({ value, weight: 1 })));
    const few = isFew(kind, scores.length);
    return [{ kind, n: own.length, score, few, counts: few ? null : score, weight: part.weight }];
  });
  const weights = parts.reduce((sum, { counts, weight }) => (counts === null ? sum : sum + weight), 0);
  return {
    score: hundredths(weightedMean(parts.map(({ counts, weight }) => ({ value: counts, weight })))),
    parts: parts.map(({ kind, n, score, few, counts, weight }) => ({
      kind,
      n,
      score: hundredths(score),
      weight: counts === null ? null : quotient(10_000 * weight, weights) / 100,
      few,
    })),
  };
}
