/** The frame of every field: label, hint and error, linked to the control by ids. */
import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './FieldError.tsx';

/** The texts around a field; every field component accepts them. */
export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** A full sentence; marks the field as invalid. */
  error?: string | undefined;
  /** The label is only for screen readers. */
  hideLabel?: boolean | undefined;
  /** Marks the field as optional beside the label. */
  optional?: boolean | undefined;
}

/** Attributes that link a control to its hint and error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The ids of one field; `own` overrides the generated id. */
export function useFieldTies({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, own?: string): FieldTies {
  const made = useId();
  const id = own ?? made;
  const described = classes(
    hint !== undefined && `${id}-hint`,
    error !== undefined && error !== '' && `${id}-error`,
  );
  return {
    id,
    'aria-invalid': error !== undefined && error !== '' ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  };
}

/** Classes of a text control; `invalid` changes the border, the message below states the reason. */
export const controlLook = (invalid: boolean): string =>
  classes(
    'w-full rounded-control border bg-card text-body text-ink transition-colors duration-120 ease-out',
    'hover:border-ink disabled:bg-subtle disabled:text-soft disabled:hover:border-control',
    invalid ? 'border-error-edge' : 'border-control',
  );

/** Label above, control, then error or hint below. */
export function FieldFrame({
  words,
  ties,
  children,
  labelFor = true,
}: {
  words: FieldWords;
  ties: FieldTies;
  children: ReactNode;
  labelFor?: boolean | undefined;
}): ReactElement {
  const { label, hint, error, hideLabel = false, optional = false } = words;
  const Label = labelFor ? 'label' : 'span';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label
        {...(labelFor ? { htmlFor: ties.id } : { id: `${ties.id}-label` })}
        className={hideLabel ? 'sr-only' : 'text-small font-semibold text-ink'}
      >
        {label}
        {optional ? (
          <span className="ms-1 font-normal text-soft">
            (<Trans>opcional</Trans>)
          </span>
        ) : null}
      </Label>
      {children}
      {error === undefined || error === '' ? null : <FieldError id={`${ties.id}-error`}>{error}</FieldError>}
      {hint === undefined ? null : (
        <p id={`${ties.id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
