/** A number field with a checkbox for no limit. */
import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';

export interface LimitFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** "Sin máximo". */
  readonly without: string;
  readonly usual: number;
  /** Null means no limit. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly suffix?: string | undefined;
  readonly error?: string | undefined;
}

/** Checking the box clears the field. Unchecking it restores `usual`. */
export function LimitField({
  label,
  hint,
  without,
  usual,
  value,
  onChange,
  min,
  max,
  suffix,
  error,
}: LimitFieldProps): ReactElement {
  return (
    <div className="flex flex-col gap-1.5">
      <NumberField
        label={label}
        hint={hint}
        value={value}
        min={min}
        max={max}
        suffix={suffix}
        disabled={value === null}
        error={error}
        onChange={(next) => onChange(next ?? min ?? 0)}
      />
      <Checkbox
        label={without}
        checked={value === null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? null : usual)}
      />
    </div>
  );
}
