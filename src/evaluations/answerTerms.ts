/** What each answer of one evaluation counts, for the sum under its score. */
import { answerScore, openQuestions } from '#schema/evaluations/scores.ts';
import type { GivenAnswer } from '#schema/forms/questions.rules.ts';
import { hundredths } from '#schema/kit/fraction.ts';
import { readQuestions, type ReadQuestion } from '#src/forms/readQuestions.ts';
import type { ScoreTerm } from './scoreSums.ts';

/** In the order of the questions; those that do not count are left out. */
export const answerTerms = (
  questions: readonly ReadQuestion[],
  answers: readonly GivenAnswer[],
): readonly ScoreTerm[] =>
  openQuestions(readQuestions(questions)).flatMap((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    const score = answer === undefined ? null : hundredths(answerScore(question, answer));
    return score === null ? [] : [{ weight: question.weight ?? 1, score: score / 100 }];
  });
