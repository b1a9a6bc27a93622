/** A choice among the values of one filter of a list; the first option is all of them. */
import type { ReactElement } from 'react';
import { Select, type SelectOption } from '#src/ui/Select.tsx';

const all = '';

/** Undefined means all values. */
export const FilterSelect = <V extends string>({
  label,
  all: allLabel,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  /** The name of the option for all values. */
  readonly all: string;
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
  readonly options: readonly SelectOption<V>[];
}): ReactElement => (
  <div className="w-52 max-sm:w-full">
    <Select<V | ''>
      label={label}
      hideLabel
      value={value ?? all}
      onChange={(next) => onChange(next === all ? undefined : next)}
      options={[{ value: all, label: allLabel }, ...options]}
    />
  </div>
);
