/** Answers to a form that were sent, below their questions. */
import type { ReactElement } from 'react';
import { useAnswerWords } from '#src/forms/useAnswerWords.ts';
import { useWording } from '#src/forms/useWording.ts';
import type { OpenedLesson } from './programs.queries.ts';

/** Nothing without an answer. */
export function GivenAnswers({
  questions,
  answers,
}: {
  readonly questions: OpenedLesson['questions'];
  readonly answers: OpenedLesson['myAnswers'];
}): ReactElement | null {
  const say = useWording();
  const words = useAnswerWords();
  if (answers.length === 0) return null;
  return (
    <dl className="flex flex-col gap-2">
      {questions.map((question) => {
        const answer = answers.find(({ questionId }) => questionId === question.id);
        return answer === undefined ? null : (
          <div key={question.id}>
            <dt className="text-small text-soft wrap-anywhere">
              {say(question.question, question.questionEn)}
            </dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{words(answer, question)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
