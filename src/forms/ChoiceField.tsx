/** A question with options: one of them, or several. */
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { QuestionFieldProps } from './QuestionField.tsx';
import { toggledOption } from './questionDigits.ts';
import { wording } from './wording.ts';

/** Native radio buttons or checkboxes, each as wide as its row, with the digit that chooses it. */
export function ChoiceField({
  question,
  answer,
  onChange,
  error,
  language,
}: QuestionFieldProps): ReactElement {
  const name = useId();
  const { id: questionId, options } = question;
  const isOne = question.kind === 'single';
  const chosen = answer?.optionIds ?? [];
  const choose = (optionId: string): void =>
    onChange({ questionId, optionIds: isOne ? [optionId] : toggledOption(answer, optionId) });
  return (
    <QuestionGroup
      label={wording(question.question, question.questionEn, language)}
      optional={!question.required}
      error={error}
      hint={isOne ? undefined : <Trans>Puedes elegir varias.</Trans>}
    >
      <div className="flex flex-col gap-2">
        {options.map((option, index) => (
          <label
            key={option.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-card px-3 py-2 transition-colors duration-120 hover:bg-subtle has-checked:border-brand-edge has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <span className="relative inline-flex size-5 shrink-0">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={name}
                value={option.id}
                checked={chosen.includes(option.id)}
                onChange={() => choose(option.id)}
                className={classes(
                  'peer size-5 appearance-none border border-control bg-card transition-colors duration-120 outline-none forced-colors:appearance-auto',
                  isOne
                    ? 'rounded-full checked:border-[6px] checked:border-brand-edge'
                    : 'rounded-[6px] checked:border-brand-edge checked:bg-brand',
                )}
              />
              {isOne ? null : (
                <Icon
                  of={Check}
                  size={16}
                  className="pointer-events-none absolute inset-0.5 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
                />
              )}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {wording(option.text, option.textEn, language)}
            </span>
            {index < 9 ? (
              <kbd
                aria-hidden
                className="hidden size-6 shrink-0 items-center justify-center rounded-[6px] border border-line text-meta text-soft tabular-nums pointer-fine:inline-flex"
              >
                {index + 1}
              </kbd>
            ) : null}
          </label>
        ))}
      </div>
    </QuestionGroup>
  );
}
