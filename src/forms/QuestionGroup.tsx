/** The frame of a question with several controls: its words as the legend, and its error tied to the group. */
import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { FieldError } from '#src/ui/FieldError.tsx';

export interface QuestionGroupProps {
  label: string;
  optional: boolean;
  error: string | undefined;
  hint?: ReactNode;
  children: ReactNode;
}

/** A fieldset; arrow keys stay inside. */
export function QuestionGroup({ label, optional, error, hint, children }: QuestionGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      className="flex min-w-0 flex-col"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2.5 font-semibold wrap-anywhere">
        {label}
        {optional ? (
          <span className="ms-1 text-small font-normal text-soft">
            (<Trans>opcional</Trans>)
          </span>
        ) : null}
        {hint === undefined ? null : (
          <span className="mt-0.5 block text-small font-normal text-soft">{hint}</span>
        )}
      </legend>
      {children}
      {error === undefined ? null : (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
