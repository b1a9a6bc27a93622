/** Several options, each with a checkbox, with the validation error below. */
import { useId, type ReactElement, type ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';

const layouts = {
  column: 'flex flex-col',
  row: 'flex flex-wrap gap-x-6',
  grid: 'grid gap-x-6 sm:grid-cols-2',
} as const;

interface ChecksFieldProps<V extends string> {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly layout?: keyof typeof layouts;
  readonly options: readonly { readonly value: V; readonly label: string; readonly detail?: ReactNode }[];
  /** Replaces the options, while there are none to show. */
  readonly instead?: ReactNode;
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
  readonly error?: string | undefined;
}

/** Chosen options have the order of the options. Values that are no option are kept. */
export function ChecksField<V extends string>({
  legend,
  hint,
  layout = 'column',
  options,
  instead,
  value,
  onChange,
  error,
}: ChecksFieldProps<V>): ReactElement {
  const id = useId();
  const places = options.map((option) => option.value);
  const chosen = (all: readonly V[]): V[] =>
    all.toSorted((one, other) => places.indexOf(one) - places.indexOf(other));
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      {hint === undefined ? null : <p className="mb-1 text-small text-soft">{hint}</p>}
      {instead ?? (
        <div className={layouts[layout]}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              detail={option.detail}
              checked={value.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  chosen(checked ? [...value, option.value] : value.filter((one) => one !== option.value)),
                )
              }
            />
          ))}
        </div>
      )}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
