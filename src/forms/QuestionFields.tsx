/**
 * The one renderer of questions: while answering, in the preview of the builder, and wherever a form is asked. It draws
 * the questions it is given; `visibleQuestions` decides which ones are shown.
 */
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { answerTo } from '#schema/forms/answers.rules.ts';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import type { Language } from '#schema/limits.ts';
import { QuestionField } from './QuestionField.tsx';
import { useQuestionDigits } from './useQuestionDigits.ts';

export interface QuestionFieldsProps {
  readonly questions: readonly Question[];
  readonly answers: readonly AnswerInput[];
  /** Called with the changed answer; one that says nothing removes it (`withAnswer`). */
  readonly onChange: (answer: AnswerInput) => void;
  /** A whole sentence by question id. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly language: Language;
  /** Digits answer questions of the whole page; off in a preview beside other fields. */
  readonly digits?: boolean | undefined;
}

/** The fields in the order of the questions. */
export function QuestionFields({
  questions,
  answers,
  onChange,
  faults = {},
  language,
  digits = false,
}: QuestionFieldsProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useQuestionDigits(box, digits ? { questions, answers, onChange } : null);
  return (
    <div ref={box} className="flex flex-col gap-8">
      {questions.map((question) => (
        <div key={question.id} data-question={question.id}>
          <QuestionField
            question={question}
            answer={answerTo(answers, question.id)}
            onChange={onChange}
            error={faults[question.id]}
            language={language}
          />
          {question.leaderOnly ? (
            <p className="mt-1.5 text-small text-soft">
              <Trans>Solo para líder y administración: la persona evaluada no lee esta respuesta.</Trans>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  );
}
