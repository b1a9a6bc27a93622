/** A question that asks for a number: whole or with decimals, with comma or point. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { TextField } from '#src/ui/TextField.tsx';
import type { QuestionFieldProps } from './QuestionField.tsx';
import { wording } from './wording.ts';

const numberOf = (text: string): number | undefined => {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,10}(\.\d{0,2})?$/u.test(plain) ? Number(plain) : undefined;
};

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
  const [text, setText] = useState(answer?.number === undefined ? '' : String(answer.number));
  const shown = numberOf(text) === answer?.number ? text : String(answer?.number ?? '');
  const isWrong = text.trim() !== '' && numberOf(text) === undefined;
  const from = scale?.from ?? 0;
  const to = scale?.to ?? 0;
  return (
    <TextField
      label={wording(question.question, question.questionEn, language)}
      optional={!required}
      hint={scale === null ? undefined : t`De ${from} a ${to}.`}
      error={isWrong && error !== undefined ? t`Escribe un número, como 12 o 12.5.` : error}
      inputMode="decimal"
      autoComplete="off"
      value={isWrong ? text : shown}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        const number = numberOf(value);
        onChange(number === undefined ? { questionId } : { questionId, number });
      }}
    />
  );
}
