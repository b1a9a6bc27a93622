/** A question that asks for a number. */
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DecimalField } from './DecimalField.tsx';
import type { QuestionFieldProps } from './QuestionField.tsx';
import { wording } from './wording.ts';

/** What is no number yet stays in the field, but is no answer. */
export function NumberQuestion({
  question,
  answer,
  onChange,
  error,
  language,
}: QuestionFieldProps): ReactElement {
  const { t } = useLingui();
  const { id: questionId, scale, required } = question;
  const from = scale?.from ?? 0;
  const to = scale?.to ?? 0;
  return (
    <DecimalField
      label={wording(question.question, question.questionEn, language)}
      optional={!required}
      hint={scale === null ? undefined : t`De ${from} a ${to}.`}
      error={error}
      value={answer?.number ?? null}
      onChange={(number) => onChange(number === null ? { questionId } : { questionId, number })}
    />
  );
}
