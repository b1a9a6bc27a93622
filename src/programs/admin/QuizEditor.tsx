/** The questions of a quiz: written in both languages, with the right options marked. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { programLimits } from '#schema/programs/programs.rules.ts';
import { moved } from '#src/admin/order.ts';
import { OrderedList } from '#src/admin/OrderedList.tsx';
import { InTwo } from '#src/forms/builder/InTwo.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { newAsk, newOption, type AskRow, type OptionRow } from './lessonRows.ts';

/** The message of a field below the quiz of a lesson, such as `1.options`. */
type ErrorAt = (place: string) => string | undefined;

function Options({
  options,
  place,
  errorAt,
  onChange,
}: {
  readonly options: readonly OptionRow[];
  /** Of the question, from 1. */
  readonly place: number;
  readonly errorAt: ErrorAt;
  readonly onChange: (options: OptionRow[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const whole = errorAt('options');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-small font-semibold">{t`Opciones de la pregunta ${place}`}</legend>
      <ul className="flex flex-col gap-2">
        {options.map((option, at) => {
          const number = at + 1;
          return (
            <li key={option.id} className="flex items-start gap-2 max-sm:flex-wrap">
              <InTwo
                label={t`Opción ${number}`}
                hideLabel
                text={option.text}
                textEn={option.textEn}
                maxLength={textLength.description}
                error={errorAt(`options.${at}.text`)}
                errorEn={errorAt(`options.${at}.textEn`)}
                onChange={(change) => onChange(options.with(at, { ...option, ...change }))}
              />
              <span className="flex shrink-0 items-center pt-1.5">
                <Checkbox
                  label={<Trans>Correcta</Trans>}
                  aria-label={t`La opción ${number} es correcta`}
                  checked={option.correct}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(options.with(at, { ...option, correct: checked }))
                  }
                />
                <IconButton
                  icon={X}
                  size="small"
                  label={t`Quitar la opción ${number}`}
                  disabled={options.length <= 2}
                  onClick={() => onChange(options.toSpliced(at, 1))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {whole === undefined ? null : <FieldError>{whole}</FieldError>}
      {options.length >= programLimits.options ? null : (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={Plus}
            onClick={() => onChange([...options, newOption()])}
          >
            <Trans>Agregar opción</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export function QuizEditor({
  quiz,
  errorAt,
  onChange,
}: {
  readonly quiz: readonly AskRow[];
  readonly errorAt: ErrorAt;
  readonly onChange: (quiz: AskRow[]) => void;
}): ReactElement {
  const { t } = useLingui();
  const whole = errorAt('');
  return (
    <div className="flex flex-col gap-3">
      <OrderedList
        rows={quiz}
        keyOf={({ id }) => id}
        nameOf={({ question }) => question.trim() || t`la pregunta`}
        onMove={(from, to) => onChange([...moved(quiz, from, to)])}
      >
        {(ask, { handle, arrows }, at) => {
          const place = at + 1;
          return (
            <div className="flex flex-col gap-4 p-4">
              <div className="flex flex-wrap items-start gap-2">
                {handle}
                <InTwo
                  label={t`Pregunta ${place}`}
                  text={ask.question}
                  textEn={ask.questionEn}
                  maxLength={textLength.description}
                  error={errorAt(`${at}.question`)}
                  errorEn={errorAt(`${at}.questionEn`)}
                  onChange={({ text = ask.question, textEn = ask.questionEn }) =>
                    onChange(quiz.with(at, { ...ask, question: text, questionEn: textEn }))
                  }
                />
                <span className="ms-auto flex items-center pt-7 max-sm:pt-0">
                  {arrows}
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={t`Quitar la pregunta ${place}`}
                    onClick={() => onChange(quiz.toSpliced(at, 1))}
                  />
                </span>
              </div>
              <Options
                options={ask.options}
                place={place}
                errorAt={(field) => errorAt(`${at}.${field}`)}
                onChange={(options) => onChange(quiz.with(at, { ...ask, options }))}
              />
            </div>
          );
        }}
      </OrderedList>
      {whole === undefined ? null : <FieldError>{whole}</FieldError>}
      {quiz.length >= programLimits.questions ? null : (
        <div>
          <Button variant="secondary" size="small" icon={Plus} onClick={() => onChange([...quiz, newAsk()])}>
            <Trans>Agregar pregunta</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
