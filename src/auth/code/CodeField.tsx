/**
 * Six boxes for six digits with one field over them, so that paste and the phone's autofill fill the whole
 * code.
 */
import type { ReactElement, Ref } from 'react';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { classes } from '#src/ui/classes.ts';
import { FieldFrame, useFieldTies } from '#src/ui/fieldFrame.tsx';

const places = Array.from({ length: oneTimeCode.digits }, (_, place) => place);

export interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Digits only. */
  readonly code: string;
  /** The code is being checked. */
  readonly isFixed: boolean;
  /** Receives the full typed or pasted text. */
  readonly onType: (text: string) => void;
}

/**
 * Letter spacing puts the digits into their boxes: for touch, screen readers and password managers it is one
 * ordinary field.
 */
export function CodeField({ ref, label, hint, error, code, isFixed, onType }: CodeFieldProps): ReactElement {
  const ties = useFieldTies({ hint, error });
  return (
    <FieldFrame words={{ label, hint, error }} ties={ties}>
      <span className="group @container relative block h-14 overflow-clip [overflow-clip-margin:4px]">
        <span aria-hidden className="absolute inset-0 grid grid-cols-6 gap-2">
          {places.map((place) => (
            <span
              key={place}
              className={classes(
                'rounded-control border bg-card transition-colors duration-120',
                error === undefined ? 'border-control' : 'border-error-edge',
                place === Math.min(code.length, oneTimeCode.digits - 1) &&
                  'group-focus-within:border-brand-edge group-focus-within:bg-brand-tint group-focus-within:outline-2 group-focus-within:-outline-offset-1 group-focus-within:outline-brand-edge',
                isFixed && 'bg-subtle',
              )}
            />
          ))}
        </span>
        <input
          {...ties}
          ref={ref}
          // Only the frame shows a selection: the browser's highlight would run through the gaps. Wider than
          // visible by the spacing of the last digit; otherwise the browser scrolls the field.
          className="absolute inset-y-0 start-0 w-[calc(100%+100cqw/6)] bg-transparent ps-[calc(((100cqw-2.5rem)/6-1ch)/2)] text-h4 font-semibold tracking-[calc((100cqw+0.5rem)/6-1ch)] text-ink tabular-nums outline-none selection:bg-transparent"
          name="one-time-code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          enterKeyHint="go"
          // No `maxLength`: it would cut a pasted "048 213" before its spaces are removed.
          value={code}
          // Not `disabled`: that would remove the focus while the user waits.
          readOnly={isFixed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
    </FieldFrame>
  );
}
