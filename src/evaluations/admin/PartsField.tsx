/** Who writes about a person, and the share of each part in the score. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { evaluationKinds } from '#schema/evaluations/cycles.rules.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { toggledPart, totalOf, type PlanFields } from './cyclePlan.ts';
import { kindWords } from '#src/evaluations/cycleWords.ts';

/** The shares are complete with 100; the sum is said while they are changed. */
export function PartsField({
  value,
  onChange,
  error,
  isFixed,
}: {
  readonly value: PlanFields;
  readonly onChange: (parts: PlanFields['parts']) => void;
  readonly error: string | undefined;
  /** Only the weights change. */
  readonly isFixed: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  const id = useId();
  const { parts } = value;
  const total = totalOf(value);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={`${id}-total`}>
      <legend className="mb-2 text-small font-semibold">
        <Trans>Quién escribe, y cuánto cuenta</Trans>
      </legend>
      {evaluationKinds.map((kind) => {
        const at = parts.findIndex((part) => part.kind === kind);
        const part = parts[at];
        const name = i18n._(kindWords[kind].name);
        if (isFixed && part === undefined) return null;
        return (
          <div key={kind} className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_13rem]">
            <Checkbox
              label={name}
              detail={i18n._(kindWords[kind].detail)}
              checked={part !== undefined}
              disabled={isFixed}
              onChange={() => onChange(toggledPart(value, kind))}
            />
            {part === undefined ? null : (
              <NumberField
                label={t`Peso de ${name}`}
                hideLabel
                suffix="%"
                min={1}
                max={100}
                value={part.weight}
                onChange={(weight) => onChange(parts.with(at, { ...part, weight }))}
              />
            )}
          </div>
        );
      })}
      <p id={`${id}-total`} role="status" className="text-small text-soft">
        {total === 100 ? (
          <Trans>Suman 100 %.</Trans>
        ) : Number.isNaN(total) ? null : (
          <Trans>Suman {total} %: tienen que sumar 100 %.</Trans>
        )}
      </p>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
