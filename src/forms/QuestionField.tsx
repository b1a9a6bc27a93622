/** One question of any kind with its answer. */
import type { ReactElement } from 'react';
import type { AnswerInput, Question } from '#schema/forms/questions.shapes.ts';
import { formLimits } from '#schema/limits.parts.ts';
import type { Language } from '#schema/limits.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';
import { ScaleField } from './ScaleField.tsx';
import { wording } from './wording.ts';

export interface QuestionFieldProps {
  readonly question: Question;
  readonly answer: AnswerInput | undefined;
  /** Called with the whole answer; one that says nothing removes it. */
  readonly onChange: (answer: AnswerInput) => void;
  /** A whole sentence. */
  readonly error: string | undefined;
  readonly language: Language;
}

/** The field of a question. */
export function QuestionField(props: QuestionFieldProps): ReactElement {
  const { question, answer, onChange, error, language } = props;
  const { id: questionId, kind, required } = question;
  const label = wording(question.question, question.questionEn, language);
  switch (kind) {
    case 'single':
    case 'multiple':
      return <ChoiceField {...props} />;
    case 'scale':
      return <ScaleField {...props} />;
    case 'number':
      return <NumberQuestion {...props} />;
    case 'text':
      return (
        <TextArea
          label={label}
          optional={!required}
          error={error}
          counter
          maxLength={formLimits.text}
          value={answer?.text ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ questionId, text: value })}
        />
      );
    case 'date':
      return (
        <TextField
          type="date"
          label={label}
          optional={!required}
          error={error}
          className="max-w-52"
          value={answer?.date ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ questionId, date: value })}
        />
      );
  }
}
