/** A question with a scale: its values in a row, with the words at its ends. */
import { useId, type ReactElement } from 'react';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { QuestionFieldProps } from './QuestionField.tsx';
import { scaleValues } from './questionDigits.ts';
import { wording } from './wording.ts';

/** Native radio buttons; the row breaks where it has no room, as at 320 px. */
export function ScaleField({
  question,
  answer,
  onChange,
  error,
  language,
}: QuestionFieldProps): ReactElement {
  const name = useId();
  const { id: questionId, scale } = question;
  const values = scaleValues(question);
  const low = scale === null ? '' : wording(scale.fromLabel, scale.fromLabelEn, language);
  const high = scale === null ? '' : wording(scale.toLabel, scale.toLabelEn, language);
  const wordsOf = (value: number): string =>
    value === values[0] && low !== ''
      ? `${value}, ${low}`
      : value === values.at(-1) && high !== ''
        ? `${value}, ${high}`
        : String(value);
  return (
    <QuestionGroup
      label={wording(question.question, question.questionEn, language)}
      optional={!question.required}
      error={error}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5">
        {values.map((value) => (
          <label
            key={value}
            className="relative flex h-11 cursor-pointer items-center justify-center rounded-control border border-control bg-card font-semibold tabular-nums transition-colors duration-120 hover:bg-subtle has-checked:border-brand-edge has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={wordsOf(value)}
              checked={answer?.number === value}
              onChange={() => onChange({ questionId, number: value })}
              className="absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:static forced-colors:me-1 forced-colors:appearance-auto"
            />
            <span aria-hidden>{value}</span>
          </label>
        ))}
      </div>
      {low === '' && high === '' ? null : (
        <div aria-hidden className="mt-1.5 flex justify-between gap-4 text-small text-soft">
          <span className="min-w-0 wrap-anywhere">{low}</span>
          <span className="min-w-0 text-end wrap-anywhere">{high}</span>
        </div>
      )}
    </QuestionGroup>
  );
}
