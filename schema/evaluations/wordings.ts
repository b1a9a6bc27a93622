/** What each kind of writer of an evaluation is asked, and in which words. */
import type { Condition, Question } from '../forms/questions.shapes.ts';
import type { EvaluationKind } from './cycles.rules.ts';
import { openQuestions } from './scores.ts';

type Worded = Pick<Question, 'question' | 'questionEn' | 'wordings'>;

/** The question in the words for a kind of writer, and without those for others; its own words where there are none. */
export function wordedFor<Q extends Worded>(question: Q, kind: EvaluationKind): Q {
  const own = question.wordings.find((one) => one.kind === kind);
  return {
    ...question,
    ...(own === undefined ? {} : { question: own.question, questionEn: own.questionEn }),
    wordings: [],
  };
}

/**
 * The questions that a kind of writer is asked, in its words, with the conditions at their new places. Nobody who writes
 * about themself is asked what only the leader may read.
 */
export function askedOf<Q extends Worded & Pick<Question, 'leaderOnly' | 'condition'>>(
  questions: readonly Q[],
  kind: EvaluationKind,
): readonly Q[] {
  const asked = kind === 'self' ? openQuestions(questions) : questions;
  const placeOf = (place: number): number => asked.findIndex((question) => question === questions[place]);
  return asked.map((question) => {
    const condition: Condition | null = question.condition;
    return {
      ...wordedFor(question, kind),
      condition: condition === null ? null : { ...condition, question: placeOf(condition.question) },
    };
  });
}
