/** Answers while they are given: which one counts, and the list with one changed. */
import { isGiven } from './questions.rules.ts';
import type { AnswerInput } from './questions.shapes.ts';

/** The answer to a question; undefined without one. */
export const answerTo = (answers: readonly AnswerInput[], questionId: string): AnswerInput | undefined =>
  answers.find((answer) => answer.questionId === questionId);

/** The answers with one replaced, added, or removed if it says nothing. */
export function withAnswer(answers: readonly AnswerInput[], answer: AnswerInput): readonly AnswerInput[] {
  const at = answers.findIndex(({ questionId }) => questionId === answer.questionId);
  if (!isGiven(answer)) return at < 0 ? answers : answers.toSpliced(at, 1);
  return at < 0 ? [...answers, answer] : answers.with(at, answer);
}
